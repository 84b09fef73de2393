import { beforeEach, describe, expect, it } from 'vitest'
import { sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readMission, readMissionDetails } from '#shared/contract/missions.ts'
import { placePackage } from '#shared/contract/packages.ts'
import { readTask } from '#shared/contract/tasks.ts'
import type { PublishedTask } from '#shared/scene/published.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { makePackage } from '#server/testing/tenant-things.ts'
import { standOn } from '#server/testing/pill-moves.ts'
import { handIn } from '#server/testing/reviewed.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, type TestPerson } from '#server/testing/world.ts'

const POINTS_OF_NOBODY = 9000
let world: TestWorld
let designer: TestPerson

beforeEach(async () => {
  world = await openWorld()
  designer = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'designer' })
})

/** A package becomes a task of a mission; returns its id. */
async function bring(missionId: string, packageId?: string): Promise<string> {
  const { db, clock, adventureId } = world
  const id = packageId ?? (await makePackage(db, designer, clock.now()))
  const words = { name: 'First aid', goal: '', points: 30, coins: 0, minutes: 5 }
  const body = { ...words, adventureId, missionId }
  await (await world.browserOf(designer)).call(placePackage, { params: { packageId: id }, body })
  return id
}

/** A newer build of the sample: the map leads to the harbour, and that to the reef. */
async function build({ more = [], points }: { more?: PublishedTask[]; points?: number }): Promise<void> {
  const { db, tenantId, clock } = world
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour', 'reef'] }),
    sampleMission('harbour', { tasks: [sampleTask('knots'), sampleTask('ropes'), ...more] }),
    sampleMission('reef', {
      tasks: [sampleTask('coral', { unlock: { need: 'all', of: [{ task: 'knots' }] } })],
      unlock: { need: 'all', of: [{ mission: 'harbour' }, ...(points === undefined ? [] : [{ points }])] },
    }),
  ]
  clock.pass(1000)
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'newer' }))
}

async function finishHarbour(): Promise<void> {
  for (const task of ['knots', 'ropes']) await handIn(world.browser, task)
}

async function beginCoral(): Promise<void> {
  const { id: attemptId } = await world.browser.call(startTask, { params: { taskId: 'coral' } })
  await world.browser.call(sendMoves, { params: { attemptId }, body: standOn(1) })
}

async function locksOf(mission: string, task: string, by: TestBrowser = world.browser): Promise<number[]> {
  const { unmet } = await by.call(readMission, { params: { id: mission }, query: {} })
  return [unmet.length, (await by.call(readTask, { params: { taskId: task } })).unmet.length]
}

async function percentOf(mission: string): Promise<number | undefined> {
  const { missions } = await world.browser.call(readMissionDetails, { params: { id: 'map' }, query: {} })
  return missions.find(({ id }) => id === mission)?.progress
}

describe('a mission that was finished', () => {
  it('keeps open what waits for it when a package is put into it, though nobody was there yet [INFO-4] [TASK-10]', async () => {
    await finishHarbour()
    await bring('harbour')
    expect(await percentOf('harbour')).toBe(67)
    expect(await locksOf('reef', 'coral')).toEqual([0, 0])
    await beginCoral()
  })

  it('keeps it open when a newer build has one more task [INFO-4]', async () => {
    await finishHarbour()
    await build({ more: [sampleTask('sails')] })
    expect(await percentOf('harbour')).toBe(67)
    expect(await locksOf('reef', 'coral')).toEqual([0, 0])
  })

  it('keeps open what waits for all that it is a part of [INFO-4]', async () => {
    const { db, tenantId, clock } = world
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['bay', 'reef'] }),
      sampleMission('bay', { type: 'map', missions: ['harbour', 'pier'] }),
      sampleMission('harbour', { tasks: [sampleTask('knots')] }),
      sampleMission('pier', { tasks: [sampleTask('ropes')] }),
      sampleMission('reef', {
        tasks: [sampleTask('coral')],
        unlock: { need: 'all', of: [{ mission: 'bay' }] },
      }),
    ]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'bay' }))
    await handIn(world.browser, 'knots')
    expect(await locksOf('reef', 'coral')).toEqual([1, 1])
    await handIn(world.browser, 'ropes')
    await bring('harbour')
    expect(await locksOf('reef', 'coral')).toEqual([0, 0])
  })

  it('was not, for whoever had not yet done all: the package is a task like any other [INFO-4] [TASK-10]', async () => {
    await handIn(world.browser, 'knots')
    await bring('harbour')
    await handIn(world.browser, 'ropes')
    expect(await locksOf('reef', 'coral')).toEqual([1, 1])
  })
})

describe('a mission that was begun', () => {
  it('stays open, and what was begun in it, whatever rule a newer build has for it [INFO-4]', async () => {
    await finishHarbour()
    await beginCoral()
    await build({ more: [sampleTask('sails')], points: POINTS_OF_NOBODY })
    expect(await locksOf('reef', 'coral')).toEqual([0, 0])
  })

  it('is shut by such a rule for whoever was never in it [INFO-4]', async () => {
    await finishHarbour()
    await build({ points: POINTS_OF_NOBODY })
    expect(await locksOf('reef', 'coral')).toEqual([1, 1])
  })

  it('is not the one that a begun package was moved to [INFO-4] [TASK-10]', async () => {
    const id = await bring('harbour')
    await world.browser.call(startTask, { params: { taskId: `package-${id}` } })
    await bring('reef', id)
    expect(await locksOf('reef', `package-${id}`)).toEqual([1, 1])
  })
})
