import { expect, it } from 'vitest'
import { missesOf, SWEEP, withTask, type Mistake } from './testing/planted.ts'
import { json, taskText, type Files } from './testing/small-world.ts'

const PL = 'isle/shop/text/pl.json'
const PAIRS = [{ id: 'flame', left: 'cup.svg' }, { id: 'gas' }]
const words = { left: 'Left', right: 'Right', explanation: 'Because.' }
type Words = Record<string, Partial<typeof words>>

/** Pairs in place of the cards of a task, as they should be but for what is changed. */
function withPairs(pairs: readonly object[], polish: Words = { flame: words, gas: words }): Files {
  const { cards: _, ...task } = taskText()
  const shop = (name: string, pairWords: Words) =>
    json({ name, description: 'A shop.', tasks: { sweep: { ...task, pairs: pairWords }, greet: taskText() } })
  return {
    ...withTask({ content: { type: 'quiz-connector-mothers-children', pairs } }),
    'isle/shop/text/en.json': shop('Shop', { flame: words, gas: words }),
    [PL]: shop('Sklep', polish),
  }
}

const MISTAKES: Mistake[] = [
  {
    title: 'a picture of a pair that is not there',
    plant: () =>
      withPairs([
        { id: 'flame', left: 'cap.svg' },
        { id: 'gas', right: 'cup.svg' },
      ]),
    file: SWEEP,
    problem: /content\.pairs\[0\]\.left.*"cap\.svg"/,
    hint: /Did you mean "cup\.svg"/,
  },
  {
    title: 'two pairs with one picture on the same side',
    plant: () =>
      withPairs([
        { id: 'flame', left: 'cup.svg' },
        { id: 'gas', left: 'cup.svg' },
      ]),
    file: SWEEP,
    problem: /content\.pairs left has "cup\.svg" twice/,
    hint: /./,
  },
  {
    title: 'a single pair',
    plant: () => withPairs([{ id: 'flame', left: 'cup.svg' }]),
    file: SWEEP,
    problem: /content\.pairs/,
    hint: /./,
  },
  {
    title: 'a pair without its words in one language',
    plant: () => withPairs(PAIRS, { flame: words }),
    file: PL,
    problem: /gas/,
    hint: /./,
  },
  {
    title: 'a pair that does not say why',
    plant: () => withPairs(PAIRS, { flame: words, gas: { left: 'Left', right: 'Right' } }),
    file: PL,
    problem: /gas.*explanation|explanation.*gas/,
    hint: /./,
  },
]

it.each(MISTAKES)('$title is told, and the rest is playable', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})

it('of pairs that are as they should be nothing is told', async () => {
  const none = { title: 'none', plant: () => withPairs(PAIRS), file: SWEEP, problem: /one/, hint: /one/ }
  expect(await missesOf(none)).toEqual(['not reported: /one/ /one/'])
})
