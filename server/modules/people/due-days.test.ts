import { beforeEach, describe, expect, it } from 'vitest'
import { readMyAdventures } from '#shared/contract/adventures.ts'
import { assign, dropAssignment, placeInTeam, readAssignments } from '#shared/contract/people.ts'
import { readTeam } from '#shared/contract/team.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { handIn, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { makePerson } from '#server/testing/world.ts'

let world: ReviewedWorld
let browser: TestBrowser

beforeEach(async () => {
  world = await openReviewedWorld()
  browser = await world.browserOf(
    await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' }),
  )
})

const give = (body: { personId?: string; teamId?: string; dueOn: string | null }) =>
  browser.call(assign, { params: { adventureId: world.adventureId }, body })
const mine = async () => (await world.browser.call(readMyAdventures, {}))[0]?.due
const seenByLeader = async () => (await world.leaderBrowser.call(readTeam, { query: {} })).players[0]?.due

describe('the last day of what was assigned', () => {
  it('is seen by the player and by the leader, the earliest of several [SERVE-2] [PROG-1]', async () => {
    const { teamId, player } = world
    expect([await mine(), await seenByLeader()]).toEqual([undefined, undefined])
    await give({ teamId, dueOn: '2026-12-24' })
    const christmas = { on: '2026-12-24', daysLeft: 31 }
    expect([await mine(), await seenByLeader()]).toEqual([christmas, christmas])
    await give({ personId: player.id, dueOn: '2026-11-22' })
    const yesterday = { on: '2026-11-22', daysLeft: -1 }
    expect([await mine(), await seenByLeader()]).toEqual([yesterday, yesterday])
    const { assignments } = await browser.call(readAssignments, { query: {} })
    for (const { id } of assignments) await browser.call(dropAssignment, { params: { assignmentId: id } })
    expect([await mine(), await seenByLeader()]).toEqual([undefined, undefined])
  })

  it('is judged by the player’s own day [SERVE-2]', async () => {
    const { player, clock } = world
    await give({ personId: player.id, dueOn: '2026-11-24' })
    clock.set('2026-11-24T10:30:00Z')
    const dueIn = async (timeZone: string) => {
      const there = await world.browserOf(player, { timeZone })
      return (await there.call(readMyAdventures, {}))[0]?.due?.daysLeft
    }
    expect([await dueIn('Pacific/Kiritimati'), await dueIn('UTC'), await dueIn('Pacific/Honolulu')]).toEqual([
      -1, 0, 0,
    ])
    clock.set('2026-11-24T09:30:00Z')
    expect([await dueIn('Pacific/Kiritimati'), await dueIn('Pacific/Honolulu')]).toEqual([0, 1])
  })

  it('is no longer told to who has finished, nor to who has left the team [SERVE-2]', async () => {
    const { teamId, player } = world
    await give({ teamId, dueOn: '2026-12-24' })
    const left = { isLeader: false, isMember: false }
    await browser.call(placeInTeam, { params: { teamId, personId: player.id }, body: left })
    expect(await mine()).toBeUndefined()
    await give({ personId: player.id, dueOn: '2026-12-24' })
    await handIn(world.browser)
    expect(await mine()).toMatchObject({ daysLeft: 31 })
    await handIn(world.browser, 'ropes')
    expect(await mine()).toBeUndefined()
  })
})
