import { describe, expect, it } from 'vitest'
import type { RhythmContent, RhythmMove } from '../shared/schemas.ts'
import { rule } from './rule.ts'

const round = { from: 100, to: 120, presses: 8, beat: 110, others: [70, 150] }
const content: RhythmContent = {
  type: 'rhythm',
  rounds: [
    { id: 'with', ...round },
    { id: 'without', ...round, lead: 4 },
  ],
}
const part = (title: string) => ({ title, text: `Do ${title}`, explanation: `Because ${title}` })
const text = {
  ...{ name: 'Press', goal: '', congrats: '' },
  parts: { with: part('with'), without: part('without') },
}
const at = (seconds: number) => ({ startedAt: new Date(0), now: new Date(seconds * 1000), text: null })
const RIGHT = [0, 540, 1100, 1630, 2190, 2720, 3280, 3810]
const SLOW = RIGHT.map((stamp) => stamp * 2)

const start = rule.begin(content, { now: new Date(0), chance: () => 0.25 })

type Stored = typeof start

const move = (id: string, more: Pick<RhythmMove, 'stamps' | 'choose'>): RhythmMove => ({
  ...{ type: 'rhythm', round: id },
  ...more,
})

function play(stored: Stored, ...moves: readonly RhythmMove[]): Stored {
  return moves.reduce((before, one) => {
    const after = rule.take(content, before, one, at(60))
    if (typeof after === 'string') throw new Error(after)
    return after
  }, stored)
}

const beat = (id: string, rate: number): string =>
  rule
    .playable(content, text, start)
    .rounds.find((one) => one.id === id)
    ?.beats.find((one) => one.rate === rate)?.key ?? ''

describe('a rhythm', () => {
  it('brings the same by pressing it and by picking it among others [TASK-3] [KIND-1]', () => {
    const pressed = play(start, move('with', { stamps: RIGHT }), move('without', { stamps: RIGHT }))
    const heard = play(
      start,
      move('with', { choose: beat('with', 110) }),
      move('without', { choose: beat('without', 110) }),
    )
    for (const stored of [pressed, heard])
      expect(rule.result(content, stored, at(60))).toMatchObject({ share: 1, score: { right: 2, all: 2 } })
    const half = play(
      start,
      move('with', { stamps: SLOW }),
      move('without', { choose: beat('without', 110) }),
    )
    expect(rule.result(content, half, at(60))).toMatchObject({ share: 0.5, score: { right: 1, all: 2 } })
  })

  it('is judged press by press, and says why only then [TASK-3]', () => {
    expect(
      JSON.stringify([rule.playable(content, text, start), rule.show(content, text, start, false)]),
    ).not.toMatch(/Because|"from"|"to"/)
    const [judged] = rule.show(content, text, play(start, move('with', { stamps: SLOW })), false).judged
    expect(judged).toMatchObject({
      from: 100,
      to: 120,
      rate: 55,
      share: 0,
      chosen: null,
      explanation: 'Because with',
    })
    expect(judged?.intervals[0]).toEqual({ ms: 1080, verdict: 'slow' })
    const wrong = move('with', { choose: beat('with', 150) })
    expect(rule.show(content, text, play(start, wrong), false).judged[0]).toMatchObject({
      ...{ rate: 150, share: 0, intervals: [] },
      ...{ chosen: beat('with', 150), right: beat('with', 110) },
    })
  })

  it('takes longer than nothing by the clock of the server, however it is stamped [TASK-6]', () => {
    const once = move('with', { stamps: RIGHT })
    expect(rule.take(content, start, once, at(2))).toBe('too-fast')
    const after = rule.take(content, start, once, at(3))
    if (typeof after === 'string') throw new Error(after)
    // both together
    const again = move('without', { stamps: RIGHT })
    expect(rule.take(content, after, again, at(5))).toBe('too-fast')
    expect(typeof rule.take(content, after, again, at(7))).toBe('object')
  })

  it('refuses what nobody pressed, and counts the first time alone [TASK-2] [TASK-6]', () => {
    const held = move('with', { stamps: RIGHT.map((_, index) => index * 33) })
    expect(rule.take(content, start, held, at(60))).toBe('too-fast')
    expect(rule.take(content, start, move('with', { stamps: [...RIGHT, 4400] }), at(60))).toBe('unknown')
    expect(rule.take(content, start, move('with', { choose: '110' }), at(60))).toBe('unknown')
    expect(rule.take(content, start, move('without', { stamps: RIGHT }), at(60))).toBe('out-of-order')
    const once = play(start, move('with', { stamps: RIGHT }))
    expect(play(once, move('with', { stamps: RIGHT }))).toEqual(once)
    expect(rule.take(content, once, move('with', { stamps: SLOW }), at(60))).toBe('already-answered')
    expect(rule.take(content, once, move('with', { choose: beat('with', 110) }), at(60))).toBe(
      'already-answered',
    )
  })
})
