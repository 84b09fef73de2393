import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportAudit, readAudit, type AuditEntry } from '#shared/contract/audit.ts'
import { changePerson, createTeam, dropTeam, placeInTeam } from '#shared/contract/people.ts'
import { changeCaptchaSecret, changeTenant, readCaptchaSecret } from '#shared/contract/tenant-settings.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { ROLES } from '#shared/domain/roles.ts'
import { RETENTION_DAYS } from '#shared/domain/tenant-settings.ts'
import { auditEntries } from '#server/db/schema/audit.ts'
import { people } from '#server/db/schema/people.ts'
import { teams } from '#server/db/schema/teams.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { sweepAudit } from '#server/lib/audit/sweep.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { REFUSED } from '#server/testing/storage.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant, type TestPerson } from '#server/testing/world.ts'
import { eq, sql } from 'drizzle-orm'

let world: TestWorld
let person: TestPerson
let admin: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  person = await makePerson(world.db, world.tenantId, world.clock.now(), {
    ...{ role: 'admin', displayName: 'Ola Lis' },
  })
  admin = await world.browserOf(person)
})

const log = async (query: object = {}): Promise<AuditEntry[]> =>
  (await admin.call(readAudit, { query })).entries

describe('an action', () => {
  it('is in the log with who, what, from where, and what differs [DESK-4]', async () => {
    const { id } = world.player
    await admin.call(changePerson, { params: { personId: id }, body: { role: 'leader' } })
    expect(await log()).toMatchObject([
      {
        ...{ action: 'people-changePerson', role: 'admin', by: { id: person.id, displayName: 'Ola Lis' } },
        ...{ target: { kind: 'person', id, name: 'Ada Nowak' }, at: '2026-11-23T10:00:00.000Z' },
        ...{ address: '127.0.0.1', before: { role: 'player' }, after: { role: 'leader' } },
      },
    ])
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6'],
    ['::1', '::1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])(
    'from %s names the whole address, not only the network that limits count [DESK-4]',
    async (from, address) => {
      admin.address = from
      await admin.call(createTeam, { body: { name: 'North' } })
      expect(await log()).toMatchObject([{ address }])
    },
  )

  it('names what was made, and what is gone [DESK-4]', async () => {
    const team = await admin.call(createTeam, { body: { name: 'North' } })
    await admin.call(placeInTeam, {
      params: { teamId: team.id, personId: world.player.id },
      body: { isMember: true, isLeader: false },
    })
    await admin.call(dropTeam, { params: { teamId: team.id } })
    const [dropped, placed, made] = await log()
    expect(made).toMatchObject({
      target: { kind: 'team', id: team.id, name: 'North' },
      before: null,
      after: { name: 'North' },
    })
    expect(placed).toMatchObject({ before: { teams: [] }, after: { teams: [team.id] } })
    expect(dropped).toMatchObject({ target: { name: 'North' } })
  })

  it('names people and teams of its tenant that it has by their ids, as they are called now [DESK-4] [SERVE-2]', async () => {
    const { db, tenantId, clock, player } = world
    const north = await admin.call(createTeam, { body: { name: 'North' } })
    const place = async (teamId: string, isMember: boolean) =>
      admin.call(placeInTeam, {
        params: { teamId, personId: player.id },
        body: { isMember, isLeader: false },
      })
    await place(north.id, true)
    await db.update(teams).set({ name: 'Far north' }).where(eq(teams.id, north.id))
    const gone = await makePerson(db, tenantId, clock.now())
    await db
      .update(people)
      .set({ email: `${gone.id}@removed.invalid` })
      .where(eq(people.id, gone.id))
    const abroad = await makeTenant(db, clock.now(), { hosts: ['abroad.test'], isDefault: false })
    const theirs = await makePerson(db, abroad.id, clock.now())
    const ids = { person_id: person.id, rated_by: theirs.id, claimed_by: gone.id, message: player.id }
    const [made] = await db.select().from(auditEntries).limit(1)
    if (!made) throw new Error('nothing was logged')
    await db.insert(auditEntries).values({ ...made, id: randomUUID(), number: undefined, after: ids })
    const { names } = await admin.call(readAudit, { query: {} })
    expect(names).toEqual({ [north.id]: 'Far north', [person.id]: 'Ola Lis' })
  })

  it('that was refused is no line [DESK-4]', async () => {
    await admin.try(changeTenant, { body: { basedOn: 0, changes: { title: '' } } })
    await admin.try(changePerson, { params: { personId: 'nobody' }, body: { role: 'leader' } })
    await world.browser.try(changeTenant, { body: { basedOn: 0, changes: { title: 'Mine' } } })
    expect(await log()).toEqual([])
  })

  it('with a secret says that there is one, and never which [DESK-4] [DESK-1]', async () => {
    const secret = 'very-secret-captcha-key'
    expect(await admin.call(readCaptchaSecret, {})).toEqual({ hasOwn: false, hasCommon: false })
    const saved = await admin.call(changeCaptchaSecret, { body: { secret } })
    expect(saved).toEqual({ hasOwn: true, hasCommon: false })
    await admin.call(changeTenant, { body: { basedOn: 0, changes: { title: 'School' } } })
    const entries = await log()
    expect(entries[1]).toMatchObject({
      before: { has_captcha_secret: false },
      after: { has_captcha_secret: true },
    })
    expect(JSON.stringify(entries)).not.toContain(secret)
    expect(JSON.stringify(await world.db.select().from(auditEntries))).not.toContain(secret)
    expect(entries[0]).toMatchObject({ before: { 'look.title': 'House' }, after: { 'look.title': 'School' } })
  })
})

describe('the log', () => {
  it('is searched by names, narrowed to an action and to days, page by page [DESK-4]', async () => {
    const { player, clock } = world
    for (let n = 0; n < 60; n += 1) {
      await admin.call(createTeam, { body: { name: `Team ${n}` } })
      clock.pass(2000)
    }
    clock.set('2026-11-25T10:00:00Z')
    admin = await world.browserOf(person)
    await admin.call(changePerson, { params: { personId: player.id }, body: { role: 'leader' } })
    const first = await admin.call(readAudit, { query: {} })
    const second = await admin.call(readAudit, { query: { after: first.next ?? '' } })
    expect([...first.entries, ...second.entries].map(({ target }) => target.name)).toEqual([
      'Ada Nowak',
      ...Array.from({ length: 60 }, (_, n) => `Team ${59 - n}`),
    ])
    expect(second.next).toBeNull()
    expect(await log({ search: 'nowak' })).toHaveLength(1)
    expect(await log({ search: 'team 59' })).toHaveLength(1)
    expect(await log({ action: 'people-changePerson' })).toHaveLength(1)
    expect(await log({ from: '2026-11-24' })).toHaveLength(1)
    expect(await log({ to: '2026-11-24', action: 'people-changePerson' })).toEqual([])
  })

  it('is saved as a file without formulas [DESK-4]', async () => {
    await admin.call(createTeam, { body: { name: '=cmd()' } })
    const { status, body } = await admin.try(exportAudit, { query: { language: 'en' } })
    expect([status, String(body).includes("'=cmd()"), String(body).includes('people-createTeam')]).toEqual([
      ...[200, true, true],
    ])
  })

  it('is never rewritten, and loses what is older than its tenant wants it [DESK-4]', async () => {
    const { db, clock } = world
    await admin.call(createTeam, { body: { name: 'North' } })
    for (const query of [
      db.update(auditEntries).set({ action: 'people-dropTeam' }),
      db.delete(auditEntries),
      db.delete(auditEntries).where(eq(auditEntries.actorId, person.id)),
    ]) {
      await expect(query).rejects.toMatchObject({ cause: { message: REFUSED } })
    }
    await admin.call(changeTenant, { body: { basedOn: 0, changes: { auditDays: 90 } } })
    const [made] = await db.select().from(auditEntries).limit(1)
    if (!made) throw new Error('nothing was logged')
    const abroad = await makeTenant(db, clock.now(), { hosts: ['abroad.test'], isDefault: false })
    /** How many days ago. */
    const write = async (tenantId: string, days: number) => {
      const at = new Date(Date.now() - days * DAY_MS)
      const id = randomUUID()
      await db.insert(auditEntries).values({ ...made, tenantId, id, at, actorId: null, number: undefined })
      return id
    }
    const usual = RETENTION_DAYS.auditDays.usual
    const gone: string[] = [await write(world.tenantId, 91), await write(abroad.id, usual + 1)]
    const stay = [await write(world.tenantId, 89), await write(abroad.id, usual - 1)]
    await sweepAudit(db)
    const left = await db.select({ id: auditEntries.id }).from(auditEntries)
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(stay))
    expect(left.filter(({ id }) => gone.includes(id))).toEqual([])
  })

  it('is never shorter than 90 days, whatever a row of the tenant says [DESK-4]', async () => {
    const { db, tenantId } = world
    await db.update(tenants).set({ features: sql`features || '{"auditDays": 1}'` })
    const [retained] = await db
      .select({ days: sql<number>`round(extract(epoch from now() - since) / 86400)::integer` })
      .from(sql`audit_retained_since(${tenantId}::uuid) as since`)
    expect(retained?.days).toBe(RETENTION_DAYS.auditDays.least)
  })

  it('keeps what somebody did whose account is gone, without the name [DESK-4] [AUTH-15]', async () => {
    await admin.call(createTeam, { body: { name: 'North' } })
    await world.db
      .update(people)
      .set({ email: `${person.id}@removed.invalid`, displayName: person.id })
      .where(eq(people.id, person.id))
    admin = await world.browserOf(
      await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' }),
    )
    expect(await log()).toMatchObject([{ by: null, target: { name: 'North' } }])
  })

  it('is for admins alone, each of his or her own tenant [DESK-4] [SERVE-2]', async () => {
    const { db, clock, tenantId } = world
    await admin.call(createTeam, { body: { name: 'North' } })
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const browser = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role }))
      expect(await browser.refusal(readAudit, {})).toEqual([404, 'not-found'])
      expect(await browser.refusal(exportAudit, {})).toEqual([404, 'not-found'])
    }
    const abroad = await makeTenant(db, clock.now(), { hosts: ['abroad.test'], isDefault: false })
    clock.pass(5000)
    const theirs = await makePerson(db, abroad.id, clock.now(), { role: 'admin' })
    const other = await world.browserOf(theirs, { host: 'abroad.test' })
    expect(await other.call(readAudit, { query: {} })).toEqual({ entries: [], names: {}, next: null })
  })
})
