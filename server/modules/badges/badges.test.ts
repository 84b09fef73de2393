import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { selectAdventure } from '#shared/contract/adventures.ts'
import { markBadgesSeen, readBadges, readNewBadges } from '#shared/contract/badges.ts'
import { rateReview } from '#shared/contract/reviews.ts'
import { finishStory } from '#shared/contract/stories.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { BadgeRule, PublishedBadge } from '#shared/scene/badges.ts'
import { badges } from '#server/db/schema/badges.ts'
import { streakSteps } from '#server/db/schema/rewards.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { handIn, handInForReview, openReviewedWorld, reviewedAdventure } from '#server/testing/reviewed.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { ALL_ON } from '#server/testing/tenant-things.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { castOf, openTipWorld, tryChoose, write } from '#server/testing/tips.ts'
import { makeAdventure, makePerson, makeTeam, type TestPerson } from '#server/testing/world.ts'

type Rules = Record<string, BadgeRule & { isSecret?: true }>

/** Badges with these rules, by their ids. */
function badgesOf(rules: Rules): { badges: PublishedBadge[]; version: string } {
  const made = Object.entries(rules).map(([id, given]): PublishedBadge => {
    const { isSecret = false, ...rule } = given
    return { id, rule, isSecret, picture: `/scenes/badge-${id}.0123456789abcdef.webp` }
  })
  return { badges: made, version: randomUUID() }
}

/** The sample with a story besides, and with badges. */
function withBadges(rules: Rules) {
  const { missions, text } = sampleAdventure()
  const [map, ...rest] = missions
  const bottle = sampleMission('bottle', { type: 'easter_egg', steps: [{ id: 'cork', picture: null }] })
  const words = Object.fromEntries(
    Object.keys(rules).map((id) => [id, { name: `The ${id}`, text: `For ${id}.` }]),
  )
  return sampleAdventure({
    missions: [{ ...(map ?? bottle), missions: ['harbour', 'reef', 'empty', 'bottle'] }, ...rest, bottle],
    text: { ...text, en: { name: 'Sample', competences: {}, badges: words } },
    ...badgesOf(rules),
  })
}

async function worldWith(rules: Rules): Promise<TestWorld> {
  const world = await openWorld()
  const { db, tenantId, clock, player } = world
  await makeAdventure(db, tenantId, clock.now(), [player], withBadges(rules))
  return world
}

const earned = async (browser: TestBrowser) =>
  (await browser.call(readBadges, {})).earned.map(({ id }) => id).sort()

const HARBOUR: BadgeRule = { type: 'mission', mission: 'harbour' }

describe('the news of a badge', () => {
  it('is marked as told in its own adventure, whichever is played by then [BADGE-1]', async () => {
    const { browser, db, tenantId, clock, player } = await worldWith({ tar: HARBOUR })
    await handIn(browser, 'knots')
    await handIn(browser, 'ropes')
    const unseen = await browser.call(readNewBadges, {})
    expect(unseen.badges.map(({ id }) => id)).toEqual(['tar'])
    const other = { ...withBadges({ tar: HARBOUR }), id: 'other' }
    const id = await makeAdventure(db, tenantId, clock.now(), [player], other)
    await browser.call(selectAdventure, { params: { id }, body: { id } })
    await browser.call(markBadgesSeen, { body: { ids: ['tar'] } })
    expect(await db.$count(badges, isNotNull(badges.seenAt))).toBe(0)
    const { adventureId } = unseen
    await browser.call(markBadgesSeen, {
      body: { ids: ['tar'], ...(adventureId !== null && { adventureId }) },
    })
    expect(await db.$count(badges, isNotNull(badges.seenAt))).toBe(1)
  })
})

