import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAppParams, readPlatformSettings } from '#shared/contract/platform.ts'
import { switchShop } from '#shared/contract/shop-desk.ts'
import {
  changeTenant,
  readTenant,
  readTenantChanges,
  revertTenantChange,
  type SettingChanges,
} from '#shared/contract/tenant-settings.ts'
import { ROLES } from '#shared/domain/roles.ts'
import { SWITCH_DEFAULTS } from '#shared/domain/switches.ts'
import { TENANT_SETTINGS } from '#shared/domain/tenant-settings.ts'
import { createApp } from '#server/app.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { people } from '#server/db/schema/people.ts'
import { tenantChanges } from '#server/db/schema/tenant-settings.ts'
import { tenantHosts, tenants } from '#server/db/schema/tenants.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { REFUSED } from '#server/testing/storage.ts'
import { openWorld, SECOND_SERVER, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld
let admin: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  admin = await adminOf(world.tenantId)
})

async function adminOf(tenantId: string, host?: string): Promise<TestBrowser> {
  const person = await makePerson(world.db, tenantId, world.clock.now(), { role: 'admin' })
  return world.browserOf(person, host === undefined ? {} : { host })
}

const read = () => admin.call(readTenant, {})
const change = (changes: SettingChanges, basedOn = 0) =>
  admin.call(changeTenant, { body: { basedOn, changes } })
const tryChange = (changes: object, basedOn = 0) => admin.try(changeTenant, { body: { basedOn, changes } })
const log = async () => (await admin.call(readTenantChanges, { query: {} })).changes
const revertOf = (changeId: string) => admin.try(revertTenantChange, { params: { changeId } })
const shown = () => world.stranger().call(readPlatformSettings, {})
/** Until every server has read the tenant again. */
const pass = () => world.clock.pass(5000)

