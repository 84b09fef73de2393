import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeProfile } from '#shared/contract/profile-change.ts'
import {
  markRecapSeen,
  readRanking,
  readRecap,
  readSeason,
  readSmallRanking,
  type RankedPerson,
} from '#shared/contract/rankings.ts'
import { changeSeason, createSeason, dropSeason, readSeasons } from '#shared/contract/seasons.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { OPEN_PRIVACY } from '#shared/domain/privacy.ts'
import { people } from '#server/db/schema/people.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTeam, type TestPerson } from '#server/testing/world.ts'

let world: TestWorld
let admin: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  admin = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
})

async function aPlayer(displayName: string, points = 0, more: object = {}): Promise<TestPerson> {
  const { db, tenantId, clock } = world
  const person = await makePerson(db, tenantId, clock.now(), { displayName, ...more })
  if (points !== 0) await give(person, points)
  return person
}

async function give({ id, tenantId }: TestPerson, points: number): Promise<void> {
  const now = world.clock.now().toISOString()
  await world.db.execute(
    sql`select post_reward(${tenantId}, ${id}, 'task', ${randomUUID()}, '1', ${points}, 0, ${now.slice(0, 10)}, ${now})`,
  )
}

/** A team of so many, the first with the most points. */
async function aTeam(points: readonly number[]): Promise<TestPerson[]> {
  const { db, tenantId, clock } = world
  const members: TestPerson[] = []
  for (const [at, one] of points.entries()) members.push(await aPlayer(`Mate ${at}`, one))
  await makeTeam(db, tenantId, clock.now(), { leaders: [], members })
  return members
}

const said = (rows: readonly RankedPerson[]) =>
  rows.map(({ rank, displayName, isMe }) => `${rank} ${displayName}${isMe ? ' (me)' : ''}`)

const whole = { window: 'all', scope: 'everybody' } as const
const readWhole = (browser: TestBrowser, more: object = {}) =>
  browser.call(readRanking, { query: { ...whole, ...more } })

describe('the small ranking', () => {
  it('is two above me, me and two below, of my team this month [RANK-1]', async () => {
    const team = await aTeam([90, 80, 70, 60, 50, 40, 30, 20])
    await aPlayer('Elsewhere', 65)
    const browser = await world.browserOf(team[3] ?? world.player)
    const { rows, me, month } = await browser.call(readSmallRanking, {})
    expect(said(rows)).toEqual(['2 Mate 1', '3 Mate 2', '4 Mate 3 (me)', '5 Mate 4', '6 Mate 5'])
    expect([me, month]).toEqual([{ rank: 4, points: 60, toNext: 10, isHidden: false }, '2026-11'])
  })

  it('begins anew with the month, and asks who has no points to begin [RANK-1] [RANK-2]', async () => {
    const [first] = await aTeam([90, 80])
    world.clock.pass(10 * DAY_MS)
    const browser = await world.browserOf(first ?? world.player)
    const { rows, me, month } = await browser.call(readSmallRanking, {})
    expect([rows, me?.rank, me?.points, month]).toEqual([[], null, 0, '2026-12'])
  })

  it('gives who is at its end no place, and names nobody below [RANK-2]', async () => {
    const team = await aTeam([90, 80, 70, 60, 50, 40])
    const browser = await world.browserOf(team[5] ?? world.player)
    const { rows, me, others } = await browser.call(readSmallRanking, {})
    expect(said(rows)).toEqual(['3 Mate 2', '4 Mate 3'])
    expect([me, others]).toEqual([{ rank: null, points: 40, toNext: 10, isHidden: false }, 2])
  })
})

describe('the big ranking', () => {
  it('has a podium and a list that opens on me and goes on both ways [RANK-1]', async () => {
    const all: TestPerson[] = []
    for (let at = 0; at < 60; at += 1)
      all.push(await aPlayer(`P${String(at).padStart(2, '0')}`, 1000 - at * 10))
    const browser = await world.browserOf(all[30] ?? world.player)
    const opened = await readWhole(browser)
    expect(said(opened.podium)).toEqual(['1 P00', '2 P01', '3 P02'])
    expect([said(opened.rows)[0], said(opened.rows)[6], said(opened.rows).at(-1)]).toEqual([
      '25 P24',
      '31 P30 (me)',
      '45 P44',
    ])
    const above = await readWhole(browser, { above: opened.above })
    expect([said(above.rows)[0], said(above.rows).at(-1)]).toEqual(['5 P04', '24 P23'])
    const top = await readWhole(browser, { above: above.above })
    expect([said(top.rows).length, top.above]).toEqual([4, null])
    const below = await readWhole(browser, { below: opened.below })
    expect([said(below.rows)[0], said(below.rows).at(-1), below.below]).toEqual(['46 P45', '54 P53', null])
    expect(below.others).toBe(6)
  })

  it('lets equal points share a place, by name [RANK-1]', async () => {
    for (const [name, points] of [
      ['Cy', 50],
      ['abe', 50],
      ['Bo', 50],
      ['Di', 70],
      ['Em', 20],
      ['Fay', 20],
      ['Gus', 20],
    ] as const)
      await aPlayer(name, points)
    const { rows, others } = await readWhole(admin)
    expect(said(rows)).toEqual(['1 Di', '2 abe', '2 Bo', '2 Cy'])
    expect(others).toBe(3)
  })

  it('ranks no leader, designer or admin, and says so [RANK-1]', async () => {
    for (const role of ['leader', 'designer', 'admin']) await aPlayer(`The ${role}`, 500, { role })
    await aPlayer('Player', 10)
    const { rows, me } = await readWhole(admin)
    expect([said(rows), me]).toEqual([['1 Player'], null])
  })

  it('loses who hides at once, who still sees the own place [RANK-1]', async () => {
    const [, second] = await Promise.all([aPlayer('Ann', 30), aPlayer('Ben', 20), aPlayer('Cleo', 10)])
    const browser = await world.browserOf(second)
    await browser.call(changeProfile, { body: { privacy: { ...OPEN_PRIVACY, isVisible: false } } })
    expect(said((await readWhole(admin)).rows)).toEqual(['1 Ann', '2 Cleo'])
    const mine = await readWhole(browser)
    expect([said(mine.rows), mine.me]).toEqual([
      ['1 Ann', '2 Ben (me)', '2 Cleo'],
      { rank: 2, points: 20, toNext: 10, isHidden: true },
    ])
    await browser.call(changeProfile, { body: { privacy: OPEN_PRIVACY } })
    expect(said((await readWhole(admin)).rows)).toEqual(['1 Ann', '2 Ben', '3 Cleo'])
  })

  it.each(['x', 'WyJhIl0', Buffer.from('["1","a","b"]').toString('base64url')])(
    'refuses the cursor %s, which no reply gave [SERVE-1]',
    async (below) => {
      expect(await admin.try(readRanking, { query: { ...whole, below } })).toMatchObject({ status: 422 })
    },
  )

  it('follows a new name and another role [RANK-1]', async () => {
    const person = await aPlayer('Old', 30)
    const set = (more: object) => world.db.update(people).set(more).where(eq(people.id, person.id))
    await set({ displayName: 'New' })
    expect(said((await readWhole(admin)).rows)).toEqual(['1 New'])
    await set({ role: 'leader' })
    expect(said((await readWhole(admin)).rows)).toEqual([])
  })
})

