import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { exportPassed, exportStatements, readPassed } from '#shared/contract/figures.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { removeAccount } from '#shared/contract/settings.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { attempts } from '#server/db/schema/play.ts'
import { publishAdventure } from '#server/play/publish.ts'
import { figuresAdventure, openFiguresWorld, type FiguresWorld } from '#server/testing/figures.ts'
import { sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { makeTeam, PASSWORD } from '#server/testing/world.ts'
import { XapiStatements } from '#server/testing/xapi.ts'
import { EXPORT_PAGE } from '#server/lib/pages-of.ts'

let world: FiguresWorld

beforeEach(async () => {
  world = await openFiguresWorld()
})

const text = (body: unknown): string => z.parse(z.string(), body)

async function fileOf(person: 'leader' | 'admin', query: object = {}): Promise<string[]> {
  const browser = await world.as(world[person])
  const { status, body } = await browser.try(exportPassed, { query })
  expect(status).toBe(200)
  return text(body).split('\r\n')
}

async function statements(query: object = {}) {
  const browser = await world.as(world.admin)
  const { status, body } = await browser.try(exportStatements, { query })
  expect(status).toBe(200)
  return z.parse(XapiStatements, body)
}

describe('who passed what', () => {
  it('is told with its moment, its score and the version it was passed in, the latest first [STAT-3]', async () => {
    const { db, clock, tenantId, leader, players, play, as } = world
    await play(players[0], 'knots')
    await play(players[1], 'paper', { answers: { one: { isRight: false } } })
    clock.pass(DAY_MS)
    const changed = figuresAdventure({
      missions: [
        sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
        sampleMission('harbour', {
          tasks: [
            sampleTask('knots', { content: { type: 'learning-pill', cards: CARDS } }),
            sampleTask('ropes'),
          ],
        }),
      ],
      version: 'two',
    })
    await publishAdventure(db, tenantId, changed, { builtAt: new Date(clock.now()), now: clock.now() })
    await play(players[2], 'ropes')
    await play(players[2], 'knots')
    const page = await (await as(leader)).call(readPassed, { query: {} })
    expect(
      page.passed.map(({ person, task, version, score }) => [
        person.displayName,
        task.name,
        version?.number,
        version?.isNewest,
        score,
      ]),
    ).toEqual([
      ['Player 3', 'Task knots', 2, true, { right: 2, all: 2 }],
      ['Player 3', 'Task ropes', 1, true, { right: 2, all: 2 }],
      ['Player 2', 'Task paper', 1, true, { right: 1, all: 2 }],
      ['Player 1', 'Task knots', 1, false, { right: 2, all: 2 }],
    ])
    expect(page.passed[0]?.version?.publishedAt).toBe('2026-11-24T10:08:00.000Z')
  })

  it('is found by team, task, name and day [STAT-3]', async () => {
    const { db, clock, tenantId, adventureId, admin, players, play, as } = world
    await play(players[0], 'knots')
    clock.pass(DAY_MS)
    await play(players[1], 'ropes')
    const other = await makeTeam(db, tenantId, clock.now(), {
      leaders: [],
      members: players[1] ? [players[1]] : [],
    })
    const names = async (query: object) => {
      const { passed } = await (await as(admin)).call(readPassed, { query })
      return passed.map(({ person }) => person.displayName)
    }
    expect(await names({})).toEqual(['Player 2', 'Player 1'])
    expect(await names({ team: other })).toEqual(['Player 2'])
    expect(await names({ adventure: adventureId, task: 'knots' })).toEqual(['Player 1'])
    expect(await names({ search: 'AYER 2' })).toEqual(['Player 2'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ to: '2026-11-23' })).toEqual(['Player 1'])
    expect(await names({ from: '2026-11-24' })).toEqual(['Player 2'])
  })

  it('comes page by page, each row once [STAT-3]', async () => {
    const { admin, players, play, newcomers, as } = world
    const many = [...players, ...(await newcomers(8))]
    for (const task of ['knots', 'ropes', 'coral', 'paper']) {
      for (const player of many) await play(player, task, { minutes: 0 })
    }
    const browser = await as(admin)
    const first = await browser.call(readPassed, { query: {} })
    const second = await browser.call(readPassed, { query: { after: first.next ?? '' } })
    const ids = [...first.passed, ...second.passed].map(({ id }) => id)
    expect([first.passed.length, second.passed.length, second.next]).toEqual([50, 6, null])
    expect(new Set(ids).size).toBe(56)
    expect(await browser.refusal(readPassed, { query: { after: 'x' } })).toEqual([422, 'refused-fields'])
  })

  it('of a leader is only that of the own teams; another team is not there [STAT-3] [SERVE-2]', async () => {
    const { db, clock, tenantId, leader, players, play, newcomers, as } = world
    const [stranger] = await newcomers(1)
    await play(stranger, 'knots')
    await play(players[0], 'knots')
    const team = await makeTeam(db, tenantId, clock.now(), {
      leaders: [],
      members: stranger ? [stranger] : [],
    })
    const browser = await as(leader)
    const { passed } = await browser.call(readPassed, { query: {} })
    expect(passed.map(({ person }) => person.displayName)).toEqual(['Player 1'])
    for (const endpoint of [readPassed, exportPassed]) {
      expect(await browser.refusal(endpoint, { query: { team } })).toEqual([404, 'not-found'])
      expect(await browser.refusal(endpoint, { query: { nonsense: 1 } })).toEqual([422, 'refused-fields'])
    }
    expect(await browser.refusal(exportStatements, { query: {} })).toEqual([404, 'not-found'])
    expect((await fileOf('leader')).join('\n')).not.toContain('Newcomer')
  })
})

