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
  'streak_type',
  'streak_qualifier',
  'streak_bonus_points',
  'streak_bonus_coins',
  ...namesOf(SWITCH_DEFAULTS),
  ...FEATURE_SWITCHES,
  'footer',
] as const
export type TenantSettingName = (typeof TENANT_SETTINGS)[number]

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

export const MOST_FOOTER_ENTRIES = 8
export const MOST_STREAK_BONUS = 100_000

/** Where a tenant's own picture lies. */
export function tenantPictureAddress(version: string): string {
  return `/look/${version}.webp`
}

/** The version in such an address; null for all others. */
export function tenantPictureIn(address: string): string | null {
  return /^\/look\/([\da-f]{16})\.webp$/.exec(address)?.[1] ?? null
}

function namesOf<Names extends object>(named: Names): (keyof Names)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys of a constant
  return Object.keys(named) as (keyof Names)[]
}
