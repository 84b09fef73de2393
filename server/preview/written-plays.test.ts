import { beforeEach, describe, expect, it } from 'vitest'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import { playWritten } from '#shared/contract/content-plays.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { TASK_KINDS } from '#kinds/shared.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { hashTables, makeBuild } from '#server/testing/previews.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld
let maker: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  const designer = await makePerson(db, tenantId, clock.now(), { role: 'designer' })
  maker = await world.browserOf(designer)
  await makeBuild(db, designer, clock.now(), sampleAdventure({ id: 'isle', version: 'drafted' }))
})

type Body = CallInput<typeof playWritten>['body']

const EXAM: Body['content'] = {
  type: 'egzamin',
  questions: [
    { id: 'rope', answers: ['bowline', 'granny'], correct: ['bowline'] },
    { id: 'wind', answers: ['north', 'south', 'west'], correct: ['north', 'west'] },
  ],
  passMark: 60,
  timeLimit: 10,
}

const input = (more: Partial<Body>, folder = 'isle') => ({
  params: { folder },
  body: {
    ...{
      content: EXAM,
      words: { questions: { rope: { explanation: 'It holds.' } } },
      moves: [],
      isFinished: false,
    },
    startedAt: world.clock.now().toISOString(),
    ...more,
  },
})
const play = (more: Partial<Body> = {}) => maker.call(playWritten, input(more))
type Move = Body['moves'][number]
const ROPE: Move = { type: 'egzamin', answer: { question: 'rope', answers: ['bowline'] } }
const WIND: Move = { type: 'egzamin', answer: { question: 'wind', answers: ['west', 'north'] } }

describe('a task that is played as it is written', () => {
  it('is judged by its own right answers once it is finished, and tells them only then [AUTHOR-1]', async () => {
    const { state, result } = await play({ moves: [ROPE] })
    expect(state).toMatchObject({ result: null, review: null, given: [{ question: 'rope' }] })
    expect(result).toEqual({ share: 0.5, isPassed: false })
    const all = await play({ moves: [ROPE, WIND], isFinished: true })
    expect(all.result).toEqual({ share: 1, isPassed: true })
    expect(all.state).toMatchObject({
      result: { right: 2, all: 2, isPassed: true },
      review: [{ question: 'rope', isCorrect: true, explanation: 'It holds.' }, { question: 'wind' }],
    })
    const edited = { ...EXAM, questions: [{ ...EXAM.questions[0], correct: ['granny'] }] } as Body['content']
    expect((await play({ content: edited, moves: [ROPE], isFinished: true })).result?.share).toBe(0)
  })

  it('has the time that it allows, by the server’s clock [AUTHOR-1]', async () => {
    const startedAt = world.clock.now().toISOString()
    world.clock.pass(60_000)
    expect((await play({ startedAt })).state).toMatchObject({ leftMs: 9 * 60_000 })
    world.clock.pass(10 * 60_000)
    maker = await world.browserOf(
      await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' }),
    )
    const { refused } = await play({ startedAt, moves: [ROPE] })
    expect(refused).toEqual([{ move: 0, code: 'too-late' }])
  })

  it('says what is still to be done, and takes no moves of another kind [AUTHOR-1]', async () => {
    const survey: Body = {
      ...input({}).body,
      content: { type: 'survey', questions: [{ id: 'mood', sort: 'opinion' }] },
      isFinished: true,
    }
    expect(await maker.refusal(playWritten, input(survey))).toEqual([422, 'task-unfinished'])
    const other = { type: 'survey', answer: { question: 'mood', value: 'Good' } } as const
    expect((await maker.try(playWritten, input({ moves: [other] }))).status).toBe(422)
    const anonymous = {
      content: { ...survey.content, anonymous: true } as Body['content'],
      answers: [{ question: 'mood', value: 'Good' }],
      isFinished: true,
    }
    expect((await play(anonymous)).state).toEqual({ type: 'survey', answers: [], isHandedIn: true })
  })

  it.each(TASK_KINDS)('of kind %s is judged, or said to need a build [AUTHOR-1]', async (kind) => {
    const { written } = TASK_SAMPLES[kind]
    const { status, body } = await maker.try(playWritten, input({ content: written }))
    if (status === 422) expect(body).toMatchObject({ code: 'needs-build' })
    else expect([status, body]).toEqual([200, expect.objectContaining({ state: expect.anything() })])
  })

  it('is shown with its words and the names of its pictures, and judges what is typed by its words [AUTHOR-1]', async () => {
    const content: Body['content'] = {
      ...{ type: 'cloze', filling: 'typed', gaps: [{ id: 'seen' }, { id: 'effect' }] },
    }
    const words: Body['words'] = {
      parts: {
        whole: { text: 'I say what I have [seen], then its [effect].' },
        ...{
          seen: { title: 'seen', text: 'noticed' },
          effect: { title: 'effect', explanation: 'It matters.' },
        },
      },
    }
    const { playable } = await play({ content, words })
    if (playable.type !== 'cloze') throw new Error('it is no text with gaps')
    expect(playable.pieces.map(({ text }) => text)).toEqual(['I say what I have ', ', then its ', '.'])
    const gaps = playable.pieces.flatMap(({ gap }) => gap ?? [])
    const check = ['noticed', 'cause'].map((word, index) => ({ gap: gaps[index] ?? '', word }))
    const { state, result } = await play({
      content,
      words,
      moves: [{ type: 'cloze', check }],
      isFinished: true,
    })
    expect(result).toEqual({ share: 0.5, isPassed: true })
    expect(state).toMatchObject({
      judged: [{ isCorrect: true }, { right: 'effect', explanation: 'It matters.' }],
    })
    const pictured: Body['content'] = {
      ...{ type: 'hotspots', picture: 'cup.svg' },
      places: [20, 50, 80].map((at, index) => ({ id: `place-${index}`, at: [at, at], radius: 6 })),
    }
    expect((await play({ content: pictured })).playable).toMatchObject({ picture: 'written-picture:cup.svg' })
  })

  it('leaves every table as it is [AUTHOR-1] [WORLD-4]', async () => {
    const before = await hashTables(world.db)
    await play({ moves: [ROPE, WIND], isFinished: true })
    expect(await hashTables(world.db)).toEqual(before)
  })

  it('goes round in a circle without an end of the server [AUTHOR-1]', async () => {
    const choices = (to: string) => [
      { id: 'on', to },
      { id: 'back', to: 'one' },
    ]
    const scenes = ['one', 'two', 'three', 'four'].map((id) => ({ id, picture: '', choices: choices('two') }))
    const { state } = await play({ content: { type: 'symulacja_v3', scenes } })
    expect(state).toEqual({ type: 'symulacja_v3', path: [], ending: null })
  })

  it('is there for makers of the tenant alone, with a draft [WORLD-1]', async () => {
    const { db, clock, tenantId } = world
    expect(await maker.refusal(playWritten, input({}, 'nowhere'))).toEqual([404, 'not-found'])
    for (const role of ['player', 'leader'] as const) {
      const browser = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role }))
      expect((await browser.try(playWritten, input({}))).status).toBe(404)
    }
    const other = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    clock.pass(10_000)
    const theirs = await makePerson(db, other.id, clock.now(), { role: 'designer' })
    const foreign = await world.browserOf(theirs, { host: 'other.test' })
    expect((await foreign.try(playWritten, input({}))).status).toBe(404)
    const wrong = { ...input({}), body: { ...input({}).body, content: { type: 'egzamin' } } }
    expect((await maker.try(playWritten, wrong as never)).status).toBe(422)
  })
})