describe('a badge', () => {
  it('is earned with the finish that reaches its goal, and told with its words, its date and no number [BADGE-1]', async () => {
    const { browser, clock } = await worldWith({ tar: HARBOUR, two: { type: 'tasks', count: 3 } })
    await handIn(browser, 'knots')
    expect(await browser.call(readBadges, {})).toEqual({
      earned: [],
      open: [
        {
          ...{
            id: 'tar',
            name: 'The tar',
            text: 'For tar.',
            holders: null,
            progress: { reached: 1, goal: 2 },
          },
          picture: '/scenes/badge-tar.0123456789abcdef.webp',
        },
        expect.objectContaining({ id: 'two', progress: { reached: 1, goal: 3 } }),
      ],
      secret: 0,
    })
    clock.pass(MINUTE_MS)
    await handIn(browser, 'ropes')
    const { earned: mine, open } = await browser.call(readBadges, {})
    expect(mine).toMatchObject([
      { id: 'tar', earnedAt: clock.now().toISOString(), holders: null, isSecret: false },
    ])
    expect(open.map(({ id }) => id)).toEqual(['two'])
  })

  it('is announced until it was seen, and earned once, no matter who asks [BADGE-1]', async () => {
    const { browser, db } = await worldWith({ one: { type: 'tasks', count: 1 }, tar: HARBOUR })
    await handIn(browser, 'knots')
    await handIn(browser, 'ropes')
    const { badges: fresh } = await browser.call(readNewBadges, {})
    expect(fresh.map(({ id }) => id)).toEqual(['one', 'tar'])
    await browser.call(markBadgesSeen, { body: { ids: ['one', 'tar', 'of-nobody'] } })
    expect(await browser.call(readNewBadges, {})).toMatchObject({ badges: [] })
    await handIn(browser, 'coral')
    expect(await db.select().from(badges)).toHaveLength(2)
    expect(await browser.call(readNewBadges, {})).toMatchObject({ badges: [] })
  })

  it('that is secret is a number alone until it is earned [BADGE-1]', async () => {
    const { browser } = await worldWith({ egg: { type: 'mission', mission: 'bottle', isSecret: true } })
    const before = await browser.call(readBadges, {})
    expect(before).toEqual({ earned: [], open: [], secret: 1 })
    await browser.call(finishStory, { params: { id: 'bottle' }, body: { key: randomUUID() } })
    const after = await browser.call(readBadges, {})
    expect(after).toMatchObject({ earned: [{ id: 'egg', isSecret: true }], open: [], secret: 0 })
  })

  it('is given for full points, and for tasks at night by the player’s own clock [BADGE-1]', async () => {
    const world = await worldWith({
      full: { type: 'full-points', count: 2 },
      owl: { type: 'night', from: 22, to: 5, count: 1 },
      noon: { type: 'night', from: 11, to: 13, count: 1 },
    })
    const { player, clock } = world
    const browser = await world.browserOf(player, { timeZone: 'Europe/Warsaw' })
    clock.set('2026-11-23T20:59:00Z')
    await handIn(browser, 'knots')
    expect(await earned(browser)).toEqual([])
    clock.set('2026-11-23T21:00:00Z')
    await handIn(browser, 'ropes')
    expect(await earned(browser)).toEqual(['full', 'owl'])
    expect((await browser.call(readBadges, {})).open.map(({ id }) => id)).toEqual(['noon'])
  })

  it('is given for a streak over its rounds, with the step that finishes it [BADGE-1]', async () => {
    const { browser, clock, db, player } = await worldWith({ flame: { type: 'streak', count: 4 } })
    const day = (step: number, on: string) => ({
      ...{ tenantId: player.tenantId, personId: player.id, day: on, step, granted: step === 3 },
      ...{ act: 'task' as const, frozenOn: null, takenAt: clock.now(), takenIn: 'UTC' },
    })
    await db.insert(streakSteps).values([day(1, '2026-11-20'), day(2, '2026-11-21'), day(3, '2026-11-22')])
    await handIn(browser, 'knots')
    expect(await earned(browser)).toEqual(['flame'])
  })

  it.each([
    ['a day that was missed', '2026-11-20', null, 3],
    ['a day that a freeze covered', '2026-11-20', '2026-11-19', 4],
  ])('counts a streak over %s', async (_, fourth, frozenOn, reached) => {
    const { browser, clock, db, player } = await worldWith({ flame: { type: 'streak', count: 9 } })
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', fourth]
    await db.insert(streakSteps).values(
      days.map((day, index) => ({
        ...{
          tenantId: player.tenantId,
          personId: player.id,
          day,
          step: (index % 3) + 1,
          granted: index === 2,
        },
        ...{ act: 'task' as const, takenAt: clock.now(), takenIn: 'UTC' },
        frozenOn: index === 3 ? frozenOn : null,
      })),
    )
    const { open } = await browser.call(readBadges, {})
    expect(open).toMatchObject([{ progress: { reached, goal: 9 } }])
  })

  it('shows in whole fives how many have it, from five people on [BADGE-1]', async () => {
    const { browser, db, tenantId, clock, adventureId, player } = await worldWith({
      one: { type: 'tasks', count: 1 },
    })
    const hold = async (people: number) => {
      for (let index = 0; index < people; index += 1) {
        const { id: personId } = await enrolled({ db, tenantId, clock })
        await db
          .insert(badges)
          .values({ tenantId, personId, adventureId, badgeId: 'one', earnedAt: clock.now() })
      }
    }
    const enrolled = async (world: Pick<TestWorld, 'db' | 'tenantId' | 'clock'>) => {
      const person = await makePerson(world.db, world.tenantId, world.clock.now())
      await makeAdventure(
        world.db,
        tenantId,
        clock.now(),
        [person],
        withBadges({ one: { type: 'tasks', count: 1 } }),
      )
      return person
    }
    await hold(4)
    expect((await browser.call(readBadges, {})).open).toMatchObject([{ holders: null }])
    await hold(3)
    expect((await browser.call(readBadges, {})).open).toMatchObject([{ holders: 5 }])
    expect(player.id).toBeDefined()
  })
})

