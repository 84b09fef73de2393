import type { PlatformSettings } from '#shared/contract/platform.ts'
import { LANGUAGES } from '#shared/domain/languages.ts'
import type { Tenant } from '#server/http/visit.ts'
import type { PushOffer } from '#server/lib/push.ts'

/** @param push null where nobody can be told by push, whatever the tenant wants */
export function showSettings(
  { look, features, languages, defaultLanguage, registration, registrationContact }: Tenant,
  push: PushOffer | null,
  sendsMail = true,
): PlatformSettings {
  return {
    platformLogoURL: look.logoUrl,
    platformBackgroundURL: look.backgroundUrl,
    platformFaviconURL: look.faviconUrl,
    platformTitle: look.title,
    mainColorOne: look.colourOne,
    mainColorTwo: look.colourTwo,
    mainColorThree: look.colourThree,
    mainColorThreeLighten: look.colourThreeLighten,
    languageSettings: {
      defaultLang: defaultLanguage,
      // no flags: a flag is a country, not a language
      languageArray: LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map((language) => ({
        ...language,
        icoUrl: '',
        isActive: true,
      })),
    },
    notificationPushSettings: { isNotificationPushEnabled: push !== null },
    loginAndRegisterSettings: {
      recaptchaSiteKey: features.recaptchaSiteKey,
      registration,
      contact: registrationContact,
    },
    sendsMail,
    isSetUp: features.isSetUp ?? true,
    sendStatistics: features.sendStatistics,
    audioEffectsTurnedOn: features.audioEffectsTurnedOn,
  }
}
