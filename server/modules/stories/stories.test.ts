import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readMyAdventures } from '#shared/contract/adventures.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { readMission, readMissionDetails, readMissionTasks } from '#shared/contract/missions.ts'
import { readProgress, readToday } from '#shared/contract/player.ts'
import { finishStory, readStory, advanceStory } from '#shared/contract/stories.ts'
import { Unmet } from '#shared/contract/unmet.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

const step = (id: string) => ({ id, picture: `/scenes/${id}.0123456789abcdef.webp` })

/** welcome (an onboarding of four steps) leads to the map: harbour (task knots), bottle (an egg), attic (after the harbour). */
const MISSIONS = [
  sampleMission('welcome', {
    type: 'onboarding',
    missions: ['map'],
    steps: ['hello', 'map', 'lamps', 'go'].map(step),
  }),
  sampleMission('map', {
    type: 'movingmap',
    missions: ['harbour', 'bottle', 'attic', 'cave'],
    unlock: { need: 'all', of: [{ mission: 'welcome' }] },
  }),
  sampleMission('harbour', { tasks: [sampleTask('knots')] }),
  sampleMission('bottle', {
    type: 'easter_egg',
    steps: [step('cork'), step('letter')],
    bonus: { points: 40, coins: 4 },
  }),
  sampleMission('attic', {
    type: 'easter_egg',
    steps: [step('dust')],
    bonus: { points: 5, coins: 0 },
    unlock: { need: 'all', of: [{ mission: 'harbour' }] },
  }),
  sampleMission('cave', {
    tasks: [sampleTask('dark')],
    unlock: { need: 'all', of: [{ mission: 'bottle' }] },
  }),
]

const PUBLISHED = sampleAdventure({ rootMission: 'welcome', missions: MISSIONS, version: 'told' })

let world: TestWorld
let browser: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  browser = world.browser
  await makeAdventure(world.db, world.tenantId, world.clock.now(), [], PUBLISHED)
})

const of = (id: string) => ({ params: { id } })
const read = (id: string) => browser.call(readStory, of(id))
const advance = (id: string, at: number) => browser.call(advanceStory, { ...of(id), body: { at } })
const finish = (id: string, key = randomUUID()) => browser.call(finishStory, { ...of(id), body: { key } })

function bodyOf(call: Endpoint): object | undefined {
  if (call === advanceStory) return { at: 1 }
  return call === finishStory ? { key: randomUUID() } : undefined
}

async function progressOf(id: string): Promise<number | undefined> {
  const { missions } = await browser.call(readMissionDetails, { ...of(id), query: {} })
  return missions.find((mission) => mission.id === id)?.progress
}

describe('what a mission tells', () => {
  it('comes step by step in the words of the language, and resumes where the player was [MAP-3]', async () => {
    const story = await read('welcome')
    expect(story).toMatchObject({ missionId: 'welcome', at: 0, isFinished: false })
    expect(story.steps[1]).toEqual({
      id: 'map',
      title: 'Step map',
      text: 'Text',
      picture: '/scenes/map.0123456789abcdef.webp',
      pictureAlt: 'A picture',
    })
    await advance('welcome', 2)
    const elsewhere = await world.browserOf(world.player)
    const polish = await elsewhere.try(readStory, of('welcome'), { 'accept-language': 'pl' })
    expect(polish.body).toMatchObject({ at: 2, steps: [{ title: 'Step hello (pl)' }, {}, {}, {}] })
  })

  it('never goes back nor beyond its end, and stays when it is finished [MAP-3]', async () => {
    const seen = []
    for (const at of [2, 1, 12, 0]) {
      await advance('welcome', at)
      seen.push((await read('welcome')).at)
    }
    expect(seen).toEqual([2, 2, 3, 3])
    await finish('welcome')
    await finish('bottle')
    await advance('bottle', 0)
    expect(await read('bottle')).toMatchObject({ at: 1, isFinished: true })
  })

  it('is where it was for others when one turns a page', async () => {
    await advance('welcome', 2)
    const { db, tenantId, clock } = world
    const mate = await makePerson(db, tenantId, clock.now())
    await makeAdventure(db, tenantId, clock.now(), [mate], PUBLISHED)
    const theirs = await world.browserOf(mate)
    expect(await theirs.call(readStory, of('welcome'))).toMatchObject({ at: 0, isFinished: false })
  })

  it('is not found where a mission tells nothing, and locked with its reason [INFO-4]', async () => {
    await finish('welcome')
    for (const call of [readStory, advanceStory, finishStory]) {
      const body = bodyOf(call)
      for (const id of ['harbour', 'nothing', '__proto__']) {
        expect(await browser.refusal(call, { ...of(id), body })).toEqual([404, 'not-found'])
      }
      const locked = await browser.try(call, { ...of('attic'), body })
      expect(locked).toMatchObject({ status: 423, body: { code: 'mission-locked' } })
      const { unmet } = z.parse(z.object({ unmet: z.array(Unmet) }), locked.body)
      expect(unmet).toEqual([
        { need: 'all', of: [{ kind: 'mission', id: 'harbour', name: 'Mission harbour' }] },
      ])
    }
  })

  it('opens what waits for it when it is finished, and not before [MAP-4]', async () => {
    const unmetOf = async (id: string) => (await browser.call(readMission, { ...of(id), query: {} })).unmet
    expect(await unmetOf('map')).toEqual([
      { need: 'all', of: [{ kind: 'mission', id: 'welcome', name: 'Mission welcome' }] },
    ])
    await advance('welcome', 3)
    expect(await unmetOf('map')).toHaveLength(1)
    await finish('welcome')
    expect(await unmetOf('map')).toEqual([])
    expect(await unmetOf('cave')).toHaveLength(1)
    await finish('bottle')
    expect(await unmetOf('cave')).toEqual([])
  })
})

