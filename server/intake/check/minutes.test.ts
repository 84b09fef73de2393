import { afterEach, beforeEach, expect, it } from 'vitest'
import { json, layOutWorld, smallWorld, type World } from '../testing/small-world.ts'

let world: World

beforeEach(async () => {
  world = await layOutWorld(smallWorld())
})
afterEach(() => world.clear())

/** What is found about a pill with so many words on its cards. */
async function findingsOf(words: number, minutes: number, more: object = {}): Promise<string[]> {
  const card = { title: 'Card', text: 'word '.repeat(words / 3 - 1), picture: '', ...more }
  const task = { name: 'Read', goal: 'Read.', cards: { one: card, two: card, three: card } }
  await world.write({
    'isle/shop/mission.json': json({ tasks: ['read'] }),
    'isle/shop/tasks/read.json': json({
      content: {
        type: 'learning-pill',
        cards: ['one', 'two', 'three'].map((id) => ({ id, picture: 'a.svg' })),
      },
      ...{ points: 10, minutes },
    }),
    'isle/shop/text/en.json': json({ name: 'Shop', description: 'A place.', tasks: { read: task } }),
  })
  const { findings } = await world.build()
  return findings.filter(({ problem }) => problem.includes('minutes for')).map(({ problem }) => problem)
}

it('advises on minutes that do not fit the words of a task', async () => {
  expect(await findingsOf(300, 5)).toEqual(['says 5 minutes for about 300 words and 0 questions'])
  expect(await findingsOf(300, 2)).toEqual([])
  // few words say nothing about how long a task takes
  expect(await findingsOf(60, 10)).toEqual([])
})

it('counts the text or its plain variant, of which a player reads one [ACCESS-5]', async () => {
  expect(await findingsOf(300, 2, { plain: 'word '.repeat(300) })).toEqual([])
})