describe('the first of a team', () => {
  const RULES = { first: { type: 'first-of-team', mission: 'harbour' } } as const
  let world: TestWorld
  let mate: TestPerson
  let mateBrowser: TestBrowser

  beforeEach(async () => {
    world = await worldWith(RULES)
    const { db, tenantId, clock } = world
    mate = await makePerson(db, tenantId, clock.now())
    await makeAdventure(db, tenantId, clock.now(), [mate], withBadges(RULES))
    mateBrowser = await world.browserOf(mate)
  })

  it('has the badge, and who comes after has none, though both finish at once [BADGE-1]', async () => {
    const { db, tenantId, clock, player, browser } = world
    await makeTeam(db, tenantId, clock.now(), { leaders: [], members: [player, mate] })
    await Promise.all([handIn(browser, 'knots'), handIn(mateBrowser, 'knots')])
    await Promise.all([handIn(browser, 'ropes'), handIn(mateBrowser, 'ropes')])
    expect([...(await earned(browser)), ...(await earned(mateBrowser))]).toEqual(['first'])
  })

  it('is nobody without a team, and one in each of two teams [BADGE-1]', async () => {
    const { db, tenantId, clock, player, browser } = world
    const teamId = await makeTeam(db, tenantId, clock.now(), { leaders: [], members: [mate] })
    for (const task of ['knots', 'ropes']) await handIn(browser, task)
    expect(await earned(browser)).toEqual([])
    for (const task of ['knots', 'ropes']) await handIn(mateBrowser, task)
    expect(await earned(mateBrowser)).toEqual(['first'])
    await db.insert(teamMembers).values({ tenantId, teamId, personId: player.id, createdAt: clock.now() })
    expect(await earned(browser)).toEqual([])
  })
})

describe('a badge for what others do', () => {
  it('is given with a leader’s five stars, and with no fewer [BADGE-1]', async () => {
    const world = await openReviewedWorld()
    const { db, tenantId, clock, player, browser, leaderBrowser } = world
    const rules = { star: { type: 'full-stars', count: 1 } } as const
    await makeAdventure(db, tenantId, clock.now(), [player], { ...reviewedAdventure(), ...badgesOf(rules) })
    const reviewId = await handInForReview(browser, leaderBrowser)
    expect(await earned(browser)).toEqual([])
    const body = { stars: 5, key: randomUUID() }
    await leaderBrowser.call(rateReview, { params: { reviewId }, body })
    expect(await earned(browser)).toEqual(['star'])
  })

  it('is given to who wrote a tip that a colleague chose, and not for the own choice [BADGE-1]', async () => {
    const world = await openTipWorld()
    const { db, tenantId, clock, ola, kuba, marta } = world
    const third = await castOf(world, 'Ewa', 'player')
    await makeTeam(db, tenantId, clock.now(), {
      leaders: [],
      members: [ola.person, kuba.person, third.person],
    })
    const rules = {
      pen: { type: 'tips-written', count: 1 },
      hand: { type: 'tips-helped', count: 1 },
    } as const
    await makeAdventure(db, tenantId, clock.now(), [], withBadges(rules))
    const tip = await write(ola)
    expect(await earned(ola.browser)).toEqual(['pen'])
    await tryChoose(ola, tip, kuba)
    expect(await earned(ola.browser)).toEqual(['pen'])
    expect((await tryChoose(kuba, tip, third)).status).toBe(204)
    expect(await earned(ola.browser)).toEqual(['hand', 'pen'])
    expect(await earned(kuba.browser)).toEqual([])
    expect(await earned(marta.browser)).toEqual([])
  })
})

it('the adventure without badges has none, and neither has who plays none [BADGE-1]', async () => {
  const { browser, db, tenantId, clock, browserOf } = await openWorld(ALL_ON)
  expect(await browser.call(readBadges, {})).toEqual({ earned: [], open: [], secret: 0 })
  const idle = await browserOf(await makePerson(db, tenantId, clock.now()))
  expect(await idle.call(readBadges, {})).toEqual({ earned: [], open: [], secret: 0 })
  expect(await idle.call(readNewBadges, {})).toEqual({ adventureId: null, badges: [] })
  expect((await idle.try(markBadgesSeen, { body: { ids: ['one'] } })).status).toBe(204)
  expect(await db.$count(badges, and(eq(badges.tenantId, tenantId)))).toBe(0)
})
