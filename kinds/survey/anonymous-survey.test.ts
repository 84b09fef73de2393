import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { finishAttempt, readReview, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { exportPassed, exportStatements, readAnonymousSurveys } from '#shared/contract/figures.ts'
import { exportMyData } from '#shared/contract/settings.ts'
import { readTask } from '#shared/contract/tasks.ts'
import type { SurveyContent } from '#kinds/survey/shared/schemas.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, PASSWORD, type TestPerson } from '#server/testing/world.ts'

const content: SurveyContent = {
  type: 'survey',
  anonymous: true,
  questions: [
    { id: 'safe', sort: 'scale', min: 1, max: 10, threshold: 5 },
    { id: 'why', sort: 'opinion', isOptional: true },
  ],
}

const AttemptRow = z.object({ state: z.unknown(), least_seconds: z.number() })

const lines: string[] = []
let world: TestWorld
let players: TestPerson[]

beforeEach(async () => {
  lines.length = 0
  world = await openWorld({}, { logTo: { write: (line) => void lines.push(line) } })
  const { db, tenantId, clock, player } = world
  const mates = await Promise.all(Array.from({ length: 6 }, () => makePerson(db, tenantId, clock.now())))
  players = [player, ...mates]
  await publish(content)
})

async function publish(survey: SurveyContent): Promise<void> {
  const { db, tenantId, clock } = world
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
    sampleMission('harbour', {
      tasks: [sampleTask('pulse', { content: survey, isLeaderAcceptRequired: true })],
    }),
  ]
  await makeAdventure(
    db,
    tenantId,
    clock.now(),
    players,
    sampleAdventure({ missions, version: randomUUID() }),
  )
}

const start = (by: TestBrowser) => by.call(startTask, { params: { taskId: 'pulse' } })

const finish = (by: TestBrowser, attemptId: string, answers?: object[], key: string = randomUUID()) =>
  by.try(finishAttempt, { params: { attemptId }, body: { key, ...(answers && { answers }) } })

const given = (safe: number, why?: string) => [
  { question: 'safe', value: safe },
  ...(why === undefined ? [] : [{ question: 'why', value: why }]),
]

async function answer(player: TestPerson | undefined, safe: number, why: string): Promise<string> {
  const browser = player ? await world.browserOf(player) : world.browser
  const { id } = await start(browser)
  expect(await finish(browser, id, given(safe, why))).toMatchObject({
    status: 200,
    body: { points: 100, isAnonymous: true, isLeaderAcceptRequired: false },
  })
  return id
}

