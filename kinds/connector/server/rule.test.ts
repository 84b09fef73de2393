import { describe, expect, it } from 'vitest'
import type { TaskText } from '#shared/scene/files.ts'
import type { ConnectorContent, ConnectorMove } from '../shared/schemas.ts'
import { keyOf } from '#kinds/define/keys.ts'
import { rule } from './rule.ts'

const TYPE = 'quiz-connector-mothers-children'
const IDS = ['flame', 'gas', 'acid']
const content: ConnectorContent = { type: TYPE, pairs: IDS.map((id) => ({ id })) }
const text: TaskText = {
  name: 'Labels',
  goal: '',
  congrats: '',
  pairs: Object.fromEntries(
    IDS.map((id) => [id, { left: `L ${id}`, right: `R ${id}`, explanation: `Because ${id}` }]),
  ),
}
const when = { startedAt: new Date(0), now: new Date(1), text: null }

type Stored = ReturnType<typeof rule.begin>

function begin(chance = 0.25): Stored {
  return rule.begin(content, { now: when.now, chance: () => chance })
}

function keys(stored: Stored, of = content): { left: (id: string) => string; right: (id: string) => string } {
  const playable = rule.playable(of, text, stored)
  const find = (side: 'left' | 'right', mark: string) => (id: string) =>
    playable[side].find((end) => end.text === `${mark} ${id}`)?.key ?? ''
  return { left: find('left', 'L'), right: find('right', 'R') }
}

function take(stored: Stored, move: Omit<ConnectorMove, 'type'>): Stored {
  const after = rule.take(content, stored, { type: TYPE, ...move }, when)
  if (typeof after === 'string') throw new Error(after)
  return after
}

function refuse(stored: Stored, move: Omit<ConnectorMove, 'type'>) {
  return rule.take(content, stored, { type: TYPE, ...move }, when)
}

/** All lines, to these pairs in the order of the content. */
function lines(stored: Stored, ...rights: string[]) {
  const { left, right } = keys(stored)
  return rights.map((id, index) => ({ left: left(IDS[index] ?? ''), right: right(id) }))
}

describe('pairs to be joined', () => {
  it('carry nothing that says what belongs together, in another order in every attempt [TASK-3]', () => {
    const sent = Array.from({ length: 12 }, (_, index) => {
      const stored = begin(index / 13)
      const said = JSON.stringify([
        rule.playable(content, text, stored),
        rule.show(content, text, stored, false),
      ])
      expect(said).not.toMatch(/Because|"(flame|gas|acid)"/)
      return rule.playable(content, text, stored)
    })
    expect(new Set(sent.map(({ right }) => right.map((end) => end.text).join())).size).toBeGreaterThan(2)
    const all = sent.flatMap(({ left, right }) => [...left, ...right].map(({ key }) => key))
    expect(new Set(all).size).toBe(all.length)
  })

  it('are joined, joined otherwise and parted until they are checked; no end has two lines [TASK-1]', () => {
    const start = begin()
    const { left, right } = keys(start)
    const one = take(start, { join: { left: left('flame'), right: right('gas') } })
    expect(take(one, { join: { left: left('flame'), right: right('gas') } })).toEqual(one)
    const moved = take(one, { join: { left: left('acid'), right: right('gas') } })
    expect(moved.lines).toEqual([{ left: 'acid', right: 'gas' }])
    expect(take(moved, { join: { left: left('acid'), right: null } }).lines).toEqual([])
    expect(rule.progress(content, moved)).toBe(25)
  })

  it('bring the share of right lines at the first check, and say why after it [TASK-3]', () => {
    const start = begin()
    expect(rule.result(content, start, when)).toBeNull()
    const check = lines(start, 'flame', 'acid', 'gas')
    const checked = take(start, { check })
    expect(take(checked, { check: check.toReversed() })).toEqual(checked)
    expect(rule.result(content, checked, when)).toEqual({
      share: 1 / 3,
      score: { right: 1, all: 3 },
      isPassed: true,
    })
    const { judged, isChecked } = rule.show(content, text, checked, false)
    expect(isChecked).toBe(true)
    expect(judged.map(({ isCorrect, explanation }) => [isCorrect, explanation])).toEqual([
      [true, 'Because flame'],
      [false, 'Because gas'],
      [false, 'Because acid'],
    ])
    expect(refuse(checked, { check: lines(start, 'flame', 'gas', 'acid') })).toBe('already-answered')
    expect(refuse(checked, { join: { left: check[0]?.left ?? '', right: null } })).toBe('already-answered')
  })

  it('take no check of some lines, of one end twice, or of ends that do not exist', () => {
    const start = begin()
    const [first, second, third] = lines(start, 'flame', 'gas', 'acid')
    if (!first || !second || !third) throw new Error('three lines')
    expect(refuse(start, { check: [first] })).toBe('out-of-order')
    expect(refuse(start, { check: [first, first, second] })).toBe('out-of-order')
    expect(refuse(start, { check: [first, second, { ...third, right: 'flame' }] })).toBe('unknown')
    expect(refuse(start, { join: { left: 'constructor', right: null } })).toBe('unknown')
  })

  it('keep their keys when a new version adds a pair, and its lines without those of one that is gone [TASK-2]', () => {
    const start = begin()
    const { left, right } = keys(start)
    const drawn = take(start, { join: { left: left('flame'), right: right('acid') } })
    const more: ConnectorContent = { type: TYPE, pairs: [{ id: 'new' }, ...content.pairs] }
    expect(rule.show(more, text, drawn, false).lines).toEqual([{ left: left('flame'), right: right('acid') }])
    const less: ConnectorContent = { type: TYPE, pairs: content.pairs.slice(0, 2) }
    expect(rule.show(less, text, drawn, false).lines).toEqual([])
  })
})

