import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readTenantChanges, revertTenantChange } from '#shared/contract/tenant-settings.ts'
import { changeOwnText, readOwnTexts } from '#shared/contract/tenant-words.ts'
import type { FormedText } from '#shared/domain/own-words.ts'
import { ROLES } from '#shared/domain/roles.ts'
import { createApp } from '#server/app.ts'
import { tenantHosts } from '#server/db/schema/tenants.ts'
import { seedDemo } from '#server/demo/seed.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { NO_CAPTCHA, TEST_SECRETS, openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'

/** A build that says little. */
let dist: string
let world: TestWorld
let admin: TestBrowser

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'waymark-words-'))
  mkdirSync(join(dist, 'assets/i18n'), { recursive: true })
  mkdirSync(join(dist, 'client'))
  const english = {
    session: { title: 'Sign in', welcome: 'Hello {{name}}' },
    streak: { days_one: '{{count}} day', days_other: '{{count}} days' },
  }
  writeFileSync(join(dist, 'assets/i18n/en.json'), JSON.stringify(english))
  writeFileSync(join(dist, 'assets/i18n/pl.json'), JSON.stringify({ session: { title: 'Zaloguj się' } }))
})
afterAll(() => rmSync(dist, { recursive: true }))

beforeEach(async () => {
  world = await openWorld({}, { dist })
  admin = await adminOf(world.tenantId)
})

async function adminOf(tenantId: string, host?: string): Promise<TestBrowser> {
  const person = await makePerson(world.db, tenantId, world.clock.now(), { role: 'admin' })
  return world.browserOf(person, host === undefined ? {} : { host })
}

const TITLE = { language: 'en', key: 'session.title' } as const
const say = (forms: FormedText, basedOn: FormedText = {}) =>
  admin.call(changeOwnText, { body: { ...TITLE, forms, basedOn } })
const own = async () => (await admin.call(readOwnTexts, {})).texts
const log = async () => (await admin.call(readTenantChanges, { query: {} })).changes
const revertOf = (changeId: string) => admin.try(revertTenantChange, { params: { changeId } })
/** Until every server has read the tenant again. */
const pass = () => world.clock.pass(5000)

/** What a page loads before anybody is signed in. */
async function wordsAt({ app }: Pick<TestWorld, 'app'>, host = 'house.test'): Promise<unknown> {
  return (await app.inject({ url: '/assets/i18n/customTranslate.json', headers: { host } })).json()
}