describe('the settings of a tenant', () => {
  it('name every field that there is, as the tenant has it [DESK-1]', async () => {
    const { revision, settings } = await read()
    expect(revision).toBe(0)
    expect(Object.keys(settings).sort()).toEqual([...TENANT_SETTINGS].sort())
    expect(settings).toMatchObject({ title: 'House', languages: ['pl', 'en'], ...SWITCH_DEFAULTS })
  })

  it('reach players within five seconds, on every server [DESK-1] [SHELL-6] [BOOT-7]', async () => {
    const { storage, clock, files } = world
    const other = await createApp({ ...SECOND_SERVER, storage, clock: clock.now, files })
    const elsewhere = new TestBrowser(other)
    expect((await elsewhere.call(readPlatformSettings, {})).platformTitle).toBe('House')
    const saved = await change({
      ...{
        title: '  Harbour School ',
        colourThree: '#AA5500',
        languages: ['de', 'en'],
        defaultLanguage: 'de',
      },
      ...{ snow: true, streak_type: 'week', streak_bonus_points: 12, audioEffectsTurnedOn: false },
    })
    expect(saved.revision).toBe(8)
    expect(saved.settings).toMatchObject({ title: 'Harbour School', streak_type: 'week', snow: true })
    pass()
    for (const browser of [world.stranger(), elsewhere]) {
      expect(await browser.call(readPlatformSettings, {})).toMatchObject({
        ...{ platformTitle: 'Harbour School', mainColorThree: '#AA5500', audioEffectsTurnedOn: false },
        languageSettings: { defaultLang: 'de', languageArray: [{ shortName: 'en' }, { shortName: 'de' }] },
      })
      const params = await browser.call(readAppParams, { query: {} })
      expect(params).toContainEqual({ configKey: 'snow', configValue: true })
      expect(params).toContainEqual({ configKey: 'streak_type', configValue: 'week' })
      // what nobody changed is as it was
      expect(params).toContainEqual({ configKey: 'streak_qualifier', configValue: 'task' })
    }
  })

  it('can each be changed, and go back [DESK-1]', async () => {
    const { settings: before } = await read()
    const wanted: Required<SettingChanges> = {
      ...before,
      ...{ title: 'Other', timeZone: 'Asia/Tokyo', languages: ['es'], defaultLanguage: 'es' },
      ...{
        colourOne: '#000001',
        colourTwo: '#000002',
        colourThree: '#000003',
        colourThreeLighten: '#000004',
      },
      ...{ streak_type: 'week', streak_qualifier: 'visit', streak_bonus_points: 1, streak_bonus_coins: 2 },
      footer: [{ title: 'Help', url: 'mailto:help@house.test', img: '' }],
    }
    const switches = Object.entries(before).filter(([, value]) => typeof value === 'boolean')
    Object.assign(wanted, Object.fromEntries(switches.map(([name, value]) => [name, value !== true])))
    expect((await change(wanted)).settings).toEqual(wanted)
    expect((await read()).settings).toEqual(wanted)
    const { changes, next } = await admin.call(readTenantChanges, { query: {} })
    const rest = await admin.call(readTenantChanges, { query: { after: next ?? '' } })
    for (const { id } of [...changes, ...rest.changes]) expect((await revertOf(id)).status).toBe(200)
    expect((await read()).settings).toEqual(before)
  })

  it('are for admins alone, each for his or her own tenant [DESK-1] [SERVE-2]', async () => {
    const { db, clock, tenantId } = world
    const body = { basedOn: 0, changes: { title: 'Taken over' } }
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const browser = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role }))
      expect(await browser.refusal(readTenant, {})).toEqual([404, 'not-found'])
      expect(await browser.refusal(changeTenant, { body })).toEqual([404, 'not-found'])
      expect(await browser.refusal(readTenantChanges, {})).toEqual([404, 'not-found'])
    }
    expect((await world.stranger().try(readTenant, {})).status).toBe(401)
    const abroad = await makeTenant(db, clock.now(), { hosts: ['abroad.test'], isDefault: false })
    pass()
    const other = await adminOf(abroad.id, 'abroad.test')
    await change({ title: 'Mine' })
    const [mine] = await log()
    expect(await other.refusal(revertTenantChange, { params: { changeId: mine?.id } })).toEqual([
      404,
      'not-found',
    ])
    expect(await other.call(readTenantChanges, { query: {} })).toEqual({ changes: [], next: null })
    await other.call(changeTenant, { body })
    expect((await read()).settings.title).toBe('Mine')
  })

  it.each<[string, object, string]>([
    ['no colour', { colourOne: 'red' }, 'changes.colourOne'],
    ['an empty title', { title: '   ' }, 'changes.title'],
    ['a title that turns the writing round', { title: 'a‮b' }, 'changes.title'],
    ['no language at all', { languages: [] }, 'changes.languages'],
    ['a language twice', { languages: ['pl', 'en', 'pl'] }, 'changes.languages'],
    ['a language that nobody speaks', { languages: ['tlh'] }, 'changes.languages.0'],
    ['a first language that is not offered', { defaultLanguage: 'de' }, 'changes.defaultLanguage'],
    ['languages without the first one', { languages: ['pl'] }, 'changes.languages'],
    ['a zone that is nowhere', { timeZone: 'Mars/Olympus' }, 'changes.timeZone'],
    ['a bonus below nothing', { streak_bonus_points: -1 }, 'changes.streak_bonus_points'],
    ['half a coin', { streak_bonus_coins: 0.5 }, 'changes.streak_bonus_coins'],
    ['a picture from elsewhere', { logoUrl: 'https://evil.test/x.png' }, 'changes.logoUrl'],
    ['a picture that nobody brought', { logoUrl: '/look/0123456789abcdef.webp' }, 'changes.logoUrl'],
    [
      'a footer that runs scripts',
      { footer: [{ title: 'x', url: 'javascript:alert(1)', img: '' }] },
      'changes.footer.0.url',
    ],
    [
      'a footer’s picture from elsewhere',
      { footer: [{ title: 'x', url: '', img: '//evil.test/x' }] },
      'changes.footer.0.img',
    ],
    ['what is no setting', { forgerySecret: 'x' }, 'changes.forgerySecret'],
    ['a switch that is neither on nor off', { snow: 'yes' }, 'changes.snow'],
  ])('refuse %s, by its field, and keep everything else as it was [DESK-1]', async (_, changes, path) => {
    const { status, body } = await tryChange({ bubbles: true, ...changes })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'refused-fields', fields: [{ path }] })
    expect((await read()).revision).toBe(0)
  })
})

describe('two admins at once', () => {
  it('change different fields beside each other, and never the same one unseen [DESK-1]', async () => {
    await change({ title: 'One' })
    await change({ colourOne: '#010203' })
    const { status, body } = await tryChange({ title: 'Two', snow: true })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'setting-changed',
      conflicts: [{ field: 'title', yours: 'Two', theirs: 'One' }],
    })
    expect((await read()).settings).toMatchObject({ title: 'One', snow: false, colourOne: '#010203' })
    // who has seen the other's may
    expect((await change({ title: 'Two' }, 2)).settings.title).toBe('Two')
    // and to want the same is no conflict
    expect((await change({ title: 'Two' })).revision).toBe(3)
  })

  it('in the same moment leave one of them with a refusal, and a log without gaps [DESK-1]', async () => {
    const tries = ['#111111', '#222222', '#333333', '#444444'].map((colourTwo) => tryChange({ colourTwo }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
    const numbers = (await world.db.select().from(tenantChanges)).map(({ number }) => number)
    expect(numbers).toEqual([1])
  })

  it('cannot base a change on what is still to come [DESK-1]', async () => {
    expect(await tryChange({ title: 'x' }, 5)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'basedOn' }] },
    })
  })
})

