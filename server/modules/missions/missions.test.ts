import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readMission, readMissionDetails, readMissionTasks } from '#shared/contract/missions.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { logout } from '#shared/contract/session.ts'
import { sendMoves, startTask } from '#shared/contract/attempts.ts'
import { OPEN_PRIVACY } from '#shared/domain/privacy.ts'
import { readTask } from '#shared/contract/tasks.ts'
import { presences } from '#server/db/schema/play.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { standOn } from '#server/testing/pill-moves.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

describe('a mission', () => {
  it('comes with its tasks, and with what its children hold and lack [MAP-1] [MAP-4]', async () => {
    const map = await world.browser.call(readMission, { params: { id: 'map' }, query: { d: '123' } })
    const named = (id: string) => ({
      missionId: id,
      missionName: `Mission ${id}`,
      missionBackground: null,
      missionBackgroundVideo: null,
      missionThumbnail: null,
      missionAlign: 'center',
      assistant: null,
    })
    expect(map).toEqual({
      ...named('map'),
      unmet: [],
      tasks: [],
      missions: [
        { ...named('harbour'), tasks: 2, tasksToDo: 2, minutesToDo: 8, unmet: [] },
        {
          ...named('reef'),
          tasks: 1,
          tasksToDo: 1,
          minutesToDo: 4,
          unmet: [{ need: 'all', of: [{ kind: 'mission', id: 'harbour', name: 'Mission harbour' }] }],
        },
        { ...named('empty'), tasks: 0, tasksToDo: 0, minutesToDo: 0, unmet: [] },
      ],
    })
    const harbour = await world.browser.call(readMission, { params: { id: 'harbour' }, query: {} })
    expect(harbour.tasks.map(({ id, currency }) => [id, currency])).toEqual([
      ['knots', 10],
      ['ropes', 10],
    ])
  })

  it.each([
    ['Asia/Tokyo', { isDark: true, season: 'autumn' }],
    ['America/Sao_Paulo', { isDark: false, season: 'spring' }],
  ])(
    'that is a map is lit by the clock of %s where the day passes, and no other is [ALIVE-1]',
    async (timeZone, lit) => {
      const params = [{ configKey: 'daylight', configValue: true }]
      await world.db.update(tenants).set({ params, timeZone })
      const light = async (id: string) =>
        (await world.browser.call(readMission, { params: { id }, query: {} })).light
      expect(await light('map')).toMatchObject(lit)
      expect(await light('harbour')).toBeUndefined()
    },
  )

  it('says what it, its tasks and its children look like, where somebody wrote it [ACCESS-1]', async () => {
    const { db, tenantId, clock, browser } = world
    const island = sampleMission('island', { tasks: [sampleTask('one')] })
    const described = (mission: typeof island, description: string) => ({
      ...mission,
      text: { ...mission.text, en: { name: mission.id, tasks: {}, ...mission.text.en, description } },
    })
    const { en } = island.text
    const one = { name: 'One', goal: '', congrats: '', ...en?.tasks['one'], description: 'A red hut.' }
    const missions = [
      described(sampleMission('map', { missions: ['island', 'cape'] }), 'Open water.'),
      described({ ...island, text: { ...island.text, en: { name: 'island', tasks: { one } } } }, 'A rock.'),
      sampleMission('cape'),
    ]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'described' }))
    const map = await browser.call(readMission, { params: { id: 'map' }, query: {} })
    expect(map.missionDescription).toBe('Open water.')
    expect(map.missions.map(({ missionDescription }) => missionDescription)).toEqual(['A rock.', undefined])
    const below = await browser.call(readMission, { params: { id: 'island' }, query: {} })
    expect(below.tasks.map(({ description }) => description)).toEqual(['A red hut.'])
  })

  it('says every kind of condition that is missing [INFO-4]', async () => {
    const missions = [
      sampleMission('map', { missions: ['island'] }),
      sampleMission('island', {
        tasks: [sampleTask('one'), sampleTask('two', { unlock: { need: 'all', of: [{ task: 'one' }] } })],
        unlock: { need: 'all', of: [{ points: 300 }, { date: '2027-01-01' }, { mission: 'gone' }] },
      }),
    ]
    const { db, tenantId, clock, browser } = world
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'two' }))
    const two = await browser.call(readTask, { params: { taskId: 'two' } })
    expect(two.unmet).toEqual([
      {
        need: 'all',
        of: [
          { kind: 'points', points: 300, missing: 300 },
          { kind: 'date', date: '2027-01-01' },
          { kind: 'task', id: 'one', missionId: 'island', name: 'Task one' },
        ],
      },
    ])
  })

  it('keeps apart what is needed and what is a choice [INFO-4]', async () => {
    const missions = [
      sampleMission('map', { missions: ['island', 'cape'] }),
      sampleMission('island', { tasks: [sampleTask('one')] }),
      sampleMission('cape', {
        tasks: [sampleTask('two', { unlock: { need: 'any', of: [{ task: 'one' }, { points: 900 }] } })],
        unlock: { need: 'any', of: [{ mission: 'island' }, { task: 'one' }] },
      }),
    ]
    const { db, tenantId, clock, browser } = world
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'two' }))
    const two = await browser.call(readTask, { params: { taskId: 'two' } })
    const one = { kind: 'task', id: 'one', missionId: 'island', name: 'Task one' }
    expect(two.unmet).toEqual([
      { need: 'any', of: [{ kind: 'mission', id: 'island', name: 'Mission island' }, one] },
      { need: 'any', of: [one, { kind: 'points', points: 900, missing: 900 }] },
    ])
  })

  it('is not found where there is none [INFO-4]', async () => {
    for (const id of ['nothing', 'constructor', '__proto__', 'x'.repeat(120)]) {
      const input = { params: { id }, query: {} }
      expect(await world.browser.refusal(readMission, input)).toEqual([404, 'not-found'])
      expect(await world.browser.refusal(readMissionDetails, input)).toEqual([404, 'not-found'])
      expect(await world.browser.refusal(readMissionTasks, input)).toEqual([404, 'not-found'])
    }
  })
})

