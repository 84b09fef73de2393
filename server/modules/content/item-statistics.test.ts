import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ExamContent } from '#kinds/exam/shared/schemas.ts'
import type { SimulationContent } from '#kinds/simulation/shared/schemas.ts'
import type { SurveyContent } from '#kinds/survey/shared/schemas.ts'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readItems } from '#shared/contract/content-items.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { makeAdventure, makePerson, type TestPerson } from '#server/testing/world.ts'

let world: ContentWorld
let players: TestPerson[]

beforeEach(async () => {
  world = await openContentWorld()
  players = []
  for (let index = 0; index < 6; index += 1)
    players.push(await makePerson(world.db, world.tenantId, world.clock.now()))
})

const PAPER: ExamContent = {
  type: 'egzamin',
  questions: ['one', 'two'].map((id) => ({ id, answers: ['yes', 'no', 'maybe'], correct: ['yes'] })),
  passMark: 50,
  isShowCorrectAnswerHidden: false,
}

const picture = '/scenes/call.0123456789abcdef.webp'
const STORY: SimulationContent = {
  type: 'symulacja_v3',
  scenes: [
    {
      ...{ id: 'rings', picture, best: 'ask' },
      choices: [
        { id: 'ask', to: 'talks' },
        { id: 'read', to: 'lost' },
      ],
    },
    {
      ...{ id: 'talks', picture, best: 'hang-up' },
      choices: [
        { id: 'trust', to: 'late' },
        { id: 'hang-up', to: 'calm' },
      ],
    },
    { id: 'calm', picture, ending: { band: 'good', score: 100 } },
    { id: 'late', picture, ending: { band: 'fair', score: 40 } },
    { id: 'lost', picture, ending: { band: 'poor', score: 0 } },
  ],
}
const MOOD: SurveyContent = {
  type: 'survey',
  questions: [
    { id: 'how', sort: 'scale', min: 1, max: 5, threshold: 3 },
    { id: 'why', sort: 'opinion', isOptional: true },
  ],
}

/** What players play: a paper, a pill, a story and a survey in a shop. */
function publish(paper: Partial<ExamContent> = {}): Promise<string> {
  const { db, tenantId, clock } = world
  const tasks = [
    sampleTask('paper', { content: { ...PAPER, ...paper } }),
    sampleTask('pill'),
    sampleTask('story', { content: STORY }),
    sampleTask('mood', { content: MOOD }),
  ]
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['shop'] }),
    sampleMission('shop', { tasks }),
  ]
  const published = sampleAdventure({ id: 'isle', missions, version: randomUUID() })
  return makeAdventure(db, tenantId, clock.now(), players, published)
}

async function play(player: TestPerson | undefined, taskId: string, moves: TaskMove[][], isLeft = false) {
  if (!player) throw new Error('nobody plays')
  const browser = await world.browserOf(player)
  const { id } = await browser.call(startTask, { params: { taskId } })
  for (const some of moves) {
    world.clock.pass(20_000)
    await browser.call(sendMoves, { params: { attemptId: id }, body: { moves: some } })
  }
  world.clock.pass(60_000)
  if (!isLeft) await browser.call(finishAttempt, { params: { attemptId: id }, body: { key: randomUUID() } })
}

const answer = (question: string, one: string, sureness?: number): TaskMove[] => [
  { type: 'egzamin', answer: { question, answers: [one] } },
  ...(sureness === undefined ? [] : [{ type: 'egzamin' as const, sureness: { question, value: sureness } }]),
]

async function read(task: string, by = world.maker) {
  const query = { path: `shop/tasks/${task}.json` }
  return (await by.browser.call(readItems, { params: { folder: 'isle' }, query })).versions
}