describe('pairs whose ends say the same', () => {
  const frogs: TaskText = {
    ...{ name: '', goal: '', congrats: '' },
    pairs: {
      flame: { left: 'Frog', right: 'amphibian' },
      gas: { left: 'Newt', right: ' amphibian ' },
      acid: { left: 'Stork', right: 'bird' },
    },
  }

  /** Checked at once: each pair with the right end of another, by ids. */
  function checked(to: Record<string, string>, of = content, words: TaskText | null = frogs) {
    const stored = begin()
    const check = Object.entries(to).map(([left, right]) => ({
      left: keyOf(stored.salt, 'left', left),
      right: keyOf(stored.salt, 'right', right),
    }))
    const after = rule.take(of, stored, { type: TYPE, check }, { ...when, text: words })
    if (typeof after === 'string') throw new Error(after)
    const { judged } = rule.show(of, frogs, after, true)
    for (const line of judged) expect(line.isCorrect).toBe(line.chosen === line.right)
    return [judged.map(({ isCorrect }) => isCorrect), rule.result(of, after, when)?.score?.right]
  }

  it('are right whichever of the two was taken, as nobody can tell them apart [TASK-5] [AUTHOR-3]', () => {
    expect(checked({ flame: 'gas', gas: 'flame', acid: 'acid' })).toEqual([[true, true, true], 3])
    expect(checked({ flame: 'gas', gas: 'acid', acid: 'flame' })).toEqual([[true, false, false], 1])
    expect(checked({ flame: 'flame', gas: 'acid', acid: 'gas' })).toEqual([[true, false, false], 1])
  })

  it('are two where a picture tells them apart, and where nobody reads them', () => {
    const shown = { ...content, pairs: content.pairs.map((pair) => ({ ...pair, right: `${pair.id}.svg` })) }
    const crossed = { flame: 'gas', gas: 'flame', acid: 'acid' }
    expect(checked(crossed, shown)).toEqual([[false, false, true], 1])
    expect(checked(crossed, content, null)).toEqual([[false, false, true], 1])
  })

  it('stay as they were judged in attempts from before', () => {
    const before = rule.take(content, begin(), { type: TYPE }, when)
    if (typeof before === 'string') throw new Error(before)
    const line = (left: string, right: string) => ({ left, right })
    const lines = [line('flame', 'gas'), line('gas', 'flame'), line('acid', 'acid')]
    expect(rule.result(content, { ...before, lines, checked: lines }, when)?.score).toEqual({
      right: 1,
      all: 3,
    })
  })
})
