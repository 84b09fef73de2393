import { SWITCH_DEFAULTS, type SwitchKey } from './switches.ts'

/** Fields of a tenant's look that are words or colours. */
export const LOOK_COLOURS = ['colourOne', 'colourTwo', 'colourThree', 'colourThreeLighten'] as const

/** What a picture of the tenant's own is for, which is also the name of its setting. */
export const PICTURE_USES = [
  'logoUrl',
  'faviconUrl',
  'backgroundUrl',
  'adventureLogoUrl',
  'defaultAssistant',
] as const
export type PictureUse = (typeof PICTURE_USES)[number]

/** What a picture of each use fits, in px: twice what any page shows. `contain` fills it up with nothing, `inside` makes none larger. */
export const PICTURE_FRAMES = {
  logoUrl: { width: 640, height: 320, fit: 'inside' },
  faviconUrl: { width: 192, height: 192, fit: 'contain' },
  backgroundUrl: { width: 1920, height: 1200, fit: 'inside' },
  adventureLogoUrl: { width: 640, height: 640, fit: 'inside' },
  defaultAssistant: { width: 640, height: 640, fit: 'inside' },
} as const satisfies Record<PictureUse, { width: number; height: number; fit: 'inside' | 'contain' }>

/** On or off, and not among the params. */
export const FEATURE_SWITCHES = [
  'isShopEnabled',
  'isActivitiesWidgetEnabled',
  'isPushEnabled',
  'sendStatistics',
  'audioEffectsTurnedOn',
] as const
export type FeatureSwitch = (typeof FEATURE_SWITCHES)[number]

export type TenantSwitch = SwitchKey | FeatureSwitch

/** Their words of the wire say what is not: people see the opposite. */
const TURNED: readonly TenantSettingName[] = ['isDisableMissionBlinking']

/** Between what is stored of a switch and what people see of it, both ways. */
export function asSeen(name: TenantSettingName, isOn: boolean): boolean {
  return isOn !== TURNED.includes(name)
}

export const STREAK_PERIODS = ['day', 'week'] as const
export const STREAK_QUALIFIERS = ['visit', 'task'] as const

/** All that an admin can set, one name a field: the log and refusals use it. */
export const TENANT_SETTINGS = [
  'title',
  ...LOOK_COLOURS,
  ...PICTURE_USES,
  'languages',
  'defaultLanguage',
  'timeZone',
  'firstWeekday',
  'streak_type',
  'streak_qualifier',
  'streak_bonus_points',
  'streak_bonus_coins',
  ...namesOf(SWITCH_DEFAULTS),
  ...FEATURE_SWITCHES,
  'footer',
  'mailSender',
  'mailReplyTo',
  'recaptchaSiteKey',
  'eventsDays',
  'errorsDays',
  'auditDays',
  'smallestGroup',
  'isSecondFactorRequired',
  'isSetUp',
] as const
export type TenantSettingName = (typeof TENANT_SETTINGS)[number]

export function isSettingName(name: string): name is TenantSettingName {
  return TENANT_SETTINGS.some((one) => one === name)
}

/** Of these settings the named ones alone. */
export function onlySettings<Some extends Partial<Record<TenantSettingName, unknown>>>(
  settings: Some,
  names: readonly TenantSettingName[],
): Some {
  const some = { ...settings }
  for (const name of TENANT_SETTINGS) if (!names.includes(name)) Reflect.deleteProperty(some, name)
  return some
}

/** In characters. */
export const TITLE_LENGTH = 60
export const FOOTER_TITLE_LENGTH = 80
export const ADDRESS_LENGTH = 500
export const SENDER_LENGTH = 80

/** How many days recorded events, error reports and the audit log are there, and what they may be set to. */
export const RETENTION_DAYS = {
  // a year, and the weeks in which somebody looks back at it
  eventsDays: { usual: 400, least: 30, most: 1100 },
  errorsDays: { usual: 30, least: 1, most: 400 },
  auditDays: { usual: 730, least: 90, most: 3650 },
} as const satisfies Partial<Record<TenantSettingName, { usual: number; least: number; most: number }>>
export type RetentionName = keyof typeof RETENTION_DAYS

export const MOST_FOOTER_ENTRIES = 8
export const MOST_STREAK_BONUS = 100_000

/** Where a tenant's own picture lies. */
export function tenantPictureAddress(version: string): string {
  return `/look/${version}.webp`
}

/** Of a film; its still lies at the address of the picture. */
export function tenantFilmAddress(version: string): string {
  return `/look/${version}.webm`
}

/** The version in such an address; null for all others. */
export function tenantPictureIn(address: string): string | null {
  return /^\/look\/([\da-f]{16})\.web[pm]$/.exec(address)?.[1] ?? null
}

/** The version of a film in its address, or in that of the same film for browsers that draw no alpha; null for all others. */
export function tenantFilmIn(address: string): { version: string; isStacked: boolean } | null {
  const [, version, stacked] = /^\/look\/([\da-f]{16})(\.stacked)?\.webm$/.exec(address) ?? []
  return version === undefined ? null : { version, isStacked: stacked !== undefined }
}

function namesOf<Names extends object>(named: Names): (keyof Names)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys of a constant
  return Object.keys(named) as (keyof Names)[]
}