const WINTER = { name: { en: 'Winter', pl: 'Zima' }, startsOn: '2026-11-20', endsOn: '2026-11-30', goal: 100 }

describe('a season', () => {
  it('counts what was earned in its days also before it was called for, by team and by all [RANK-1] [RANK-2]', async () => {
    const [mate] = await aTeam([30, 20])
    await aPlayer('Alone', 25)
    expect(await admin.call(createSeason, { body: WINTER })).toMatchObject({ points: 75, state: 'running' })
    const browser = await world.browserOf(mate ?? world.player)
    if (mate) await give(mate, 5)
    const { season } = await browser.call(readSeason, {})
    expect(season).toMatchObject({ name: 'Winter', goal: 100, points: 80, endsOn: '2026-11-30' })
    expect(season?.teams).toMatchObject([{ points: 55, isMine: true }])
    const board = await browser.call(readRanking, { query: { window: 'season', scope: 'team' } })
    expect(board.me?.points).toBe(35)
    expect((await browser.call(readSeason, {})).season?.name).toBe('Winter')
  })

  it('says what a team has added only where it is no few people’s, or the reader’s own [RANK-2]', async () => {
    await aTeam([1, 1, 1, 1, 1])
    await aTeam([7, 7, 7, 7])
    const [mate] = await aTeam([30, 20])
    await admin.call(createSeason, { body: WINTER })
    const browser = await world.browserOf(mate ?? world.player)
    const { season } = await browser.call(readSeason, {})
    expect(season?.teams.map(({ points, isMine }) => [points, isMine])).toEqual([
      [50, true],
      [5, false],
    ])
    expect(season?.points).toBe(83)
  })

  it('overlaps no other, and has its days in order [RANK-1]', async () => {
    const { id } = await admin.call(createSeason, { body: WINTER })
    const next = { ...WINTER, startsOn: '2026-11-30', endsOn: '2026-12-10' }
    expect(await admin.try(createSeason, { body: next })).toMatchObject({
      status: 409,
      body: { code: 'season-overlaps' },
    })
    const wrong = { ...WINTER, startsOn: '2026-12-10', endsOn: '2026-12-01' }
    expect(await admin.try(changeSeason, { params: { seasonId: id }, body: wrong })).toMatchObject({
      status: 422,
    })
    const { id: later } = await admin.call(createSeason, { body: { ...next, startsOn: '2026-12-01' } })
    const { seasons } = await admin.call(readSeasons, {})
    expect(seasons.map(({ state }) => state)).toEqual(['coming', 'running'])
    await admin.call(dropSeason, { params: { seasonId: later } })
    expect((await admin.call(readSeasons, {})).seasons).toHaveLength(1)
  })

  it('is not ranked while none runs [RANK-1]', async () => {
    const query = { window: 'season', scope: 'team' } as const
    expect(await world.browser.try(readRanking, { query })).toMatchObject({ status: 404 })
  })

  it('says how it ended once, to those who earned points in it [RANK-2]', async () => {
    const { browser, player, clock } = world
    await give(player, 40)
    const { id } = await admin.call(createSeason, { body: WINTER })
    expect((await browser.call(readRecap, {})).recap).toBeNull()
    clock.pass(9 * DAY_MS)
    // days later, the session is another one
    const again = await world.browserOf(player)
    const { recap } = await again.call(readRecap, {})
    expect(recap).toMatchObject({ id, myPoints: 40, points: 40, goal: 100 })
    await again.call(markRecapSeen, { params: { seasonId: id } })
    expect((await again.call(readRecap, {})).recap).toBeNull()
    const idle = await world.browserOf(await aPlayer('Idle'))
    expect((await idle.call(readRecap, {})).recap).toBeNull()
  })
})
