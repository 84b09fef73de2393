import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { requestPasswordReset } from '#shared/contract/accounts.ts'
import { readAdventureSettings } from '#shared/contract/adventures.ts'
import { readPlatformSettings, readAppParams } from '#shared/contract/platform.ts'
import { readStreak } from '#shared/contract/player.ts'
import { readStreakDays } from '#shared/contract/player-area.ts'
import { login } from '#shared/contract/session.ts'
import {
  changeTenant,
  putTenantPicture,
  readTenant,
  type SettingChanges,
} from '#shared/contract/tenant-settings.ts'
import { TENANT_SETTINGS, type PictureUse, type TenantSettingName } from '#shared/domain/tenant-settings.ts'
import { createApp } from '#server/app.ts'
import { projectFolder } from '#server/db/project-folder.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { takeMails } from '#server/testing/mails.ts'
import { openWorld, SECOND_SERVER, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, PASSWORD, type TestPerson } from '#server/testing/world.ts'

let world: TestWorld
let admin: TestPerson
let adminHere: TestBrowser
/** The same people at a second server on the same database. */
let playerThere: TestBrowser
let adminThere: TestBrowser

// one world for all: no two of them change the same
beforeAll(async () => {
  world = await openWorld()
  const { storage, db, tenantId, clock, files, player } = world
  admin = await makePerson(db, tenantId, clock.now(), { role: 'admin' })
  adminHere = await world.browserOf(admin)
  const other = await createApp({ ...SECOND_SERVER, storage, clock: clock.now, files, push: OFFER })
  const at = async (person: TestPerson): Promise<TestBrowser> => {
    const browser = new TestBrowser(other)
    for (const [name, value] of (await world.browserOf(person)).cookies) browser.cookies.set(name, value)
    return browser
  }
  playerThere = await at(player)
  adminThere = await at(admin)
})

/** What a second server could push with. */
const OFFER = { webConfig: {}, vapidKey: 'B'.repeat(87) }

/** How a setting is proved: what an admin sets it to on one server, what somebody gets of it on another, and which test shows that on a page. */
interface Proof {
  to: SettingChanges | (() => Promise<SettingChanges>)
  /** What a browser at the second server is answered. */
  seen: () => Promise<unknown>
  as: unknown
  /** A test of a page or of its effect, and a word of it. */
  shown: readonly [file: string, word: string]
}

const platform = async () => playerThere.call(readPlatformSettings, {})
const param = (key: string) => async () =>
  (await playerThere.call(readAppParams, { query: {} })).findLast(({ configKey }) => configKey === key)
    ?.configValue
const played = async () => (await playerThere.call(readAdventureSettings, {})).config
/** What is an admin's to see alone, and works on the server. */
const set = (name: TenantSettingName) => async () => (await adminThere.call(readTenant, {})).settings[name]

async function brought(use: PictureUse): Promise<SettingChanges> {
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#aa5500' } })
    .png()
    .toBuffer()
  const body = { use, image: image.toString('base64') }
  return { [use]: (await adminHere.call(putTenantPicture, { body })).address }
}
const AT_LOOK = expect.stringMatching(/^\/look\/[\da-f]{16}\.webp$/)

/** A switch among the params. */
const switched = (name: TenantSettingName, isOn: boolean, ...shown: Proof['shown']): Proof => ({
  ...{ to: { [name]: isOn }, seen: param(name), as: isOn, shown },
})

async function senderOfMail(): Promise<unknown> {
  await playerThere.call(requestPasswordReset, { body: { email: world.player.email } })
  return (await takeMails(world))[0]?.sender
}