describe('the file of it', () => {
  it('is CSV for spreadsheets: marked, quoted, harmless, with addresses for an admin alone [STAT-3]', async () => {
    const { players, play, as } = world
    const [first] = players
    if (!first) throw new Error('nobody plays')
    await (await as(first)).call(changeProfile, { body: { displayName: '=SUM("1",2)' } })
    await play(first, 'paper')
    const [headings, row, end] = await fileOf('admin', { language: 'en' })
    expect(headings).toBe(
      '\uFEFFName,E-mail,Adventure,Mission,Task,Finished at (UTC),Version of the task,Version since (UTC),Right answers,Questions,Stars,Basis',
    )
    expect(row).toBe(
      `"'=SUM(""1"",2)",${first.email},Sample,Mission reef,Task paper,2026-11-23T10:04:00.000Z,1,2026-11-23T10:00:00.000Z,2,2,,Checked by the server`,
    )
    expect(end).toBe('')
    const [german] = await fileOf('leader', { language: 'de' })
    expect(german).toContain('Name;Abenteuer;Mission;Aufgabe;')
    expect((await fileOf('leader')).join()).not.toContain(first.email)
  })

  it('is whole however long it is, and is saved under a name [STAT-3]', async () => {
    const { admin, as, newcomers, play } = world
    const one = (await newcomers(1))[0]
    for (const task of ['knots', 'ropes', 'coral', 'paper']) await play(one, task, { minutes: 1 })
    const { headers } = await (await as(admin)).try(exportPassed, { query: {} })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="finished-2026-11-23.csv"')
    expect(await fileOf('admin')).toHaveLength(6)
  })
})

describe('what is told to a learning record store', () => {
  it('is a statement for each attempt that was handed in, valid by xAPI 1.0.3 [STAT-3]', async () => {
    const { players, play, adventureId } = world
    const wrong = { one: { isRight: false }, two: { isRight: false } }
    await play(players[0], 'paper', { answers: wrong, minutes: 61 })
    await play(players[0], 'paper', { answers: { one: { isRight: false } } })
    await play(players[1], 'knots')
    await play(players[2], 'knots', { isLeft: true })
    const exported = await statements()
    const activity = `http://house.test/xapi/adventures/${adventureId}`
    expect(exported.map(({ verb, result }) => [verb.display.en, result])).toEqual([
      [
        'failed',
        {
          score: { scaled: 0, raw: 0, min: 0, max: 2 },
          success: false,
          completion: true,
          duration: 'PT1H1M0S',
        },
      ],
      [
        'passed',
        {
          score: { scaled: 0.5, raw: 1, min: 0, max: 2 },
          success: true,
          completion: true,
          duration: 'PT4M0S',
        },
      ],
      ['completed', { score: { scaled: 1, raw: 2, min: 0, max: 2 }, completion: true, duration: 'PT4M0S' }],
    ])
    expect(exported[0]).toMatchObject({
      actor: { account: { homePage: 'http://house.test', name: players[0]?.id } },
      object: {
        id: `${activity}/tasks/paper`,
        definition: {
          type: 'http://adlnet.gov/expapi/activities/assessment',
          name: { pl: 'Task paper (pl)', en: 'Task paper' },
        },
      },
      context: {
        platform: 'Waymark',
        language: 'en',
        revision: '1',
        contextActivities: {
          parent: [{ id: `${activity}/missions/reef` }],
          grouping: [{ id: activity, definition: { name: { en: 'Sample' } } }],
        },
      },
      timestamp: '2026-11-23T11:01:00.000Z',
    })
  })

  it('is the same when it is asked again, and can be asked by days [STAT-3]', async () => {
    const { clock, players, play } = world
    await play(players[0], 'knots')
    clock.pass(DAY_MS)
    await play(players[1], 'knots')
    const first = await statements()
    expect(await statements()).toEqual(first)
    expect(new Set(first.map(({ id }) => id)).size).toBe(2)
    expect(await statements({ from: '2026-11-24' })).toEqual(first.slice(1))
    expect(await statements({ to: '2026-11-22' })).toEqual([])
  })

  it('is whole where all that lies between two statements is not told [STAT-3]', async () => {
    const { db, clock, players, play, tenantId, adventureId } = world
    const [player] = players
    if (!player) throw new Error('nobody plays')
    await play(player, 'knots')
    const again = Array.from({ length: 2 * EXPORT_PAGE }, () => ({
      ...{ tenantId, adventureId, personId: player.id, id: randomUUID(), taskId: 'knots', isReview: true },
      ...{ state: {}, startedAt: clock.now(), finishedAt: clock.now() },
    }))
    await db.insert(attempts).values(again)
    await play(player, 'ropes')
    expect((await statements()).map(({ object }) => object.id.split('/').at(-1))).toEqual(['knots', 'ropes'])
  })

  it('names no e-mail address, and nobody who has gone [STAT-3]', async () => {
    const { newcomers, play, players, as } = world
    await play(players[0], 'knots')
    const [leaver] = await newcomers(1)
    if (!leaver) throw new Error('nobody leaves')
    await play(leaver, 'knots')
    await (await as(leaver)).call(removeAccount, { body: { password: PASSWORD } })
    const exported = JSON.stringify(await statements())
    expect(exported).not.toMatch(/@|mbox/)
    expect(exported).not.toContain(leaver.id)
  })
})

const CARDS = [
  { id: 'first', picture: '', question: { answers: ['yes', 'no'], correct: ['yes'] } },
  { id: 'second', picture: '', question: { answers: ['yes', 'no', 'maybe'], correct: ['yes', 'maybe'] } },
]
