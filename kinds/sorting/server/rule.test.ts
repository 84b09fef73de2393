import { describe, expect, it } from 'vitest'
import type { SortingContent, SortingMove } from '../shared/schemas.ts'
import { rule } from './rule.ts'

const IN: Readonly<Record<string, string>> = { letter: 'paper', jar: 'glass', bottle: 'glass' }
const content: SortingContent = {
  ...{ type: 'sorting', groups: [{ id: 'paper' }, { id: 'glass' }] },
  items: Object.entries(IN).map(([id, group]) => ({ id, group })),
}
const text = {
  ...{ name: 'Waste', goal: '', congrats: '' },
  parts: Object.fromEntries(
    ['paper', 'glass', ...Object.keys(IN)].map((id) => [
      id,
      { title: `T ${id}`, explanation: `Because ${id}` },
    ]),
  ),
}
const when = { startedAt: new Date(0), now: new Date(1), text: null }

type Stored = ReturnType<typeof rule.begin>

const begin = (chance = 0.25): Stored => rule.begin(content, { now: when.now, chance: () => chance })

function keysOf(stored: Stored, of = content) {
  const { groups, items } = rule.playable(of, text, stored)
  return (id: string) => [...groups, ...items].find((one) => one.text === `T ${id}`)?.key ?? ''
}

function take(stored: Stored, move: Omit<SortingMove, 'type'>) {
  return rule.take(content, stored, { type: 'sorting', ...move }, when)
}

function taken(stored: Stored, move: Omit<SortingMove, 'type'>): Stored {
  const after = take(stored, move)
  if (typeof after === 'string') throw new Error(after)
  return after
}

/** Everything in the groups that are named, in the order of the content. */
function all(stored: Stored, ...groups: readonly string[]) {
  const key = keysOf(stored)
  return Object.keys(IN).map((id, index) => ({ item: key(id), place: key(groups[index] ?? '') }))
}

describe('things to be sorted', () => {
  it('carry nothing that says where they belong, in another order in every attempt [TASK-3] [KIND-1]', () => {
    const orders = Array.from({ length: 12 }, (_, index) => {
      const stored = begin(index / 13)
      const playable = rule.playable(content, text, stored)
      const said = JSON.stringify([playable, rule.show(content, text, stored, false)])
      expect(said).not.toMatch(/Because|"(paper|glass|letter|jar|bottle)"/)
      return playable.items.map((item) => item.text).join()
    })
    expect(new Set(orders).size).toBeGreaterThan(2)
  })

  it('bring the share of the first check, which says why [TASK-3]', () => {
    const start = begin()
    const checked = taken(start, { check: all(start, 'paper', 'paper', 'glass') })
    expect(rule.result(content, checked, when)).toMatchObject({ share: 2 / 3, score: { right: 2, all: 3 } })
    expect(taken(checked, { check: all(start, 'paper', 'paper', 'glass').toReversed() })).toEqual(checked)
    expect(take(checked, { check: all(start, 'paper', 'glass', 'glass') })).toBe('already-answered')
    const { judged } = rule.show(content, text, checked, false)
    expect(judged.map(({ isCorrect, explanation }) => [isCorrect, explanation])).toEqual([
      [true, 'Because letter'],
      [false, 'Because jar'],
      [true, 'Because bottle'],
    ])
  })

  it('are taken out again until then; some of them, or one twice, is no check [TASK-6]', () => {
    const start = begin()
    const key = keysOf(start)
    const laid = taken(start, { lay: { item: key('jar'), place: key('paper') } })
    expect(taken(laid, { lay: { item: key('jar'), place: null } }).laid).toEqual([])
    const [first, second] = all(start, 'paper', 'glass', 'glass')
    if (!first || !second) throw new Error('there are three')
    expect(take(start, { check: [first, second] })).toBe('out-of-order')
    expect(take(start, { check: [first, first, second] })).toBe('out-of-order')
    expect(take(start, { lay: { item: 'jar', place: key('paper') } })).toBe('unknown')
  })

  it('stay where they lie when a new version has others [TASK-2]', () => {
    const start = begin()
    const key = keysOf(start)
    const laid = taken(start, { lay: { item: key('jar'), place: key('paper') } })
    const less: SortingContent = { ...content, items: content.items.filter(({ id }) => id !== 'jar') }
    expect(rule.show(less, text, laid, false).laid).toEqual([])
    const more: SortingContent = { ...content, items: [{ id: 'tin', group: 'glass' }, ...content.items] }
    expect(rule.show(more, text, laid, false).laid).toEqual([{ item: key('jar'), place: key('paper') }])
  })
})