const PROOFS: Record<TenantSettingName, Proof> = {
  title: {
    ...{ to: { title: 'Harbour School' }, seen: async () => (await platform()).platformTitle },
    ...{
      as: 'Harbour School',
      shown: ['e2e/journeys/tenant-settings.spec.ts', 'toHaveTitle(/Harbour School/)'],
    },
  },
  colourOne: {
    ...{ to: { colourOne: '#102030' }, seen: async () => (await platform()).mainColorOne, as: '#102030' },
    shown: ['src/ui/colours.test.ts', 'mainColorOne'],
  },
  colourTwo: {
    ...{ to: { colourTwo: '#203040' }, seen: async () => (await platform()).mainColorTwo, as: '#203040' },
    shown: ['src/ui/colours.test.ts', 'mainColorTwo'],
  },
  colourThree: {
    ...{ to: { colourThree: '#AA5500' }, seen: async () => (await platform()).mainColorThree, as: '#AA5500' },
    shown: ['e2e/journeys/tenant-settings.spec.ts', "accentOf(hers)).toBe('#8FD3FF')"],
  },
  colourThreeLighten: {
    to: { colourThreeLighten: '#FFEECC' },
    ...{ seen: async () => (await platform()).mainColorThreeLighten, as: '#FFEECC' },
    shown: ['src/ui/colours.test.ts', 'mainColorThreeLighten'],
  },
  logoUrl: {
    ...{ to: () => brought('logoUrl'), seen: async () => (await platform()).platformLogoURL, as: AT_LOOK },
    shown: ['src/shell/LoadingScreen.test.tsx', 'platformLogoURL'],
  },
  faviconUrl: {
    to: () => brought('faviconUrl'),
    ...{ seen: async () => (await platform()).platformFaviconURL, as: AT_LOOK },
    shown: ['server/modules/platform/serve-document.test.ts', 'faviconUrl'],
  },
  backgroundUrl: {
    to: () => brought('backgroundUrl'),
    ...{ seen: async () => (await platform()).platformBackgroundURL, as: AT_LOOK },
    shown: ['src/auth/login.test.tsx', 'platformBackgroundURL'],
  },
  adventureLogoUrl: {
    ...{ to: () => brought('adventureLogoUrl'), seen: async () => (await played()).logoURL, as: AT_LOOK },
    shown: ['src/game/map/MapLoading.test.tsx', 'logoURL'],
  },
  defaultAssistant: {
    ...{ to: () => brought('defaultAssistant'), seen: param('defaultAssistant'), as: AT_LOOK },
    shown: ['src/game/pages/stories.test.tsx', 'defaultAssistant'],
  },
  languages: {
    to: { languages: ['de', 'en', 'pl'] },
    seen: async () =>
      (await platform()).languageSettings.languageArray.map(({ shortName }) => shortName).toSorted(),
    as: ['de', 'en', 'pl'],
    shown: ['e2e/journeys/languages.spec.ts', 'LANG-1'],
  },
  defaultLanguage: {
    to: { defaultLanguage: 'pl' },
    ...{ seen: async () => (await platform()).languageSettings.defaultLang, as: 'pl' },
    shown: ['src/app/startup.test.ts', 'defaultLang'],
  },
  timeZone: {
    // the day of who has no time zone of one's own
    to: { timeZone: 'Pacific/Kiritimati' },
    seen: async () => (await playerThere.call(readStreakDays, {})).days.at(-1)?.day,
    ...{ as: '2026-11-24', shown: ['src/game/hud/daily-streak.test.tsx', 'timeZone'] },
  },
  firstWeekday: {
    ...{ to: { firstWeekday: 'sunday' }, seen: param('first_weekday'), as: 'sunday' },
    shown: ['src/features/coaching/parts/month.test.ts', 'sunday'],
  },
  streak_type: {
    ...{ to: { streak_type: 'week' }, seen: async () => (await playerThere.call(readStreakDays, {})).type },
    ...{ as: 'week', shown: ['src/features/streak/StreakPopup.test.tsx', "'week'"] },
  },
  streak_qualifier: {
    to: { streak_qualifier: 'visit' },
    seen: async () => (await playerThere.call(readStreakDays, {})).qualifier,
    ...{ as: 'visit', shown: ['server/modules/player/streak.test.ts', 'visit'] },
  },
  streak_bonus_points: {
    to: { streak_bonus_points: 12 },
    seen: async () => (await playerThere.call(readStreak, {})).bonusPoints,
    ...{ as: 12, shown: ['src/features/streak/StreakPopup.test.tsx', 'bonusPoints'] },
  },
  streak_bonus_coins: {
    to: { streak_bonus_coins: 7 },
    seen: async () => (await playerThere.call(readStreak, {})).bonusCoins,
    ...{ as: 7, shown: ['src/features/streak/StreakPopup.test.tsx', 'bonusCoins'] },
  },
  snow: switched('snow', true, 'src/stage/weather/weather.test.ts', 'snow'),
  cloud: switched('cloud', true, 'src/features/missions/scene.test.ts', 'cloud'),
  daylight: switched('daylight', true, 'src/features/missions/scene.test.ts', 'is lit as the server says'),
  bubbles: switched('bubbles', true, 'src/features/missions/scene.test.ts', 'bubbles'),
  streak_enabled: switched('streak_enabled', false, 'src/game/hud/switches.test.tsx', 'streak_enabled'),
  isDisableMissionBlinking: switched(
    ...(['isDisableMissionBlinking', true] as const),
    ...(['src/features/missions/scene.test.ts', 'isDisableMissionBlinking'] as const),
  ),
  assurance_in_tests: switched('assurance_in_tests', false, 'kinds/exam/exam.test.ts', 'assurance_in_tests'),
  training_sign_of_enabled: switched(
    ...(['training_sign_of_enabled', false] as const),
    ...(['src/player/PlayerProgress.test.tsx', 'training_sign_of_enabled'] as const),
  ),
  coaching_sessions_enabled: switched(
    ...(['coaching_sessions_enabled', true] as const),
    ...(['src/player/coaching.test.tsx', 'coaching_sessions_enabled'] as const),
  ),
  isRecommendationModuleEnabled: switched(
    ...(['isRecommendationModuleEnabled', true] as const),
    ...(['src/game/hud/switches.test.tsx', 'isRecommendationModuleEnabled'] as const),
  ),
  protip: {
    // the specification's two switches are one setting
    to: { protip: true },
    seen: async () => [await param('protip')(), (await played()).protip.isProtipEnabled],
    ...{ as: [true, true], shown: ['src/game/hud/switches.test.tsx', 'isProtipEnabled'] },
  },
  error_handler: switched('error_handler', true, 'src/app/errors/watch-errors.test.ts', 'error_handler'),
  isShopEnabled: {
    ...{ to: { isShopEnabled: false }, seen: async () => (await played()).shop.isShopEnabled, as: false },
    shown: ['src/game/pages/ShopGuard.test.tsx', 'isShopEnabled'],
  },
  isActivitiesWidgetEnabled: {
    to: { isActivitiesWidgetEnabled: false },
    ...{ seen: async () => (await played()).mainDestination.isActivitiesWidgetEnabled, as: false },
    shown: ['src/game/hud/switches.test.tsx', 'isActivitiesWidgetEnabled'],
  },
  isPushEnabled: {
    to: { isPushEnabled: true },
    seen: async () => (await platform()).notificationPushSettings.isNotificationPushEnabled,
    ...{ as: true, shown: ['src/game/hud/Bell.test.tsx', 'isNotificationPushEnabled'] },
  },
  sendStatistics: {
    ...{ to: { sendStatistics: true }, seen: async () => (await platform()).sendStatistics, as: true },
    shown: ['src/app/statistics/Statistics.test.tsx', 'sendStatistics'],
  },
  audioEffectsTurnedOn: {
    to: { audioEffectsTurnedOn: false },
    ...{ seen: async () => (await platform()).audioEffectsTurnedOn, as: false },
    shown: ['src/shell/choices/SoundTools.test.tsx', 'audioEffectsTurnedOn'],
  },
  footer: {
    to: { footer: [{ title: 'Help', url: 'https://help.test/', img: '' }] },
    seen: param('marketingFooterContent'),
    as: [expect.objectContaining({ title: 'Help', url: 'https://help.test/' })],
    shown: ['src/features/platform/MarketingFooter.test.tsx', 'marketingFooterContent'],
  },
  mailSender: {
    ...{ to: { mailSender: 'Harbour Desk' }, seen: senderOfMail },
    as: expect.objectContaining({ name: 'Harbour Desk' }),
    shown: ['server/modules/mail/test-mail.test.ts', 'Harbour School'],
  },
  mailReplyTo: {
    ...{ to: { mailReplyTo: 'desk@harbour.test' }, seen: senderOfMail },
    as: expect.objectContaining({ replyTo: 'desk@harbour.test' }),
    shown: ['server/modules/mail/test-mail.test.ts', 'desk@harbour.test'],
  },
  recaptchaSiteKey: {
    to: { recaptchaSiteKey: 'the-site-key' },
    seen: async () => (await platform()).loginAndRegisterSettings.recaptchaSiteKey,
    ...{ as: 'the-site-key', shown: ['src/auth/captcha.test.tsx', 'recaptchaSiteKey'] },
  },
  eventsDays: {
    ...{ to: { eventsDays: 40 }, seen: set('eventsDays'), as: 40 },
    shown: ['server/modules/statistics/statistics.test.ts', 'eventsDays: 30'],
  },
  errorsDays: {
    ...{ to: { errorsDays: 4 }, seen: set('errorsDays'), as: 4 },
    shown: ['server/modules/statistics/statistics.test.ts', 'errorsDays: 3'],
  },
  auditDays: {
    ...{ to: { auditDays: 100 }, seen: set('auditDays'), as: 100 },
    shown: ['server/modules/audit/audit.test.ts', 'auditDays'],
  },
  smallestGroup: {
    ...{ to: { smallestGroup: 15 }, seen: set('smallestGroup'), as: 15 },
    shown: ['server/modules/figures/figures.test.ts', 'smallestGroup: 10'],
  },
  isSecondFactorRequired: {
    to: { isSecondFactorRequired: true },
    seen: async () => {
      const body = { username: admin.email, password: PASSWORD }
      return (await adminThere.try(login, { body })).status
    },
    ...{ as: 406, shown: ['src/auth/second-step.test.tsx', 'SETUP'] },
  },
  isSetUp: {
    ...{ to: { isSetUp: false }, seen: async () => (await platform()).isSetUp, as: false },
    shown: ['src/admin/setup-room.test.tsx', 'isSetUp'],
  },
}

describe('each setting', () => {
  it.each(TENANT_SETTINGS)(
    '%s, set by an admin on one server, is what people get from another within five seconds [DESK-1] [BOOT-6] [BOOT-7] [SHELL-6] [SHELL-7] [LANG-1]',
    async (name) => {
      const { to, seen, as } = PROOFS[name]
      // it knows the tenant as it was
      const before = await seen()
      expect(before).not.toEqual(as)
      const changes = typeof to === 'function' ? await to() : to
      await adminHere.call(changeTenant, { body: { basedOn: 0, changes } })
      world.clock.pass(5000)
      expect(await seen()).toEqual(as)
    },
  )

  it.each(TENANT_SETTINGS)('%s has a test of what it shows or does [DESK-1]', (name) => {
    const [file, word] = PROOFS[name].shown
    const path = join(projectFolder(), file)
    expect(existsSync(path), `${file} is there`).toBe(true)
    expect(readFileSync(path, 'utf8')).toContain(word)
  })
})