/** Every row of every table, as JSON. */
async function everything(): Promise<{ table: string; row: string }[]> {
  const { db } = world
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_type = 'BASE TABLE' and table_schema in ('public', 'drizzle')`)
  const all = []
  for (const { name } of tables) {
    const schema = name.startsWith('__') ? sql`drizzle.` : sql``
    const rows = await db
      .select({ row: sql<string>`to_jsonb(one)::text` })
      .from(sql`${schema}${sql.identifier(name)} one`)
    all.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return all
}

async function figures(role: 'leader' | 'admin' = 'admin') {
  const { db, tenantId, clock } = world
  const reader = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role }))
  const { surveys } = await reader.call(readAnonymousSurveys, {})
  return surveys[0]
}

describe('an anonymous survey', () => {
  it('leaves no answer with a person: no table, log or record links them [TASK-8] [SERVE-2]', async () => {
    const ids = [await answer(players[0], 9, 'Wombat one'), await answer(players[1], 2, 'Wombat two')]
    const rows = await everything()
    const withWords = rows.filter(({ row }) => row.includes('Wombat'))
    expect(withWords.map(({ table }) => table)).toEqual(['anonymous_answers'])
    const [answers] = withWords
    for (const secret of [...ids, ...players.map(({ id }) => id), ...players.map(({ email }) => email)])
      expect(answers?.row).not.toContain(secret)
    // no moment either: a day or a time would tell who it was
    expect(answers?.row).not.toMatch(/20\d\d-\d\d-\d\d/)
    // that somebody answered stays with the person, and what it says is the same for all
    const attempts = rows
      .filter(({ table }) => table === 'attempts')
      .map(({ row }) => AttemptRow.parse(JSON.parse(row)))
    expect(attempts.map(({ state }) => state)).toEqual([{ answers: [] }, { answers: [] }])
    expect(new Set(attempts.map(({ least_seconds }) => least_seconds)).size).toBe(1)
    expect(lines.join('\n')).not.toContain('Wombat')
  })

  it('is stored the same in whatever order people answered, in a transaction apart from their attempts [TASK-8]', async () => {
    await answer(players[0], 9, 'Zebra')
    await answer(players[1], 2, 'Ant')
    const [stored] = (await everything()).filter(({ table }) => table === 'anonymous_answers')
    expect(JSON.parse(stored?.row ?? '')).toMatchObject({
      held_people: 2,
      held: { safe: { counts: { 2: 1, 9: 1 } }, why: { words: ['Ant', 'Zebra'] } },
    })
    const { db } = world
    const xmins = (table: string) =>
      db.select({ xmin: sql<string>`xmin::text` }).from(sql`${sql.identifier(table)}`)
    const ofAttempts = await xmins('attempts')
    for (const { xmin } of await xmins('anonymous_answers'))
      expect(ofAttempts.map((one) => one.xmin)).not.toContain(xmin)
  })

  it('shows no group of fewer than five, and grows by no fewer [TASK-8] [STAT-3]', async () => {
    for (const player of players.slice(0, 4)) await answer(player, 3, 'Rain')
    expect(await figures()).toMatchObject({ people: null, questions: [] })
    await answer(players[4], 8, 'Sun')
    const five = {
      people: 5,
      questions: [
        {
          id: 'safe',
          counts: expect.arrayContaining([
            { value: 3, people: 4 },
            { value: 8, people: 1 },
          ]),
        },
        { id: 'why', words: ['Rain', 'Rain', 'Rain', 'Rain', 'Sun'] },
      ],
    }
    expect(await figures('leader')).toMatchObject(five)
    await answer(players[5], 1, 'Hail')
    expect(await figures()).toMatchObject(five)
  })

  it('counts a person once, however often the end is sent [TASK-6] [TASK-8]', async () => {
    const { id } = await start(world.browser)
    const key = randomUUID()
    const ends = Array.from({ length: 5 }, () => finish(world.browser, id, given(4, 'Once'), key))
    for (const { status } of await Promise.all(ends)) expect(status).toBe(200)
    expect(await finish(world.browser, id, given(4, 'Twice'))).toMatchObject({ body: { denided: true } })
    const [stored] = (await everything()).filter(({ table }) => table === 'anonymous_answers')
    expect(JSON.parse(stored?.row ?? '')).toMatchObject({
      held_people: 1,
      held: { why: { words: ['Once'] } },
    })
  })

  it('takes no drafts, ends with what must be answered, and refuses what it does not ask [TASK-6] [TASK-8]', async () => {
    const { id, playable } = await start(world.browser)
    expect(playable).toMatchObject({ isAnonymous: true })
    const moves = [{ type: 'survey' as const, answer: { question: 'safe', value: 4 } }]
    expect(await world.browser.call(sendMoves, { params: { attemptId: id }, body: { moves } })).toMatchObject(
      {
        state: { answers: [] },
        refused: [{ move: 0, code: 'anonymous' }],
      },
    )
    expect(await finish(world.browser, id)).toMatchObject({ status: 422, body: { code: 'task-unfinished' } })
    expect(await finish(world.browser, id, [])).toMatchObject({ status: 422 })
    for (const wrong of [
      given(11),
      [...given(4), ...given(5)],
      [...given(4), { question: 'nothing', value: 1 }],
      [{ question: 'safe', value: 'four' }],
    ])
      expect(await finish(world.browser, id, wrong)).toMatchObject({
        status: 422,
        body: { code: 'refused-fields' },
      })
    expect(await world.browser.call(readTask, { params: { taskId: 'pulse' } })).toMatchObject({
      isAnonymous: true,
      progress: 0,
      params: { isLeaderAcceptRequired: false },
    })
  })

  it('shows its player nothing afterwards, nor is anything of it in exports [TASK-8] [AUTH-15] [STAT-3]', async () => {
    await answer(players[0], 9, 'Wombat')
    const last = await world.browser.call(readReview, { params: { taskId: 'pulse' } })
    expect(last.state).toMatchObject({ answers: [], isHandedIn: true })
    const { db, tenantId, clock } = world
    const admin = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
    const files = await Promise.all([
      admin.try(exportPassed, { query: {} }),
      admin.try(exportStatements, { query: {} }),
      world.browser.try(exportMyData, { body: { password: PASSWORD } }),
    ])
    for (const { status, body } of files) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain('Wombat')
    }
  })

  it('takes the names off answers of before it was anonymous [TASK-8]', async () => {
    const { anonymous: _, ...named } = content
    await publish(named)
    const opened: string[] = []
    for (const [index, player] of players.entries()) {
      const browser = await world.browserOf(player)
      const { id } = await start(browser)
      opened.push(id)
      const moves = [
        { type: 'survey' as const, answer: { question: 'safe', value: index + 1 } },
        { type: 'survey' as const, answer: { question: 'why', value: `Wombat ${index}` } },
      ]
      // the last but one has handed in nothing, the last one has answered nothing
      if (index < 6) await browser.call(sendMoves, { params: { attemptId: id }, body: { moves } })
      if (index < 5) expect((await finish(browser, id)).status).toBe(200)
    }
    await publish(content)
    const rows = (await everything()).filter(({ row }) => row.includes('Wombat'))
    expect(rows.map(({ table }) => table)).toEqual(['anonymous_answers'])
    expect(await figures()).toMatchObject({ people: 5 })
    expect(rows[0]?.row).not.toContain('Wombat 5')
    for (const index of [5, 6]) {
      const browser = await world.browserOf(players[index] ?? world.player)
      const params = { attemptId: opened[index] ?? '' }
      const moves = [{ type: 'survey' as const, answer: { question: 'why', value: `Koala ${index}` } }]
      expect(await browser.call(sendMoves, { params, body: { moves } })).toMatchObject({
        state: { answers: [] },
        refused: [{ move: 0, code: 'anonymous' }],
      })
      const ended = await finish(browser, params.attemptId, given(index, `Koala ${index}`))
      expect(ended).toMatchObject({ status: 200, body: { isAnonymous: true } })
    }
    const after = (await everything()).filter(({ row }) => row.includes('Koala'))
    expect(after.map(({ table }) => table)).toEqual(['anonymous_answers'])
  })
})

it('answers that come with the end of anything else are refused [TASK-6]', async () => {
  const { anonymous: _, ...named } = content
  await publish(named)
  const { id } = await start(world.browser)
  expect(await finish(world.browser, id, given(4))).toMatchObject({
    status: 422,
    body: { code: 'refused-fields' },
  })
})
