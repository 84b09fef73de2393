import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readItems, type ItemStatistics } from '#shared/contract/content-items.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { PartText } from '#shared/scene/files.ts'
import type { TaskMove, TaskPlayable, TaskPublished } from '#shared/scene/tasks/task.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { makeAdventure, makePerson, type TestPerson } from '#server/testing/world.ts'

let world: ContentWorld
let players: TestPerson[]

beforeEach(async () => {
  world = await openContentWorld()
  players = []
  for (let index = 0; index < 5; index += 1)
    players.push(await makePerson(world.db, world.tenantId, world.clock.now()))
})

/** Each part is called by its id. */
async function publish(content: TaskPublished, ids: readonly string[], more: Record<string, PartText> = {}) {
  const { db, tenantId, clock } = world
  const shop = sampleMission('shop', { tasks: [sampleTask('task', { content })] })
  const called = (id: string): PartText => ({ title: id, left: `left ${id}`, right: `right ${id}` })
  const parts = { ...Object.fromEntries(ids.map((id) => [id, called(id)])), ...more }
  for (const { tasks } of Object.values(shop.text))
    Object.assign(tasks['task'] ?? {}, { parts, pairs: parts })
  const missions = [sampleMission('map', { type: 'movingmap', missions: ['shop'] }), shop]
  await makeAdventure(db, tenantId, clock.now(), players, sampleAdventure({ id: 'isle', missions, version: randomUUID() })) // oxfmt-ignore
  await world.maker.begin()
}

/** What somebody does in each of several requests, 20 s apart. */
type Doing = (playable: TaskPlayable) => TaskMove[][]

/** Each of the players in turn; those who leave do not finish. */
async function play(doings: readonly Doing[], leaving: readonly number[] = []): Promise<void> {
  for (const [index, doing] of doings.entries()) {
    const player = players[index]
    if (!player) throw new Error('nobody plays')
    const browser = await world.browserOf(player)
    const { id, playable } = await browser.call(startTask, { params: { taskId: 'task' } })
    for (const moves of doing(playable)) {
      world.clock.pass(20_000)
      const { refused } = await browser.call(sendMoves, { params: { attemptId: id }, body: { moves } })
      expect(refused).toEqual([])
    }
    world.clock.pass(60_000)
    if (leaving.includes(index)) continue
    await browser.call(finishAttempt, { params: { attemptId: id }, body: { key: randomUUID() } })
  }
}

async function read(): Promise<ReadonlyMap<string, ItemStatistics>> {
  world.clock.pass(8 * DAY_MS)
  const maker = await world.makerOf(world.makerPerson)
  const asked = { params: { folder: 'isle' }, query: { path: 'shop/tasks/task.json' } }
  const { versions } = await maker.browser.call(readItems, asked)
  expect(versions).toHaveLength(1)
  return new Map(versions[0]?.items.map((item) => [item.id, item]))
}

const chosen = (item: ItemStatistics | undefined) =>
  Object.fromEntries(item?.answers.map(({ id, people }) => [id, people]) ?? [])
const keyOf = (parts: readonly { key: string; text: string }[], text: string): string =>
  parts.find((part) => part.text === text)?.key ?? ''
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

