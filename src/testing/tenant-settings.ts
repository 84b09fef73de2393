import type { TenantSettings } from '#shared/contract/tenant-settings.ts'
import { SWITCH_DEFAULTS } from '#shared/domain/switches.ts'

/** The settings of a tenant. */
export function someSettings(more: Partial<TenantSettings> = {}): TenantSettings {
  return {
    ...SWITCH_DEFAULTS,
    ...{ title: 'Lantern Isles', colourOne: '#0E2A47', colourTwo: '#2B4C7E' },
    ...{ colourThree: '#FFB84D', colourThreeLighten: '#FFE3B3' },
    ...{ logoUrl: '', faviconUrl: '', backgroundUrl: '', adventureLogoUrl: '', defaultAssistant: '' },
    ...{ languages: ['pl', 'en'], defaultLanguage: 'en', timeZone: 'Europe/Warsaw' },
    ...{ streak_type: 'day', streak_qualifier: 'task', streak_bonus_points: 30, streak_bonus_coins: 5 },
    ...{ isShopEnabled: true, isActivitiesWidgetEnabled: true, isPushEnabled: true },
    ...{ sendStatistics: false, audioEffectsTurnedOn: true, footer: [] },
    ...{ mailSender: '', mailReplyTo: '' },
    ...{ recaptchaSiteKey: '', eventsDays: 400, errorsDays: 30, auditDays: 730, isSetUp: true },
    isSecondFactorRequired: false,
    firstWeekday: 'monday',
    smallestGroup: 5,
    ...more,
  }
}
