import { beforeEach, describe, expect, it } from 'vitest'
import { readFigures } from '#shared/contract/figures.ts'
import type { GroupChoice } from '#shared/contract/figure-group.ts'
import { readPeople } from '#shared/contract/people.ts'
import { readTeam } from '#shared/contract/team.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { openFiguresWorld, type FiguresWorld } from '#server/testing/figures.ts'
import { makeTeam } from '#server/testing/world.ts'

let world: FiguresWorld

/**
 * Player 1 has finished all, player 2 is moving, 3 left the paper open, 4 stopped after the ropes, 5 and 6 have not begun; outside of the
 * team, newcomer 1 stopped after the ropes.
 */
beforeEach(async () => {
  world = await openFiguresWorld()
  const { players, play, newcomers, clock } = world
  const [outsider] = await newcomers(1)
  for (const task of ['knots', 'ropes', 'coral', 'paper']) await play(players[0], task)
  await play(players[2], 'knots')
  await play(players[2], 'paper', { isLeft: true })
  await play(players[3], 'ropes')
  await play(outsider, 'ropes')
  clock.pass(8 * DAY_MS)
  await play(players[1], 'knots')
})

type Asked = GroupChoice & { team?: string }

async function mine(choice: Asked): Promise<string[]> {
  const browser = await world.as(world.leader)
  const { players } = await browser.call(readTeam, { query: choice })
  return players.map(({ player }) => player.displayName)
}

async function everybody(choice: Asked): Promise<string[]> {
  const browser = await world.as(world.admin)
  const { people } = await browser.call(readPeople, { query: choice })
  return people.map(({ displayName }) => displayName)
}

describe('whom the figures mean', () => {
  it('is found by standing and by where they were last, by a leader and by an admin [STAT-3]', async () => {
    const { adventureId: adventure } = world
    const still = { adventure, progress: 'still' as const }
    expect(await mine(still)).toEqual(['Player 3', 'Player 4'])
    expect(await everybody(still)).toEqual(['Newcomer 1', 'Player 3', 'Player 4'])
    expect(await mine({ ...still, task: 'ropes' })).toEqual(['Player 4'])
    expect(await everybody({ ...still, task: 'ropes' })).toEqual(['Newcomer 1', 'Player 4'])
    expect(await mine({ ...still, task: 'paper', how: 'open' })).toEqual(['Player 3'])
    expect(await mine({ ...still, task: 'paper', how: 'after' })).toEqual([])
    expect(await mine({ ...still, mission: 'harbour' })).toEqual(['Player 4'])
    expect(await mine({ adventure, progress: 'done' })).toEqual(['Player 1'])
    expect(await mine({ adventure, progress: 'moving' })).toEqual(['Player 2'])
    expect(await mine({ adventure, progress: 'notBegun' })).toEqual(['Player 5', 'Player 6'])
  })

  it('are as many as the figures count [STAT-3]', async () => {
    const { adventureId: adventure, leader, admin, as, teamId } = world
    for (const [browser, find] of [
      [await as(leader), mine],
      [await as(admin), everybody],
    ] as const) {
      for (const team of [undefined, teamId]) {
        const inTeam = team === undefined ? {} : { team }
        const { figures, people } = await browser.call(readFigures, { query: { adventure, ...inTeam } })
        const { done, moving, still, notBegun } = figures?.progress ?? {}
        const count = async (progress: GroupChoice['progress']) =>
          (await find({ adventure, ...inTeam, ...(progress && { progress }) })).length
        expect([
          await count('done'),
          await count('moving'),
          await count('still'),
          await count('notBegun'),
          await count(undefined),
        ]).toEqual([done, moving, still, notBegun, people])
        for (const { task, isOpen, people: stopped } of figures?.stops ?? []) {
          const there = { adventure, progress: 'still' as const, task: task.id, ...inTeam }
          expect(await find({ ...there, how: isOpen ? 'open' : 'after' })).toHaveLength(stopped)
        }
      }
    }
  })

  it('are a team’s players alone, and no leader of it [STAT-3]', async () => {
    const { db, tenantId, clock, adventureId: adventure, leader, players } = world
    const team = await makeTeam(db, tenantId, clock.now(), {
      leaders: [leader],
      members: players.slice(0, 2),
    })
    expect(await everybody({ adventure, team })).toEqual(['Player 1', 'Player 2'])
  })

  it('are refused where something is asked of no adventure [STAT-3]', async () => {
    const { leader, admin, as } = world
    for (const [browser, endpoint] of [
      [await as(leader), readTeam],
      [await as(admin), readPeople],
    ] as const) {
      for (const query of [
        { progress: 'still' as const },
        { task: 'ropes' },
        { mission: 'harbour' },
        { how: 'open' as const },
      ]) {
        expect(await browser.refusal(endpoint, { query })).toEqual([422, 'refused-fields'])
      }
    }
  })

  it('are named in words, and what is not there is not found [STAT-3] [SERVE-2]', async () => {
    const { adventureId: adventure, leader, admin, as } = world
    for (const [browser, endpoint] of [
      [await as(leader), readTeam],
      [await as(admin), readPeople],
    ] as const) {
      const { group } = await browser.call(endpoint, { query: { adventure, task: 'ropes' } })
      expect(group).toEqual({ adventure: 'Sample', task: 'Task ropes', mission: null })
      expect((await browser.call(endpoint, { query: {} })).group).toBeNull()
      for (const query of [
        { adventure: world.teamId },
        { adventure, task: 'none' },
        { adventure, mission: 'no' },
      ]) {
        expect(await browser.refusal(endpoint, { query })).toEqual([404, 'not-found'])
      }
    }
  })
})
