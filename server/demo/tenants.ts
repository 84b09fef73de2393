import type { TenantFeatures, TenantLook } from '#server/db/schema/tenants.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { RegistrationMode } from '#shared/domain/registration.ts'
import type { AppParam } from '#shared/domain/switches.ts'
import { ISLES_WORDS } from './isles-words.ts'

export interface DemoTenant {
  name: string
  hosts: string[]
  isDefault: boolean
  look: TenantLook
  features: TenantFeatures
  params: AppParam[]
  languages: Language[]
  defaultLanguage: Language
  timeZone: string
  registration: RegistrationMode
  registrationDomains: string[]
  registrationContact: string | null
  /** Where a copy of the client may be served: no copy is, until somebody starts one. */
  clientOrigins: string[]
  /** Own wording, by language and key. */
  words?: Partial<Record<Language, Record<string, string>>>
}

/** Colleagues of the demo's people open their accounts themselves. */
const BY_DOMAIN = {
  registration: 'domains' as const,
  registrationDomains: ['demo.waymark.test'],
  registrationContact: 'support@demo.waymark.test',
}

/** Anybody may come. */
const OPEN = { ...BY_DOMAIN, registration: 'open' as const, registrationDomains: [] }

const BY_INVITATION = { ...BY_DOMAIN, registration: 'invitation' as const, registrationDomains: [] }

/** Another site than any of the demo's own, on this machine. */
const CLIENT_ORIGINS = ['http://client.localhost:*']

/** Empty addresses: the product's own art. */
const OWN_ART = { logoUrl: '', backgroundUrl: '', faviconUrl: '' }

/** The picture of their adventure at the login. */
const ISLES_ART = { ...OWN_ART, backgroundUrl: '/assets/art/isles.webp' }

const FEATURES: TenantFeatures = {
  isShopEnabled: true,
  isActivitiesWidgetEnabled: true,
  isProtipEnabled: true,
  isPushEnabled: true,
  sendStatistics: true,
  audioEffectsTurnedOn: true,
  recaptchaSiteKey: '',
  adventureLogoUrl: null,
}

const STREAK: AppParam[] = [
  { configKey: 'streak_enabled', configValue: true },
  { configKey: 'streak_qualifier', configValue: 'task' },
  { configKey: 'streak_type', configValue: 'day' },
  { configKey: 'streak_bonus_points', configValue: 30 },
  { configKey: 'streak_bonus_coins', configValue: 5 },
]

/** Colleagues choose tips for each other. */
const TIPS: AppParam = { configKey: 'protip', configValue: true }

/** Leaders give coaching sessions. */
const SESSIONS: AppParam = { configKey: 'coaching_sessions_enabled', configValue: true }

/** Day and night pass over the map by the tenant's clock. */
const DAYLIGHT: AppParam = { configKey: 'daylight', configValue: true }

/** A demo shows what a tenant may switch on. */
const FOR_YOU: AppParam = { configKey: 'isRecommendationModuleEnabled', configValue: true }

function weather(isOn: boolean): AppParam[] {
  return [
    { configKey: 'snow', configValue: isOn },
    { configKey: 'cloud', configValue: isOn },
    { configKey: 'bubbles', configValue: isOn },
  ]
}

const FOOTER: AppParam = {
  configKey: 'marketingFooterContent',
  configValue: [
    { title: 'Waymark', img: '/assets/art/mark.svg' },
    { title: 'Support', url: 'mailto:support@demo.waymark.test' },
    { title: 'Northwind Academy, Hamburg' },
  ],
}

/** The keeper of the lights speaks wherever a mission names nobody else. */
const PUFFIN: AppParam = { configKey: 'defaultAssistant', configValue: '/assets/art/puffin.webm' }

/** Adventures of the release that no demo tenant has from the start: its makers find them in the library. */
export const ONLY_IN_LIBRARY: ReadonlySet<string> = new Set(['morning-bakery'])

export const DEMO_TENANTS: readonly DemoTenant[] = [
  {
    name: 'lantern',
    hosts: ['localhost', '127.0.0.1', '[::1]'],
    isDefault: true,
    look: {
      ...ISLES_ART,
      title: 'Lantern Isles',
      colourOne: '#0E2A47',
      colourTwo: '#2B4C7E',
      colourThree: '#FFB84D',
      colourThreeLighten: '#FFE3B3',
    },
    features: FEATURES,
    params: [...STREAK, ...weather(true), DAYLIGHT, TIPS, PUFFIN, FOR_YOU, SESSIONS],
    languages: ['pl', 'en', 'es', 'de'],
    defaultLanguage: 'en',
    timeZone: 'Europe/Warsaw',
    ...BY_DOMAIN,
    clientOrigins: CLIENT_ORIGINS,
    words: ISLES_WORDS,
  },
  {
    name: 'northwind',
    hosts: ['second.localhost'],
    isDefault: false,
    look: {
      ...OWN_ART,
      title: 'Northwind Academy',
      colourOne: '#E4FF1A',
      colourTwo: '#FF5A1F',
      colourThree: '#E4FF1A',
      colourThreeLighten: '#F4FFA3',
    },
    features: FEATURES,
    params: [...STREAK, ...weather(false), FOOTER, FOR_YOU, SESSIONS],
    languages: ['de', 'en'],
    defaultLanguage: 'de',
    timeZone: 'Europe/Berlin',
    ...BY_INVITATION,
    clientOrigins: CLIENT_ORIGINS,
    words: {
      de: { 'session.title': 'Moin moin', 'session.welcome': 'Die Akademie hat geöffnet.' },
      en: { 'session.title': 'Good to see you', 'session.welcome': 'The academy is open.' },
    },
  },
  {
    name: 'nightshift',
    hosts: ['dark.localhost'],
    isDefault: false,
    look: {
      ...ISLES_ART,
      title: 'Night Shift',
      colourOne: '#0A0A0A',
      colourTwo: '#FF5A1F',
      colourThree: '#E4FF1A',
      colourThreeLighten: '#F4FFA3',
    },
    features: FEATURES,
    params: [...STREAK, ...weather(true), DAYLIGHT, TIPS, PUFFIN, FOR_YOU, SESSIONS],
    languages: ['pl', 'en', 'es', 'de'],
    defaultLanguage: 'en',
    timeZone: 'Europe/Warsaw',
    ...OPEN,
    clientOrigins: CLIENT_ORIGINS,
    words: ISLES_WORDS,
  },
]
