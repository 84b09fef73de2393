import { expect, it } from 'vitest'
import type { HotspotsContent, HotspotsMove } from '../shared/schemas.ts'
import { placeAt, rule } from './rule.ts'

const content: HotspotsContent = {
  ...{ type: 'hotspots', picture: 'hold.svg' },
  places: [
    { id: 'cable', at: [20, 30], radius: 6 },
    { id: 'puddle', at: [60, 60], radius: 6 },
    { id: 'crate', at: [80, 20], radius: 6 },
    { id: 'exit', at: [40, 80], radius: 6 },
    { id: 'rope', at: [70, 60], radius: 6, isDecoy: true },
  ],
}
const text = { name: 'Hold', goal: '', congrats: '' }
const when = { startedAt: new Date(0), now: new Date(1), text: null }
const start = rule.begin(content, { now: when.now, chance: () => 0.25 })

function play(...moves: Omit<HotspotsMove, 'type'>[]) {
  return moves.reduce((stored, move) => {
    const after = rule.take(content, stored, { type: 'hotspots', ...move }, when)
    if (typeof after === 'string') throw new Error(after)
    return after
  }, start)
}

const shareOf = (...moves: Omit<HotspotsMove, 'type'>[]) => rule.result(content, play(...moves), when)?.share
const ALL = content.places.slice(0, 4).map(({ at }) => ({ press: at }))

it('a press meets the nearest place around it, or none', () => {
  expect(placeAt(content.places, [64, 60])?.id).toBe('puddle')
  expect(placeAt(content.places, [66, 60])?.id).toBe('rope')
  expect(placeAt(content.places, [50, 50])).toBeUndefined()
})

it('all that is found brings all; a hint halves its find, and the fourth press for nothing costs [TASK-3] [KIND-1]', () => {
  expect(shareOf(...ALL)).toBe(1)
  expect(shareOf({ hint: 1 }, ...ALL)).toBe(0.875)
  const misses = [1, 2, 3].map((x): { press: [number, number] } => ({ press: [x, 1] }))
  expect(shareOf(...misses, ...ALL)).toBe(1)
  expect(shareOf(...misses, { press: [70, 60] }, ...ALL)).toBe(0.9375)
  expect(shareOf(...ALL.slice(0, 2), { end: true })).toBe(0.5)
  expect(shareOf(...ALL.slice(0, 2))).toBeUndefined()
})

it('the same press, hint or end counts once, and after the end nothing more is found [TASK-2] [TASK-6]', () => {
  const once = play({ press: [1, 1] }, { hint: 1 }, { press: [20, 30] })
  expect(
    play(
      { press: [1, 1] },
      { press: [1, 1] },
      { hint: 1 },
      { hint: 1 },
      ...ALL.slice(0, 1),
      ...ALL.slice(0, 1),
    ),
  ).toEqual(once)
  const over = play({ end: true }, { end: true })
  expect(rule.take(content, over, { type: 'hotspots', press: [20, 30] }, when)).toBe('already-answered')
  expect(rule.take(content, start, { type: 'hotspots', hint: 3 }, when)).toBe('out-of-order')
})

it('says nothing of a place before it is found, or the search is over [TASK-3]', () => {
  const sent = [rule.playable(content, text, start), rule.show(content, text, start, false)]
  expect(JSON.stringify(sent)).not.toMatch(/cable|isDecoy|\[20,30\]/)
  const state = rule.show(content, text, play({ hint: 1 }), false)
  expect(state.hints).toEqual([{ at: [20, 30], radius: 14 }])
  expect(rule.show(content, text, play({ end: true }), false).missed).toHaveLength(4)
})