describe('how players did a task of other kinds', () => {
  it('is in sorting the group into which each card was laid, and after how long [AUTHOR-4]', async () => {
    const item = (id: string, group: string) => ({ id, group })
    const content: TaskPublished = {
      ...{ type: 'sorting', groups: [{ id: 'paper' }, { id: 'glass' }] },
      items: [item('letter', 'paper'), item('jar', 'glass'), item('box', 'paper')],
    }
    await publish(content, ['paper', 'glass', 'letter', 'jar', 'box'])
    const sort =
      (jar: string, isChecked = true): Doing =>
      (playable) => {
        if (playable.type !== 'sorting') throw new Error('another kind')
        const laid = Object.entries({ letter: 'paper', jar, box: 'paper' }).map(([one, group]) => ({
          ...{ item: keyOf(playable.items, one), place: keyOf(playable.groups, group) },
        }))
        const moves: TaskMove[][] = laid.map((lay) => [{ type: 'sorting', lay }])
        return isChecked ? [...moves, [{ type: 'sorting', check: laid }]] : moves
      }
    await play([...times(2, sort('glass')), ...times(2, sort('paper')), sort('paper', false)], [4])
    const items = await read()
    expect(items.get('jar')).toMatchObject({ people: 5, right: 2, open: 1, seconds: null })
    expect(chosen(items.get('jar'))).toEqual({ glass: 2, paper: 2 })
    expect(items.get('letter')).toMatchObject({ people: 5, right: 4, open: 1 })
  })

  it('is in a text with gaps the word that was laid there, and of typed ones only whether it was right [AUTHOR-4]', async () => {
    const gaps = [{ id: 'seen' }, { id: 'effect' }]
    const whole = { whole: { text: 'What I have [seen], then its [effect].' } }
    const words = ['seen', 'effect', 'always']
    await publish({ type: 'cloze', filling: 'words', gaps, decoys: [{ id: 'always' }] }, words, whole)
    const fill =
      (...filled: readonly string[]): Doing =>
      (playable) => {
        if (playable.type !== 'cloze') throw new Error('another kind')
        const open = playable.pieces.flatMap(({ gap }) => gap ?? [])
        const check = filled.map((word, index) => ({
          ...{
            gap: open[index] ?? '',
            word: playable.filling === 'typed' ? word : keyOf(playable.words, word),
          },
        }))
        return [...check.map((one): TaskMove[] => [{ type: 'cloze', fill: one }]), [{ type: 'cloze', check }]]
      }
    await play([...times(3, fill('seen', 'effect')), ...times(2, fill('always', 'effect'))])
    const items = await read()
    expect(items.get('seen')).toMatchObject({ people: 5, right: 3, open: 0, seconds: 20 })
    expect(chosen(items.get('seen'))).toEqual({ seen: 3, always: 2 })
    expect(items.get('effect')).toMatchObject({ right: 5 })
  })

  it('is in a text whose gaps are typed whether each was right, and no word that somebody wrote [AUTHOR-4]', async () => {
    const gaps = [{ id: 'seen' }, { id: 'effect' }]
    const whole = { whole: { text: 'What I have [seen], then its [effect].' } }
    await publish({ type: 'cloze', filling: 'typed', gaps }, ['seen', 'effect'], whole)
    const fill =
      (...filled: readonly string[]): Doing =>
      (playable) => {
        if (playable.type !== 'cloze') throw new Error('another kind')
        const open = playable.pieces.flatMap(({ gap }) => gap ?? [])
        const check = filled.map((word, index) => ({ gap: open[index] ?? '', word }))
        return [[{ type: 'cloze', check }]]
      }
    await play([...times(4, fill('seen', 'effect')), fill('Marta Nowak', 'effect')])
    const items = await read()
    expect(chosen(items.get('seen'))).toEqual({ seen: 4, other: 1 })
    expect(JSON.stringify([...items])).not.toContain('Nowak')
  })

  it('is in pairs with which end each was joined [AUTHOR-4]', async () => {
    const ids = ['one', 'two', 'three']
    await publish({ type: 'quiz-connector-mothers-children', pairs: ids.map((id) => ({ id })) }, ids)
    const join =
      (...rights: readonly string[]): Doing =>
      (playable) => {
        if (playable.type !== 'quiz-connector-mothers-children') throw new Error('another kind')
        const lines = ids.map((id, index) => ({
          ...{
            left: keyOf(playable.left, `left ${id}`),
            right: keyOf(playable.right, `right ${rights[index]}`),
          },
        }))
        const type = 'quiz-connector-mothers-children' as const
        return [...lines.map((one): TaskMove[] => [{ type, join: one }]), [{ type, check: lines }]]
      }
    await play([...times(3, join('one', 'two', 'three')), ...times(2, join('two', 'one', 'three'))])
    const items = await read()
    expect(items.get('one')).toMatchObject({ people: 5, right: 3, seconds: 20 })
    expect(chosen(items.get('one'))).toEqual({ one: 3, two: 2 })
  })

  it('is in an order the place where each step lay, and how long the whole took [AUTHOR-4]', async () => {
    const ids = ['one', 'two', 'three']
    await publish({ type: 'ordering', steps: ids.map((id) => ({ id })) }, ids)
    const order =
      (...laid: readonly string[]): Doing =>
      (playable) => {
        if (playable.type !== 'ordering') throw new Error('another kind')
        const { steps } = playable
        return [[{ type: 'ordering', check: laid.map((id) => keyOf(steps, id)) }]]
      }
    await play([...times(4, order('one', 'two', 'three')), order('three', 'one', 'two')])
    const items = await read()
    expect(items.get('three')).toMatchObject({ people: 5, right: 4, seconds: 20 })
    expect(chosen(items.get('three'))).toEqual({ 1: 1, 3: 4 })
    // it still comes before the next one
    expect(items.get('one')).toMatchObject({ right: 5 })
  })

  it('is in a searched picture how each place was found, and which decoys were pressed [AUTHOR-4]', async () => {
    const place = (id: string, at: number) => ({ id, at: [at, at] as [number, number], radius: 6 })
    const places = [place('lamp', 20), place('ladder', 50), { ...place('cat', 80), isDecoy: true as const }]
    await publish({ type: 'hotspots', picture: '', places }, ['lamp', 'ladder', 'cat'])
    const hotspots = (move: object): TaskMove[] => [{ type: 'hotspots', ...move }]
    const find =
      (...moves: object[]): Doing =>
      () =>
        moves.map(hotspots)
    const [lamp, ladder, cat] = [20, 50, 80].map((at) => ({ press: [at, at] }))
    await play([
      ...times(2, find(lamp ?? {}, ladder ?? {})),
      find({ hint: 1 }, lamp ?? {}, cat ?? {}, ladder ?? {}),
      ...times(2, find(lamp ?? {}, { end: true })),
    ])
    const items = await read()
    expect(items.get('lamp')).toMatchObject({ people: 5, right: 4, open: 0 })
    expect(chosen(items.get('lamp'))).toEqual({ self: 4, hint: 1 })
    expect(items.get('ladder')).toMatchObject({ right: 3, open: 2 })
    expect(items.get('cat')).toMatchObject({ right: 4, open: 0 })
    expect(chosen(items.get('cat'))).toEqual({ spared: 4, pressed: 1 })
  })

  it('is in estimates how far they were off, and to which side [AUTHOR-4]', async () => {
    const scale = { min: 0, max: 100, step: 1, answer: 50, near: 5, far: 30 }
    await publish({ type: 'estimate', questions: ['one', 'two'].map((id) => ({ id, ...scale })) }, ['one'])
    const estimate = (question: string, value: number): TaskMove[] => [{ type: 'estimate', question, value }]
    await play(
      [
        ...[52, 40, 90, 10].map((value): Doing => () => [estimate('one', value), estimate('two', 50)]),
        () => [estimate('one', 60)],
      ],
      [4],
    )
    const items = await read()
    expect(items.get('one')).toMatchObject({ people: 5, right: 1, open: 0, seconds: 20 })
    expect(chosen(items.get('one'))).toEqual({ right: 1, low: 1, high: 1, 'far-low': 1, 'far-high': 1 })
    expect(items.get('two')).toMatchObject({ people: 5, right: 4, open: 1 })
  })

  it('is of flashcards which were known when they were turned over first, and where players left [AUTHOR-4]', async () => {
    const ids = ['one', 'two', 'three']
    await publish({ type: 'flashcards', cards: ids.map((id) => ({ id })) }, ids)
    const flip = (card: string, knew: boolean): TaskMove[] => [{ type: 'flashcards', card, knew }]
    const all: Doing = () => ids.map((id) => flip(id, true))
    const missing: Doing = () => [
      flip('one', true),
      flip('two', false),
      flip('three', true),
      flip('two', true),
    ]
    await play([all, all, missing, missing, () => [flip('one', true)]], [4])
    const items = await read()
    expect(items.get('two')).toMatchObject({ people: 5, right: 2, open: 1 })
    expect(chosen(items.get('two'))).toEqual({ knew: 2, missed: 2 })
    expect(items.get('one')).toMatchObject({ people: 5, right: 5, seconds: 20 })
    expect(items.has('three')).toBe(false)
  })
})
