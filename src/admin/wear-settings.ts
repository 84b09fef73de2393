import type { TenantSettings } from '#shared/contract/tenant-settings.ts'
import { LANGUAGES } from '#shared/domain/languages.ts'
import { SWITCH_DEFAULTS } from '#shared/domain/switches.ts'
import { settlePlatform, usePlatform } from '#src/features/platform/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { showLook } from '#src/shell/look.ts'

/** What the settings say of params. */
const PARAMS = [
  ...Object.keys(SWITCH_DEFAULTS),
  'streak_type',
  'streak_qualifier',
  'streak_bonus_points',
  'streak_bonus_coins',
  'defaultAssistant',
]

/** Lets this browser go by what its admin has just saved; all others do with their next start. */
export function wearSettings(saved: TenantSettings): void {
  const { params, settings } = usePlatform.getState()
  const values = new Map<string, unknown>(Object.entries(saved))
  const written = PARAMS.map((configKey) => ({ configKey, configValue: values.get(configKey) }))
  written.push({ configKey: 'marketingFooterContent', configValue: saved.footer })
  const next = settings && {
    ...settings,
    platformTitle: saved.title,
    platformLogoURL: saved.logoUrl,
    platformBackgroundURL: saved.backgroundUrl,
    platformFaviconURL: saved.faviconUrl,
    mainColorOne: saved.colourOne,
    mainColorTwo: saved.colourTwo,
    mainColorThree: saved.colourThree,
    mainColorThreeLighten: saved.colourThreeLighten,
    languageSettings: {
      defaultLang: saved.defaultLanguage,
      languageArray: LANGUAGES.filter(({ shortName }) => saved.languages.includes(shortName)).map(
        ({ shortName, name }) => ({ shortName, name, icoUrl: '', isActive: true }),
      ),
    },
    isSetUp: saved.isSetUp,
    sendStatistics: saved.sendStatistics,
    audioEffectsTurnedOn: saved.audioEffectsTurnedOn,
  }
  settlePlatform(params, written, next)
  showLook(next)
  // what an adventure offers follows from them, too
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'tenant' })
}
