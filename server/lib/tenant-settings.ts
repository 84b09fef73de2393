import type { SettingChanges, TenantSettings } from '#shared/contract/tenant-settings.ts'
import { readFooter } from '#shared/domain/marketing-footer.ts'
import { FEWEST_PEOPLE } from '#shared/domain/small-groups.ts'
import { readStreakSettings } from '#shared/domain/streak-settings.ts'
import { readDefaultAssistant, readSwitches, type AppParam } from '#shared/domain/switches.ts'
import { RETENTION_DAYS, type TenantSettingName } from '#shared/domain/tenant-settings.ts'
import { FIRST_WEEKDAY_KEY, readFirstWeekday } from '#shared/domain/week.ts'
import type { TenantFeatures, TenantLook, tenants } from '#server/db/schema/tenants.ts'

type TenantRow = typeof tenants.$inferSelect

/** Columns that settings lie in. */
export type SettingColumns = Pick<
  TenantRow,
  'look' | 'features' | 'params' | 'languages' | 'defaultLanguage' | 'timeZone'
>

/** Where a setting lies. */
type Place =
  | { in: 'look'; key: keyof TenantLook }
  | { in: 'features'; key: keyof TenantFeatures; param?: string }
  | { in: 'params'; key: string }
  | { in: 'row' }

const ROW: Place = { in: 'row' }
const param = (key: string): Place => ({ in: 'params', key })
const look = (key: keyof TenantLook): Place => ({ in: 'look', key })
const feature = (key: keyof TenantFeatures): Place => ({ in: 'features', key })

const PLACES: Readonly<Record<TenantSettingName, Place>> = {
  title: look('title'),
  colourOne: look('colourOne'),
  colourTwo: look('colourTwo'),
  colourThree: look('colourThree'),
  colourThreeLighten: look('colourThreeLighten'),
  logoUrl: look('logoUrl'),
  faviconUrl: look('faviconUrl'),
  backgroundUrl: look('backgroundUrl'),
  adventureLogoUrl: feature('adventureLogoUrl'),
  defaultAssistant: param('defaultAssistant'),
  languages: ROW,
  defaultLanguage: ROW,
  timeZone: ROW,
  firstWeekday: param(FIRST_WEEKDAY_KEY),
  streak_type: param('streak_type'),
  streak_qualifier: param('streak_qualifier'),
  streak_bonus_points: param('streak_bonus_points'),
  streak_bonus_coins: param('streak_bonus_coins'),
  snow: param('snow'),
  cloud: param('cloud'),
  bubbles: param('bubbles'),
  daylight: param('daylight'),
  streak_enabled: param('streak_enabled'),
  isDisableMissionBlinking: param('isDisableMissionBlinking'),
  assurance_in_tests: param('assurance_in_tests'),
  training_sign_of_enabled: param('training_sign_of_enabled'),
  coaching_sessions_enabled: param('coaching_sessions_enabled'),
  isRecommendationModuleEnabled: param('isRecommendationModuleEnabled'),
  // the specification has two switches for tips, and both must be on: to an admin they are one
  protip: { in: 'features', key: 'isProtipEnabled', param: 'protip' },
  error_handler: param('error_handler'),
  isShopEnabled: feature('isShopEnabled'),
  isActivitiesWidgetEnabled: feature('isActivitiesWidgetEnabled'),
  isPushEnabled: feature('isPushEnabled'),
  sendStatistics: feature('sendStatistics'),
  audioEffectsTurnedOn: feature('audioEffectsTurnedOn'),
  footer: param('marketingFooterContent'),
  mailSender: feature('mailSender'),
  mailReplyTo: feature('mailReplyTo'),
  recaptchaSiteKey: feature('recaptchaSiteKey'),
  eventsDays: feature('eventsDays'),
  errorsDays: feature('errorsDays'),
  auditDays: feature('auditDays'),
  smallestGroup: feature('smallestGroup'),
  isSecondFactorRequired: feature('isSecondFactorRequired'),
  isSetUp: feature('isSetUp'),
}

/** @param fileParams the static ones, which hold where the tenant has none of its own */
export function settingsOf(row: SettingColumns, fileParams: readonly AppParam[] = []): TenantSettings {
  const { features, languages, defaultLanguage, timeZone } = row
  const params = [...fileParams, ...row.params]
  const switches = readSwitches(params)
  const streak = readStreakSettings(params)
  return {
    ...row.look,
    adventureLogoUrl: features.adventureLogoUrl ?? '',
    defaultAssistant: readDefaultAssistant(params) ?? '',
    ...{ languages, defaultLanguage, timeZone },
    streak_type: streak.type,
    firstWeekday: readFirstWeekday(params),
    streak_qualifier: streak.qualifier,
    streak_bonus_points: streak.bonusPoints,
    streak_bonus_coins: streak.bonusCoins,
    footer: readFooter(params).map(({ title, url, img }) => ({ title, url: url ?? '', img: img ?? '' })),
    mailSender: features.mailSender ?? '',
    mailReplyTo: features.mailReplyTo ?? '',
    recaptchaSiteKey: features.recaptchaSiteKey,
    eventsDays: features.eventsDays ?? RETENTION_DAYS.eventsDays.usual,
    errorsDays: features.errorsDays ?? RETENTION_DAYS.errorsDays.usual,
    auditDays: features.auditDays ?? RETENTION_DAYS.auditDays.usual,
    smallestGroup: features.smallestGroup ?? FEWEST_PEOPLE,
    isSecondFactorRequired: features.isSecondFactorRequired ?? false,
    isSetUp: features.isSetUp ?? true,
    ...switches,
    protip: switches.protip && features.isProtipEnabled,
    isShopEnabled: features.isShopEnabled,
    isActivitiesWidgetEnabled: features.isActivitiesWidgetEnabled,
    isPushEnabled: features.isPushEnabled,
    sendStatistics: features.sendStatistics,
    audioEffectsTurnedOn: features.audioEffectsTurnedOn,
  }
}

/** The columns with these settings changed. */
export function withSettings(row: SettingColumns, changes: SettingChanges): SettingColumns {
  const { languages, defaultLanguage, timeZone } = Object.assign({}, row, changes)
  const look: Record<string, unknown> = {}
  const features: Record<string, unknown> = {}
  const params: AppParam[] = []
  for (const [name, value] of Object.entries(changes)) {
    const place = PLACES[asSetting(name)]
    if (place.in === 'look') look[place.key] = value
    if (place.in === 'features') features[place.key] = value
    if (place.in === 'params') params.push({ configKey: place.key, configValue: value })
    if (place.in === 'features' && place.param) params.push({ configKey: place.param, configValue: value })
  }
  const isOld = ({ configKey }: AppParam) => !params.some((one) => one.configKey === configKey)
  return {
    look: { ...row.look, ...look },
    features: { ...row.features, ...features },
    params: [...row.params.filter(isOld), ...params],
    ...{ languages, defaultLanguage, timeZone },
  }
}

function asSetting(name: string): TenantSettingName {
  if (!isSetting(name)) throw new Error(`${name} is no setting`)
  return name
}

function isSetting(name: string): name is TenantSettingName {
  return Object.hasOwn(PLACES, name)
}