describe('all tasks below a mission', () => {
  it('come by mission with what locks each, and nobody is seen anywhere for it [INFO-4] [DATA-5]', async () => {
    const { db, tenantId, clock } = world
    const mate = await makePerson(db, tenantId, clock.now())
    await makeAdventure(db, tenantId, clock.now(), [mate])
    const theirs = await world.browserOf(mate)
    const { missions } = await theirs.call(readMissionTasks, { params: { id: 'map' }, query: {} })
    expect(
      missions.map(({ missionId: id, unmet, tasks }) => [id, unmet.length, tasks.map((task) => task.id)]),
    ).toEqual([
      ['harbour', 0, ['knots', 'ropes']],
      ['reef', 1, [expect.any(String)]],
    ])
    const states = await world.browser.call(readMissionDetails, { params: { id: 'map' }, query: {} })
    expect(states.missions.every(({ activePlayers }) => activePlayers === 0)).toBe(true)
  })
})

describe('the state of missions', () => {
  async function playing() {
    const { db, tenantId, clock } = world
    const mates = await Promise.all([1, 2].map(() => makePerson(db, tenantId, clock.now())))
    await makeAdventure(db, tenantId, clock.now(), mates)
    return Promise.all(mates.map((mate) => world.browserOf(mate)))
  }

  async function others(): Promise<Record<string, number>> {
    const { missions } = await world.browser.call(readMissionDetails, { params: { id: 'map' }, query: {} })
    return Object.fromEntries(missions.map(({ id, activePlayers }) => [id, activePlayers]))
  }

  const visit = (browser: TestBrowser, id: string) => browser.call(readMission, { params: { id }, query: {} })

  it('counts the others of whom something was heard within a minute and a half [DATA-5]', async () => {
    const { clock, browser } = world
    for (const theirs of await playing()) {
      await visit(theirs, 'harbour')
      await theirs.call(readTask, { params: { taskId: 'knots' } })
    }
    await visit(browser, 'harbour')
    expect(await others()).toEqual({ map: 0, harbour: 2, reef: 0, empty: 0 })
    clock.pass(90_000 + 1)
    expect(await others()).toEqual({ map: 0, harbour: 0, reef: 0, empty: 0 })
  })

  it('counts nobody who has switched it off [DATA-5]', async () => {
    const [one, two] = await playing()
    if (!one || !two) throw new Error('nobody plays')
    const privacy = { ...OPEN_PRIVACY, isInActivePlayers: false }
    await one.call(changeProfile, { body: { privacy } })
    for (const theirs of [one, two]) await visit(theirs, 'harbour')
    expect(await others()).toMatchObject({ harbour: 1 })
  })

  it('counts whoever turns the cards of a task on [DATA-5]', async () => {
    const [theirs] = await playing()
    if (!theirs) throw new Error('nobody plays')
    const { id } = await theirs.call(startTask, { params: { taskId: 'knots' } })
    for (let minutes = 0; minutes < 3; minutes += 1) {
      world.clock.pass(60_000)
      await theirs.call(sendMoves, { params: { attemptId: id }, body: standOn(minutes) })
    }
    expect(await others()).toMatchObject({ harbour: 1 })
  })

  it('counts everybody once, where they were seen last, and nobody who has logged out [DATA-5]', async () => {
    const { clock } = world
    const [one, two] = await playing()
    if (!one || !two) throw new Error('nobody plays')
    for (const place of ['harbour', 'empty', 'map']) {
      await visit(one, place)
      clock.pass(1000)
    }
    await visit(two, 'empty')
    expect(await others()).toEqual({ map: 1, harbour: 0, reef: 0, empty: 1 })
    await visit(one, 'harbour')
    expect(await others()).toEqual({ map: 0, harbour: 1, reef: 0, empty: 1 })
    await visit(two, 'harbour')
    expect(Object.values(await others()).reduce((sum, players) => sum + players)).toBe(2)
    await one.call(logout, {})
    expect(Object.values(await others()).reduce((sum, players) => sum + players)).toBe(1)
  })

  it('is not written again for every look [DATA-5]', async () => {
    const { db, clock, browser } = world
    const look = () => browser.call(readMission, { params: { id: 'harbour' }, query: {} })
    await look()
    for (const seconds of [0, 15, 14]) {
      clock.pass(seconds * 1000)
      await look()
      await browser.call(readTask, { params: { taskId: 'knots' } })
    }
    // a row that is written or only locked carries the transaction that did it
    const marks = async () =>
      db.select({ seenAt: presences.seenAt, lockedBy: sql`xmax::text` }).from(presences)
    expect(await marks()).toEqual([{ seenAt: new Date('2026-11-23T10:00:00Z'), lockedBy: '0' }])
    clock.pass(1000)
    await look()
    expect(await marks()).toMatchObject([{ seenAt: new Date('2026-11-23T10:00:30Z') }])
  })

  it('counts nobody who only looks at a locked door [DATA-5]', async () => {
    const { db, browser } = world
    await browser.call(readMission, { params: { id: 'reef' }, query: {} })
    await browser.call(readTask, { params: { taskId: 'coral' } })
    expect(await db.select().from(presences)).toEqual([])
  })
})
