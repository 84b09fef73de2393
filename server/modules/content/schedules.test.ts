import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { discardDraft, type ContentBuild } from '#shared/contract/content.ts'
import { cancelSchedule, readVersions, schedulePublishing } from '#shared/contract/content-versions.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { people } from '#server/db/schema/people.ts'
import { contentSchedules } from '#server/db/schema/trials.ts'
import { notifiers } from '#server/testing/notifications.ts'
import { openPublishedWorld, type PublishedWorld } from '#server/testing/published.ts'
import { makePerson, makeTeam } from '#server/testing/world.ts'
import { sweepContent } from './sweep.ts'

const MONDAY = '2026-11-30T08:00:00.000Z'
const params = { folder: 'isle' }
let world: PublishedWorld

beforeEach(async () => {
  world = await openPublishedWorld()
})

const bodyOf = ({ id, base }: ContentBuild, more: object = {}) => ({
  ...{ id: randomUUID(), buildId: id, version: base, note: 'For Monday', at: MONDAY },
  ...more,
})
const schedule = async (build: ContentBuild, more: object = {}) =>
  (await world.makerNow()).browser.call(schedulePublishing, { params, body: bodyOf(build, more) })
const refused = async (body: ReturnType<typeof bodyOf>) =>
  (await world.makerNow()).browser.refusal(schedulePublishing, { params, body })
const isMonday = () => world.clock.set(MONDAY)
const nameNow = async () => world.nameFor(await world.playing())
const versions = async () => (await (await world.makerNow()).browser.call(readVersions, { params })).versions

describe('a version that is scheduled', () => {
  it('is published at its moment and not before, as it was when it was scheduled [WORLD-3]', async () => {
    const scheduled = await schedule(await world.rename('Porch'))
    expect(scheduled).toMatchObject({
      ...{ at: MONDAY, note: 'For Monday', teams: null, refusal: null, findings: [] },
      scheduled: { by: 'Ada Nowak', at: '2026-11-23T10:00:00.000Z' },
    })
    expect((await world.shown()).schedule).toEqual(scheduled)
    // the draft goes on
    await world.rename('Gate')
    world.clock.set('2026-11-30T07:59:59.000Z')
    await world.build()
    expect(await nameNow()).toBe('Home')
    isMonday()
    await world.build()
    expect(await nameNow()).toBe('Porch')
    const shown = await world.shown()
    expect(shown).toMatchObject({ schedule: null, draft: { isAhead: true }, version: { number: 2 } })
    expect((await versions())[0]).toMatchObject({
      ...{ number: 2, note: 'For Monday', isCurrent: true, scheduledAt: '2026-11-23T10:00:00.000Z' },
      published: { at: MONDAY, by: 'Ada Nowak' },
    })
  })

  it('is published once, by however many servers look at the same time [WORLD-3] [SERVE-3]', async () => {
    await schedule(await world.rename('Porch'))
    isMonday()
    await Promise.all([world.build(), world.build(), world.build()])
    expect((await versions()).map(({ number }) => number)).toEqual([2, 1])
    await world.build()
    expect(await versions()).toHaveLength(2)
  })

  it('goes on where a server died over it [WORLD-3]', async () => {
    const { id } = await schedule(await world.rename('Porch'))
    isMonday()
    // it had begun the check
    await world.db.insert(contentBuilds).values({
      ...(await world.db.select().from(contentBuilds))[0]!,
      ...{ id, scheduleId: id, state: 'running', endedAt: null, content: null, changes: null },
      files:
        (await world.db.select().from(contentBuilds).where(eq(contentBuilds.revision, 2)))[0]?.files ?? null,
    })
    await world.build()
    expect(await nameNow()).toBe('Porch')
  })

  it('can be for one team, after a trial of something else too [WORLD-3]', async () => {
    const member = await world.playing()
    const { db, tenantId, clock } = world
    const teamId = await makeTeam(db, tenantId, clock.now(), { leaders: [], members: [member] })
    await schedule(await world.rename('Porch'), { teams: [teamId] })
    const { id } = await world.rename('Gate')
    await (await world.makerNow()).publish(id, 1, { teams: [teamId] })
    expect(await world.nameFor(member)).toBe('Gate')
    isMonday()
    await world.build()
    expect([await world.nameFor(member), await nameNow()]).toEqual(['Porch', 'Home'])
  })

  it('is taken back, and then nothing happens; asked again it is not there [WORLD-3]', async () => {
    const { id } = await schedule(await world.rename('Porch'))
    const { browser } = await world.makerNow()
    await browser.call(cancelSchedule, { params, query: { id } })
    expect((await world.shown()).schedule).toBeNull()
    isMonday()
    await world.build()
    expect(await nameNow()).toBe('Home')
    const again = { params, query: { id } }
    expect(await (await world.makerNow()).browser.refusal(cancelSchedule, again)).toEqual([
      409,
      'schedule-ended',
    ])
  })

  it('is one at a time, lies ahead, and is of a build that can be published [WORLD-3]', async () => {
    const build = await world.rename('Porch')
    expect(await refused(bodyOf(build, { at: '2026-11-23T10:00:00.000Z' }))).toEqual([422, 'refused-fields'])
    expect(await refused(bodyOf(build, { at: '2028-01-01T00:00:00.000Z' }))).toEqual([422, 'refused-fields'])
    expect(await refused(bodyOf(build, { version: 7 }))).toEqual([409, 'newer-published'])
    expect(await refused(bodyOf(build, { buildId: randomUUID() }))).toEqual([404, 'not-found'])
    expect(await refused(bodyOf(build, { teams: [randomUUID()] }))).toEqual([422, 'refused-fields'])
    const body = bodyOf(build)
    const { browser } = await world.makerNow()
    const first = await browser.call(schedulePublishing, { params, body })
    // its answer was lost
    expect(await browser.call(schedulePublishing, { params, body })).toEqual(first)
    expect(await refused(bodyOf(build))).toEqual([409, 'already-scheduled'])
    const waiting = await (await world.makerNow()).beginBuild()
    expect(waiting.id).toBe(build.id)
  })

  it('keeps its files and its build while others are swept [WORLD-3]', async () => {
    world.clock.pass(1000)
    await schedule(await world.rename('Porch'))
    world.clock.pass(1000)
    await world.rename('Gate')
    world.clock.pass(3 * DAY_MS)
    await sweepContent(world.db, world.files, world.clock.now())
    isMonday()
    await world.build()
    expect(await nameNow()).toBe('Porch')
    world.clock.pass(3 * DAY_MS)
    await sweepContent(world.db, world.files, world.clock.now())
    // of the newest of the draft alone
    expect(await world.db.select().from(contentBuilds)).toHaveLength(1)
  })

  it('goes with its draft [WORLD-3]', async () => {
    await schedule(await world.rename('Porch'))
    const { browser } = await world.makerNow()
    await browser.call(discardDraft, { params, query: { revision: 2 } })
    isMonday()
    await world.build()
    expect(await nameNow()).toBe('Home')
  })
})