describe('own wording', () => {
  it('reaches the sign-in page of every server within five seconds, and goes back to the product’s [DESK-1] [LANG-4]', async () => {
    const { storage, clock, files } = world
    const parts = {
      storage,
      clock: clock.now,
      files,
      captcha: NO_CAPTCHA,
      secrets: TEST_SECRETS,
      publicUrl: null,
      contentUrl: null,
    }
    const other = await createApp({ ...parts, push: null, dist, isLogging: false })
    expect(await wordsAt({ app: other })).toEqual({})
    const { texts } = await say({ only: 'Come aboard' })
    expect(texts).toEqual([{ ...TITLE, forms: { only: 'Come aboard' } }])
    pass()
    for (const app of [world.app, other])
      expect(await wordsAt({ app })).toEqual({ en: { 'session.title': 'Come aboard' } })
    await say({}, { only: 'Come aboard' })
    expect(await own()).toEqual([])
    pass()
    expect(await wordsAt({ app: other })).toEqual({ en: {} })
  })

  it('has all forms of an amount [DESK-1] [LANG-6]', async () => {
    const forms = { one: 'a sunrise', other: '{{count}} sunrises' }
    await admin.call(changeOwnText, { body: { language: 'en', key: 'streak.days', forms, basedOn: {} } })
    pass()
    expect(await wordsAt(world)).toEqual({
      en: { 'streak.days_one': 'a sunrise', 'streak.days_other': '{{count}} sunrises' },
    })
    expect(await own()).toEqual([{ language: 'en', key: 'streak.days', forms }])
  })

  it.each<[string, object, { path: string; message: string }]>([
    ['what the product does not say', { key: 'session.nothing' }, { path: 'key', message: 'unknown' }],
    [
      'what it does not say in this language',
      { key: 'session.welcome', language: 'pl', forms: { only: 'Cześć {{name}}' } },
      { path: 'key', message: 'unknown' },
    ],
    [
      'a text without its value',
      { key: 'session.welcome', forms: { only: 'Hello' } },
      { path: 'forms.only', message: 'placeholder' },
    ],
    [
      'one form of two',
      { key: 'streak.days', forms: { other: '{{count}} days' } },
      { path: 'forms.one', message: 'missing' },
    ],
    ['nothing', { forms: { only: ' ' } }, { path: 'forms.only', message: 'missing' }],
    ['two lines', { forms: { only: 'a\nb' } }, { path: 'forms.only', message: 'unreadable' }],
  ])('refuses %s, by its field [DESK-1]', async (_, more, field) => {
    const body = { ...TITLE, forms: { only: 'Come aboard' }, basedOn: {}, ...more }
    const { status, body: refusal } = await admin.try(changeOwnText, { body })
    expect([status, refusal]).toMatchObject([422, { code: 'refused-fields', fields: [field] }])
    expect(await own()).toEqual([])
  })

  it('of two admins at once is never overwritten unseen [DESK-1]', async () => {
    const tries = ['One', 'Two', 'Three'].map((only) =>
      admin.try(changeOwnText, { body: { ...TITLE, forms: { only }, basedOn: {} } }),
    )
    const replies = await Promise.all(tries)
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const [{ forms } = { forms: {} }] = await own()
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'setting-changed',
      conflicts: [{ field: 'words.en.session.title', theirs: forms }],
    })
  })

  it('is in the log, and can be taken back while it is as it was left [DESK-1] [DESK-4]', async () => {
    await say({ only: 'Come aboard' })
    await say({ only: 'All aboard' }, { only: 'Come aboard' })
    const [second, first] = await log()
    expect(second).toMatchObject({
      ...{ field: 'words.en.session.title', before: { only: 'Come aboard' }, after: { only: 'All aboard' } },
      ...{ isRevertible: true, by: { displayName: 'Ada Nowak' } },
    })
    expect(first).toMatchObject({ before: {}, isRevertible: false })
    expect((await revertOf(first?.id ?? '')).status).toBe(409)
    expect((await revertOf(second?.id ?? '')).status).toBe(200)
    expect((await revertOf(first?.id ?? '')).status).toBe(200)
    expect(await own()).toEqual([])
    expect((await log())[0]).toMatchObject({ isRevert: true, after: {} })
  })

  it('is for admins alone, each for his or her own tenant [DESK-1] [SERVE-2]', async () => {
    const { db, clock, tenantId } = world
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const browser = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role }))
      expect(await browser.refusal(readOwnTexts, {})).toEqual([404, 'not-found'])
      const body = { ...TITLE, forms: { only: 'Mine' }, basedOn: {} }
      expect(await browser.refusal(changeOwnText, { body })).toEqual([404, 'not-found'])
    }
    const abroad = await makeTenant(db, clock.now(), { hosts: ['abroad.test'], isDefault: false })
    await say({ only: 'Come aboard' })
    pass()
    const other = await adminOf(abroad.id, 'abroad.test')
    expect(await other.call(readOwnTexts, {})).toEqual({ texts: [] })
    expect(await wordsAt(world, 'abroad.test')).toEqual({})
  })

  it('of the demo stays as an admin has it, through every start [DESK-1]', async () => {
    const { db, clock } = world
    await seedDemo(db, clock.now())
    const host = 'second.localhost'
    const [row] = await db.select().from(tenantHosts).where(eq(tenantHosts.host, host))
    pass()
    const other = await adminOf(row?.tenantId ?? '', host)
    const changes = [
      { key: 'session.title', forms: { only: 'Ahoy' }, basedOn: { only: 'Good to see you' } },
      { key: 'session.welcome', forms: {}, basedOn: { only: 'The academy is open.' } },
    ]
    for (const one of changes) await other.call(changeOwnText, { body: { language: 'en', ...one } })
    await seedDemo(db, clock.now())
    pass()
    expect(await wordsAt(world, host)).toMatchObject({
      de: { 'session.title': 'Moin moin' },
      en: { 'session.title': 'Ahoy' },
    })
    expect(await wordsAt(world, host)).not.toHaveProperty(['en', 'session.welcome'])
  })
})