describe('the log', () => {
  it('says who changed what, when, from what to what, and what was a revert [DESK-1]', async () => {
    await change({ title: 'One', snow: false })
    world.clock.pass(60_000)
    await admin.call(switchShop, { body: { isShopEnabled: false } })
    const [shop, title] = await log()
    expect(shop).toMatchObject({ field: 'isShopEnabled', before: true, after: false, isRevertible: true })
    expect(title).toMatchObject({
      ...{ field: 'title', before: 'House', after: 'One', isRevert: false },
      ...{ at: '2026-11-23T10:00:00.000Z', by: { displayName: 'Ada Nowak' } },
    })
    expect((await revertOf(title?.id ?? '')).status).toBe(200)
    pass()
    expect((await shown()).platformTitle).toBe('House')
    const [back, , old] = await log()
    expect(back).toMatchObject({ field: 'title', before: 'One', after: 'House', isRevert: true })
    expect(old).toMatchObject({ after: 'One', isRevertible: false })
  })

  it('takes nothing back that was changed again since, and steps back one change at a time [DESK-1]', async () => {
    await change({ title: 'One' })
    await change({ title: 'Two' }, 1)
    const [two, one] = await log()
    expect(await admin.refusal(revertTenantChange, { params: { changeId: one?.id } })).toEqual([
      409,
      'setting-changed',
    ])
    expect((await revertOf(two?.id ?? '')).body).toMatchObject({ settings: { title: 'One' } })
    expect((await revertOf(one?.id ?? '')).body).toMatchObject({ settings: { title: 'House' } })
    expect((await revertOf(randomUUID())).status).toBe(404)
  })

  it('refuses a revert to what fits no longer [DESK-1]', async () => {
    const steps: SettingChanges[] = [
      { languages: ['pl', 'en', 'de'] },
      { defaultLanguage: 'de' },
      { languages: ['de'] },
    ]
    for (const [revision, step] of steps.entries()) {
      await change(step, revision)
      world.clock.pass(1000)
    }
    const changes = await log()
    const first = changes.find(({ field }) => field === 'defaultLanguage')
    expect(first).toMatchObject({ before: 'en', after: 'de' })
    expect(await revertOf(first?.id ?? '')).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'changes.defaultLanguage', message: 'not-offered' }] },
    })
  })

  it('is read page by page, and is never rewritten [DESK-1]', async () => {
    for (let n = 0; n < 32; n += 1) await change({ streak_bonus_points: n }, n)
    const first = await admin.call(readTenantChanges, { query: {} })
    const second = await admin.call(readTenantChanges, { query: { after: first.next ?? '' } })
    expect([...first.changes, ...second.changes].map(({ after }) => after)).toEqual(
      Array.from({ length: 32 }, (_, n) => 31 - n),
    )
    expect(second.next).toBeNull()
    for (const query of [
      world.db.update(tenantChanges).set({ after: 'another' }),
      world.db.delete(tenantChanges),
    ]) {
      await expect(query).rejects.toMatchObject({ cause: { message: REFUSED } })
    }
  })

  it('keeps what somebody did whose account is gone, without the name [AUTH-15]', async () => {
    await change({ title: 'One' })
    const [one] = await log()
    const gone = eq(people.id, one?.by?.id ?? '')
    admin = await adminOf(world.tenantId)
    await world.db
      .update(people)
      .set({ email: `${one?.by?.id}@removed.invalid` })
      .where(gone)
    expect((await log())[0]).toMatchObject({ by: null, field: 'title' })
  })
})

describe('the demo', () => {
  it('leaves what an admin has changed, and brings the rest up to date [DESK-1]', async () => {
    const { db, clock } = world
    await seedDemo(db, clock.now())
    const [host] = await db.select().from(tenantHosts).where(eq(tenantHosts.host, 'dark.localhost'))
    const tenantId = host?.tenantId ?? ''
    pass()
    const other = await adminOf(tenantId, 'dark.localhost')
    const changes = { title: 'Day Shift', snow: false, timeZone: 'Europe/Paris', protip: false }
    await other.call(changeTenant, { body: { basedOn: 0, changes } })
    await db
      .update(tenants)
      .set({ languages: ['en'] })
      .where(eq(tenants.id, tenantId))
    await seedDemo(db, clock.now())
    const { settings } = await other.call(readTenant, {})
    expect(settings).toMatchObject({ ...changes, cloud: true, languages: ['pl', 'en', 'es', 'de'] })
  })
})