describe('what is refused at its moment', () => {
  const mails = async () => {
    const notifications = notifiers(world, { service: null })
    await notifications.work()
    return notifications.mails()
  }

  it('is where the check finds an error then: nothing is published, and whoever scheduled it gets a mail [WORLD-3]', async () => {
    const build = await world.rename('Porch')
    await schedule(build)
    // what was scheduled has an error by the rules of that day
    const [row] = await world.db.select().from(contentBuilds).where(eq(contentBuilds.id, build.id))
    const bad = await (await world.makerNow()).blob('{ "content": 1 }')
    await world.db
      .update(contentBuilds)
      .set({ files: { ...row?.files, 'shop/tasks/sweep.json': bad } })
      .where(eq(contentBuilds.id, build.id))
    isMonday()
    await world.build()
    expect(await nameNow()).toBe('Home')
    expect((await versions()).map(({ number }) => number)).toEqual([1])
    expect((await world.shown()).schedule).toMatchObject({
      refusal: 'errors',
      findings: expect.arrayContaining([
        expect.objectContaining({ severity: 'error', file: 'shop/tasks/sweep.json' }),
      ]) as unknown,
    })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: world.makerPerson.email, subject: '“Isle” was not published' })
    expect(mail?.text).toContain('Monday')
    expect(mail?.text).toContain('/#/app/content/isle/versions')
    // the next one takes its place
    const next = await world.rename('Gate')
    expect((await schedule(next, { at: '2026-12-02T08:00:00.000Z' })).refusal).toBeNull()
  })

  it('is at once where somebody publishes for everybody before, and is not published over that [WORLD-3] [WORLD-6]', async () => {
    await schedule(await world.rename('Porch'))
    const colleague = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'designer' })
    const { id } = await world.rename('Gate')
    await (await world.makerOf(colleague)).publish(id, 1)
    expect((await world.shown()).schedule).toMatchObject({ refusal: 'newer-published' })
    expect((await mails()).map(({ to }) => to)).toEqual([world.makerPerson.email])
    isMonday()
    await world.build()
    expect(await nameNow()).toBe('Gate')
  })

  it('is where none of its teams is left [WORLD-3]', async () => {
    const { db, tenantId, clock } = world
    const teamId = await makeTeam(db, tenantId, clock.now(), { leaders: [], members: [] })
    await schedule(await world.rename('Porch'), { teams: [teamId] })
    await db.update(contentSchedules).set({ teams: [randomUUID()] })
    isMonday()
    await world.build()
    expect((await world.shown()).schedule).toMatchObject({ refusal: 'teams-gone', teams: [] })
  })

  it.each(LANGUAGE_CODES)('is said in %s [WORLD-3] [LANG-1]', async (language) => {
    await schedule(await world.rename('Porch'))
    await world.db.update(people).set({ language }).where(eq(people.id, world.makerPerson.id))
    await world.db.update(contentSchedules).set({ teams: [] })
    isMonday()
    await world.build()
    world.clock.pass(HOUR_MS)
    const [mail] = await mails()
    expect(mail).toMatchObject({ language })
    expect([mail?.subject, mail?.text].join(' ')).not.toMatch(/\{\w+\}/)
  })
})
