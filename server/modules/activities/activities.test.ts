import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readActivities } from '#shared/contract/activities.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { people } from '#server/db/schema/people.ts'
import { handIn, reviewedAdventure } from '#server/testing/reviewed.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { makeAdventure, makePerson, makeTenant, type TestPerson } from '#server/testing/world.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

/** A colleague in the same adventure, who finishes tasks a minute after anyone who finished before. */
async function colleague(displayName: string, tasks: readonly string[]): Promise<TestPerson> {
  const { db, tenantId, clock } = world
  const person = await makePerson(db, tenantId, clock.now(), { displayName })
  await makeAdventure(db, tenantId, clock.now(), [person], sampleAdventure())
  const browser = await world.browserOf(person)
  for (const task of tasks) await finish(browser, task)
  return person
}

async function finish(browser: TestBrowser, task: string): Promise<void> {
  world.clock.pass(MINUTE_MS)
  await handIn(browser, task)
}

async function shownTo(browser: TestBrowser, limit?: string): Promise<string[]> {
  const activities = await browser.call(readActivities, { query: limit === undefined ? {} : { limit } })
  return activities.map(({ playerName, activityTitle }) => `${playerName}: ${activityTitle}`)
}

describe('the latest activities', () => {
  it('are the three tasks that were finished last, the newest first, with name, face and time [ACT-1]', async () => {
    const { browser, clock } = world
    await colleague('Basia', ['knots', 'ropes'])
    await colleague('Marek', ['knots', 'ropes'])
    const [first, ...others] = await browser.call(readActivities, { query: {} })
    expect(first).toEqual({
      id: expect.any(String),
      avatar: null,
      avatarSprite: null,
      playerName: 'Marek',
      activityTitle: 'Task ropes',
      date: clock.now().toISOString(),
    })
    expect(others.map(({ playerName }) => playerName)).toEqual(['Marek', 'Basia'])
    expect(await shownTo(browser, '4')).toHaveLength(4)
    expect(await shownTo(browser, '1')).toEqual(['Marek: Task ropes'])
  })

  it.each(['0', '21', '-1', '1.5', 'all', ''])(
    'of a number like %j are refused by its field [ACT-1]',
    async (limit) => {
      expect(await world.browser.try(readActivities, { query: { limit } })).toMatchObject({ status: 422 })
    },
  )

  it('of who hides them are shown to that person alone [ACT-1] [ACT-5]', async () => {
    const { db, browser } = world
    const basia = await colleague('Basia', ['knots'])
    const privacy = { isInActivities: false, isInActivePlayers: true, isTipAuthor: true }
    await db.update(people).set({ privacy }).where(eq(people.id, basia.id))
    expect(await shownTo(browser)).toEqual([])
    expect(await shownTo(await world.browserOf(basia))).toEqual(['Basia: Task knots'])
  })

  it('tell nothing of a disabled account, of another adventure or of another tenant [ACT-1] [SERVE-2]', async () => {
    const { db, browser, clock, tenantId } = world
    const gone = await colleague('Gone', ['knots'])
    await db.update(people).set({ isDisabled: true }).where(eq(people.id, gone.id))
    const elsewhere = await makePerson(db, tenantId, clock.now(), { displayName: 'Elsewhere' })
    const other = { ...reviewedAdventure(), id: 'other' }
    await makeAdventure(db, tenantId, clock.now(), [elsewhere], other)
    await finish(await world.browserOf(elsewhere), 'ropes')
    expect(await shownTo(browser)).toEqual([])
    expect(await shownTo(await world.browserOf(elsewhere))).toEqual(['Elsewhere: Task ropes'])
    const foreign = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    const stranger = await makePerson(db, foreign.id, clock.now())
    await makeAdventure(db, foreign.id, clock.now(), [stranger])
    await colleague('Basia', ['knots'])
    expect(await shownTo(await world.browserOf(stranger, { host: 'other.test' }))).toEqual([])
  })

  it('leave out what was withdrawn since [ACT-1]', async () => {
    const { db, tenantId, clock, browser } = world
    await colleague('Basia', ['knots', 'ropes'])
    const missions = [sampleMission('map', { type: 'movingmap' })]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'emptied' }))
    expect(await shownTo(browser)).toEqual([])
  })
})