describe('how players answered', () => {
  it('is shown from five people on, in whole fives, without a name [AUTHOR-4]', async () => {
    await publish()
    await world.maker.begin()
    for (const [index, player] of players.entries()) {
      const isLast = index === 5
      const first = isLast || index === 4 ? 'no' : index === 3 ? 'maybe' : 'yes'
      await play(
        player,
        'paper',
        [answer('one', first, index < 3 ? 9 : 2), index < 2 ? answer('two', 'yes') : []].filter(
          (some) => some.length > 0,
        ),
      )
      const versions = await read('paper')
      if (index < 4) {
        expect(versions).toEqual([])
        continue
      }
      expect(versions).toHaveLength(1)
      const items = new Map(versions[0]?.items.map((item) => [item.id, item]))
      expect(items.get('one')).toMatchObject({
        ...{ people: 5, right: 3, open: 0, seconds: 20 },
        sureness: { sureRight: 3, sureWrong: 0, unsureRight: 0, unsureWrong: 2 },
      })
      expect(new Map(items.get('one')?.answers.map(({ id, people }) => [id, people]))).toEqual(
        new Map([
          ['yes', 3],
          ['maybe', 1],
          ['no', 1],
        ]),
      )
      expect(items.get('two')).toMatchObject({ people: 5, right: 2, open: 3 })
      expect(JSON.stringify(versions)).not.toContain(player.id)
    }
  })

  it('counts the first try of each, and what is looked at again not at all [AUTHOR-4]', async () => {
    await publish()
    await world.maker.begin()
    for (const player of players.slice(0, 5)) {
      await play(player, 'paper', [answer('one', 'no')])
      await play(player, 'paper', [answer('one', 'yes'), answer('two', 'yes')])
    }
    const [version] = await read('paper')
    expect(version?.items.map(({ id, right }) => [id, right]).toSorted()).toEqual([
      ['one', 0],
      ['two', 0],
    ])
  })

  it('stands apart for before and after an edit, each judged by what was right then [AUTHOR-4]', async () => {
    await publish()
    for (const player of players.slice(0, 5)) await play(player, 'paper', [answer('one', 'yes')])
    world.clock.pass(DAY_MS)
    const more: TestPerson[] = []
    for (let index = 0; index < 5; index += 1)
      more.push(await makePerson(world.db, world.tenantId, world.clock.now()))
    players.push(...more)
    await publish({ questions: PAPER.questions.map((question) => ({ ...question, correct: ['no'] })) })
    for (const player of more) await play(player, 'paper', [answer('one', 'no')])
    const maker = await world.makerOf(world.makerPerson)
    await maker.begin()
    const versions = await read('paper', maker)
    expect(versions.map(({ number }) => number)).toEqual([2, 1])
    for (const { items } of versions)
      expect(items.find(({ id }) => id === 'one')).toMatchObject({ people: 5, right: 5 })
  })

  it('says of cards where players stopped, a week after they began [AUTHOR-4]', async () => {
    await publish()
    await world.maker.begin()
    const first: TaskMove = { type: 'learning-pill', answer: { card: 'first', answers: ['yes'] } }
    const second: TaskMove = { type: 'learning-pill', answer: { card: 'second', answers: ['no'] } }
    const again = { card: 'second', answers: ['yes', 'maybe'], repeat: 1 }
    const understood: TaskMove = { type: 'learning-pill', answer: again }
    const on = (card: number): TaskMove => ({ type: 'learning-pill', card })
    for (const [index, player] of players.slice(0, 5).entries())
      await play(
        player,
        'pill',
        index < 3 ? [[on(1)], [first], [on(2)], [second], [understood]] : [[on(1)], [first], [on(2)]],
        index >= 3,
      )
    expect(await read('pill')).toEqual([])
    world.clock.pass(7 * DAY_MS)
    const [version] = await read('pill', await world.makerOf(world.makerPerson))
    const items = new Map(version?.items.map((item) => [item.id, item]))
    expect(items.get('first')).toMatchObject({ people: 5, right: 5, open: 0, seconds: 20 })
    expect(items.get('second')).toMatchObject({ people: 5, right: 0, open: 2, seconds: null })
  })

  it('counts what was left as it was left, though it goes on later [AUTHOR-4]', async () => {
    await publish()
    const first: TaskMove = { type: 'learning-pill', answer: { card: 'first', answers: ['yes'] } }
    const second: TaskMove = { type: 'learning-pill', answer: { card: 'second', answers: ['yes', 'maybe'] } }
    const on = (card: number): TaskMove => ({ type: 'learning-pill', card })
    for (const player of players.slice(0, 5)) await play(player, 'pill', [[on(1)], [first], [on(2)]], true)
    world.clock.pass(8 * DAY_MS)
    const maker = await world.makerOf(world.makerPerson)
    await maker.begin()
    const before = await read('pill', maker)
    expect(before[0]?.items.find(({ id }) => id === 'second')).toMatchObject({ people: 5, open: 5 })
    for (const player of players.slice(0, 5)) await play(player, 'pill', [[second]])
    expect(await read('pill', maker)).toEqual(before)
  })

  it('says of a story what was chosen in each scene, and where it was left [AUTHOR-4]', async () => {
    await publish()
    const choose = (scene: string, choice: string): TaskMove[] => [{ type: 'symulacja_v3', scene, choice }]
    for (const [index, player] of players.slice(0, 5).entries())
      await play(
        player,
        'story',
        index < 3 ? [choose('rings', 'ask'), choose('talks', 'trust')] : [choose('rings', 'ask')],
        index >= 3,
      )
    world.clock.pass(8 * DAY_MS)
    const maker = await world.makerOf(world.makerPerson)
    await maker.begin()
    const [version] = await read('story', maker)
    expect(version?.items.find(({ id }) => id === 'rings')).toMatchObject({
      ...{ people: 5, right: 5, open: 0, seconds: 20, answers: [{ id: 'ask', people: 5 }] },
    })
    expect(version?.items.find(({ id }) => id === 'talks')).toMatchObject({
      ...{ people: 5, right: 0, open: 2, answers: [{ id: 'trust', people: 3 }] },
    })
  })

  it('says of a survey what was answered, and that nothing of it is right; of an anonymous one nothing [AUTHOR-4]', async () => {
    await publish()
    const say = (value: number | string, question: string): TaskMove[] => [
      { type: 'survey', answer: { question, value } },
    ]
    for (const [index, player] of players.slice(0, 5).entries())
      await play(player, 'mood', [say(index < 2 ? 5 : 3, 'how'), index < 1 ? say('Well.', 'why') : []].filter((some) => some.length > 0)) // oxfmt-ignore
    await world.maker.begin()
    const [version] = await read('mood')
    const items = new Map(version?.items.map((item) => [item.id, item]))
    expect(items.get('how')).toMatchObject({ people: 5, right: null, open: 0, sureness: null })
    expect(new Map(items.get('how')?.answers.map(({ id, people }) => [id, people]))).toEqual(
      new Map([
        ['5', 2],
        ['3', 3],
      ]),
    )
    expect(items.get('why')).toMatchObject({ people: 5, open: 4, answers: [{ id: 'words', people: 1 }] })
    expect(JSON.stringify(version)).not.toContain('Well.')
  })

  it('is nothing for what was never published, and told to no other tenant [AUTHOR-4] [SERVE-2]', async () => {
    const asked = { params: { folder: 'isle' }, query: { path: 'shop/tasks/sweep.json' } }
    expect((await world.maker.browser.try(readItems, asked)).status).toBe(404)
    await world.maker.begin()
    expect((await world.maker.browser.call(readItems, asked)).versions).toEqual([])
    const odd = { ...asked, query: { path: 'adventure.json' } }
    expect((await world.maker.browser.call(readItems, odd)).versions).toEqual([])
    expect((await world.foreign.maker.browser.try(readItems, asked)).status).toBe(404)
    const [player] = players
    if (!player) throw new Error('nobody plays')
    const browser = await world.browserOf(player)
    expect((await browser.try(readItems, asked)).status).toBe(404)
  })
})