describe('the end of a story', () => {
  it('brings nothing for an onboarding [MAP-3]', async () => {
    expect(await finish('welcome')).toEqual({ points: 0, coins: 0 })
    expect(await world.db.select().from(ledgerEntries)).toEqual([])
    expect(await browser.call(readProgress, {})).toMatchObject({ playerPoints: 0, playerCoins: 0 })
  })

  it('brings the bonus of an easter egg the first time and nothing the second [MAP-3]', async () => {
    await finish('welcome')
    expect(await finish('bottle')).toEqual({ points: 40, coins: 4 })
    expect(await finish('bottle')).toEqual({ points: 0, coins: 0 })
    expect(await browser.call(readProgress, {})).toMatchObject({ playerPoints: 40, playerCoins: 4 })
    expect(await browser.call(readToday, {})).toMatchObject({ tasksDoneToday: 0, pointsToday: 40 })
  })

  it('answers a call whose reply was lost with what it brought, however often it is sent [MAP-3]', async () => {
    await finish('welcome')
    const key = randomUUID()
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await finish('bottle', key)).toEqual({ points: 40, coins: 4 })
    }
    expect(await finish('bottle')).toEqual({ points: 0, coins: 0 })
    expect(await finish('bottle', key)).toEqual({ points: 40, coins: 4 })
    expect(await browser.call(readProgress, {})).toMatchObject({ playerPoints: 40, playerCoins: 4 })
  })

  it('records its coins where there is no shop, and shows none [SHOP-1]', async () => {
    await world.db.update(tenants).set({ features: sql`${tenants.features} || '{"isShopEnabled": false}'` })
    await finish('welcome')
    expect(await finish('bottle')).toEqual({ points: 40, coins: 0 })
    expect(await world.db.select().from(ledgerEntries)).toMatchObject([{ points: 40, coins: 4 }])
  })
})

describe('a story among the missions', () => {
  it('counts in no percentage and stands in no list [MAP-3] [PROG-3]', async () => {
    await finish('welcome')
    await finish('bottle')
    const { playerProgress, items } = await browser.call(readProgress, {})
    expect(playerProgress).toBe(0)
    expect(items).toEqual(
      ['map', 'harbour', 'cave'].map((id) => ({ id, playerProgress: 0, playerPoints: 0 })),
    )
    const { missions } = await browser.call(readMissionTasks, { ...of('welcome'), query: {} })
    expect(missions.map(({ missionId: id }) => id)).toEqual(['harbour', 'cave'])
    expect(await progressOf('map')).toBe(0)
    const [adventure] = await browser.call(readMyAdventures, {})
    expect(adventure?.progress).toBe(0)
  })

  it('tells its own progress by its steps [DATA-5] [DATA-6]', async () => {
    const seen = [await progressOf('welcome')]
    for (const at of [1, 3]) {
      await advance('welcome', at)
      seen.push(await progressOf('welcome'))
    }
    await finish('welcome')
    expect([...seen, await progressOf('welcome')]).toEqual([0, 25, 75, 100])
  })
})
