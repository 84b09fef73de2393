import type { PlatformSettings } from '#shared/contract/platform.ts'

/** What a tenant has set, where nothing else is said. */
export const PLAIN_SETTINGS: PlatformSettings = {
  platformLogoURL: '',
  platformBackgroundURL: '',
  platformFaviconURL: '',
  platformTitle: 'Northwind',
  mainColorOne: '#0E2A47',
  mainColorTwo: '#2B4C7E',
  mainColorThree: '#FFB84D',
  mainColorThreeLighten: '#FFE3B3',
  languageSettings: { defaultLang: 'de', languageArray: [] },
  notificationPushSettings: { isNotificationPushEnabled: false },
  loginAndRegisterSettings: { recaptchaSiteKey: '', registration: 'open', contact: null },
  sendStatistics: false,
  audioEffectsTurnedOn: false,
}
