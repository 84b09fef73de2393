import { describe, expect, it } from 'vitest'
import type { Cmi, ScormMove, ScormPublished } from '../shared/schemas.ts'
import { rule } from './rule.ts'

const START = new Date('2026-11-22T08:00:00Z')
const at = (seconds: number) => ({
  startedAt: START,
  launchedAt: START,
  now: new Date(START.getTime() + seconds * 1000),
  text: null,
})
const TEXT = { name: '', goal: '', congrats: '' }
const VISIT = '0b8f4a52-7d55-4c8a-9a3f-0d1c2b3a4e5f'
const LATER = '1c9f4a52-7d55-4c8a-9a3f-0d1c2b3a4e5f'

type Item = NonNullable<ScormPublished['package']>['items'][number]

function item(id: string, more: Partial<Item> = {}): Item {
  const said = { launchData: '', maxTime: '', timeLimitAction: '' }
  return { id, title: id, depth: 0, href: `${id}.html`, isSco: true, masteryScore: null, ...said, ...more }
}

const packageOf = (...items: Item[]): ScormPublished => ({
  type: 'scorm12',
  minimumSeconds: 30,
  package: { folder: '/packages/harbour.0123456789abcdef', title: 'Harbour', items },
})

const ONE = packageOf(item('one'))

function said(cmi: Partial<Cmi>, more: Partial<ScormMove> = {}): ScormMove {
  const all: Cmi = { status: 'incomplete', location: '', suspendData: '', score: null, exit: '', ...cmi }
  return { type: 'scorm12', item: 'one', visit: VISIT, seconds: 5, cmi: all, ...more }
}

const scored = (raw: number, min: number | null = null, max: number | null = null) => ({ raw, min, max })

/** What is kept after moves; refusals leave it as it was. */
function played(content: ScormPublished, ...moves: readonly ScormMove[]) {
  const refused: string[] = []
  let stored = rule.begin(content, { now: START, chance: () => 0 })
  for (const move of moves) {
    const after = rule.take(content, stored, move, at(10))
    if (typeof after === 'string') refused.push(after)
    else stored = after
  }
  const end = (seconds: number) => rule.result(content, stored, at(seconds))
  return { stored, refused, end, items: rule.show(content, TEXT, stored, false).items }
}

describe('the rule of a package', () => {
  it('is over when every item is, and brings all of the points where none scores [TASK-10]', () => {
    const two = packageOf(item('one'), item('heading', { href: null }), item('two'))
    const half = played(two, said({ status: 'completed' }))
    expect(half.end(60)).toBeNull()
    expect(rule.progress(two, half.stored)).toBe(50)
    const whole = played(two, said({ status: 'completed' }), said({ status: 'passed' }, { item: 'two' }))
    expect(whole.end(60)).toEqual({ share: 1, score: null, isPassed: true })
  })

  it('takes nothing before it was launched, and is never over without that [TASK-6] [TASK-10]', () => {
    const before = { ...at(60), launchedAt: null }
    const begun = rule.begin(ONE, { now: START, chance: () => 0 })
    expect(rule.take(ONE, begun, said({ status: 'passed' }), before)).toBe('not-launched')
    const { stored } = played(ONE, said({ status: 'passed' }))
    expect(rule.result(ONE, stored, before)).toBeNull()
  })

  it('counts its minimum time from the launch [TASK-6] [TASK-10]', () => {
    const launched = { ...at(110), launchedAt: at(100).now }
    const begun = rule.begin(ONE, { now: START, chance: () => 0 })
    const stored = rule.take(ONE, begun, said({ status: 'passed' }), launched)
    if (typeof stored === 'string') throw new Error(stored)
    expect(rule.result(ONE, stored, { ...launched, now: at(129).now })).toBeNull()
    expect(rule.result(ONE, stored, { ...launched, now: at(130).now })).toMatchObject({ share: 1 })
    const shown = rule.show(ONE, TEXT, stored, false)
    expect(rule.clock?.withTime(shown, stored, at(110).now)).toMatchObject({ secondsLeft: 20 })
  })

  it('names its parts in the language of the texts, where there are any [TASK-10] [I18N-1]', () => {
    const two = packageOf(item('one'), item('heading', { href: null }), item('two'))
    const begun = rule.begin(two, { now: START, chance: () => 0 })
    const titles = (content: ScormPublished, parts: Record<string, { title: string }>) => {
      const { title, items } = rule.playable(content, { ...TEXT, parts }, begun)
      return [title, ...items.map((one) => one.title)]
    }
    expect(titles(two, {})).toEqual(['Harbour', 'one', 'heading', 'two'])
    const named = { ...two, parts: ['first', 'second'] }
    expect(titles(named, { first: { title: 'Erstens' }, second: { title: 'Zweitens' } })).toEqual([
      '',
      'Erstens',
      'heading',
      'Zweitens',
    ])
    expect(titles(named, { first: { title: 'Erstens' } })).toEqual(['', 'Erstens', 'heading', 'two'])
  })

  it('is not over before its minimum time by the server’s clock, which it tells [TASK-6] [TASK-10]', () => {
    const { stored, end } = played(ONE, said({ status: 'completed' }, { seconds: 9999 }))
    expect(end(29)).toBeNull()
    expect(end(30)).toMatchObject({ isPassed: true })
    const shown = rule.show(ONE, TEXT, stored, false)
    expect(rule.clock?.withTime(shown, stored, at(12).now)).toMatchObject({ secondsLeft: 18 })
    expect(rule.clock?.withTime(shown, stored, at(99).now)).toMatchObject({ secondsLeft: 0 })
  })

  it.each([
    [scored(80), 0.8],
    [scored(15, 10, 20), 0.5],
    [scored(0), 0],
    [null, 1],
  ])('with the score %j brings %d of the points [TASK-10]', (score, share) => {
    expect(played(ONE, said({ status: 'completed', score })).end(60)).toMatchObject({ share })
  })

  it('brings the mean of what its items score [TASK-10]', () => {
    const two = packageOf(item('one'), item('two'), item('three'))
    const moves = [
      said({ status: 'passed', score: scored(90) }),
      said({ status: 'passed', score: scored(50) }, { item: 'two' }),
    ]
    expect(played(two, ...moves, said({ status: 'completed' }, { item: 'three' })).end(60)).toMatchObject({
      share: 0.7,
    })
  })

  it.each([
    ['completed', 80, 'passed'],
    ['completed', 79, 'failed'],
    ['failed', 95, 'passed'],
    ['passed', 10, 'failed'],
    ['incomplete', 95, 'incomplete'],
  ] as const)('with a mastery score of 80 makes %s at %d %s [TASK-10]', (status, raw, judged) => {
    const content = packageOf(item('one', { masteryScore: 80 }))
    const { items, end } = played(content, said({ status, score: scored(raw) }))
    expect(items).toMatchObject([{ cmi: { status: judged } }])
    if (judged === 'failed') expect(end(60)).toMatchObject({ isPassed: false })
  })

  it.each([
    ['completed', 'incomplete', 'completed'],
    ['passed', 'failed', 'passed'],
    ['passed', 'not attempted', 'passed'],
    ['failed', 'incomplete', 'failed'],
    ['failed', 'passed', 'passed'],
    ['browsed', 'completed', 'completed'],
  ] as const)('never goes back: %s and then %s is %s [TASK-10]', (first, second, status) => {
    const { items } = played(ONE, said({ status: first }), said({ status: second }, { visit: LATER }))
    expect(items).toMatchObject([{ cmi: { status } }])
  })

  it('keeps what each item says for the next visit, far beyond 4096 letters, and adds up its time [TASK-2] [TASK-10]', () => {
    const suspendData = 'x'.repeat(60_000)
    const { items } = played(
      packageOf(item('one'), item('two')),
      said({ location: 'page 3', suspendData, exit: 'suspend' }, { seconds: 20 }),
      said({ location: 'page 3', suspendData, exit: 'suspend' }, { seconds: 30 }),
      said({ location: 'elsewhere' }, { item: 'two' }),
      said({ location: 'page 4', suspendData, exit: 'suspend' }, { seconds: 7, visit: LATER }),
    )
    expect(items).toMatchObject([
      { id: 'one', totalSeconds: 37, cmi: { location: 'page 4', suspendData, exit: 'suspend' } },
      { id: 'two', totalSeconds: 5, cmi: { location: 'elsewhere' } },
    ])
  })

  it('takes nothing back by an earlier visit that arrives late, and counts a repeated one once [TASK-2] [TASK-6]', () => {
    const first = said({ location: 'page 1' }, { seconds: 10 })
    const second = said({ location: 'page 9' }, { seconds: 10, visit: LATER })
    const { items } = played(ONE, first, second, second, { ...first, seconds: 12 })
    expect(items).toMatchObject([{ totalSeconds: 22, cmi: { location: 'page 9' } }])
  })

  it('of an item that does not talk, opening it is all [TASK-10]', () => {
    const { end } = played(packageOf(item('one', { isSco: false })), {
      type: 'scorm12',
      item: 'one',
      visit: VISIT,
    })
    expect(end(60)).toMatchObject({ share: 1, isPassed: true })
  })

  it('has begun an item that was opened, and finished nothing [TASK-6]', () => {
    const { items, end } = played(ONE, { type: 'scorm12', item: 'one', visit: VISIT })
    expect(items).toMatchObject([{ id: 'one', cmi: { status: 'not attempted' } }])
    expect(end(60)).toBeNull()
  })

  it.each([
    ['an item that is not there', said({}, { item: '__proto__' })],
    ['a heading', said({}, { item: 'heading' })],
    ['a score above its end', said({ score: scored(30, 0, 20) })],
    ['a score below its beginning', said({ score: scored(5, 10, 20) })],
    ['ends the wrong way round', said({ score: scored(15, 20, 10) })],
  ])('takes nothing of %s [TASK-6]', (_, move) => {
    const content = packageOf(item('one'), item('heading', { href: null }))
    expect(played(content, move).refused).toEqual(['unknown'])
  })

  it('keeps no more than there is room for [TASK-6]', () => {
    const items = Array.from({ length: 10 }, (_, index) => item(`i${index}`))
    const moves = items.map(({ id }) => said({ suspendData: 'x'.repeat(64_000) }, { item: id }))
    expect(played(packageOf(...items), ...moves).refused).toEqual(Array(4).fill('too-large'))
  })

  it('without a package is never over [TASK-6]', () => {
    const none: ScormPublished = { type: 'scorm12', minimumSeconds: 0, package: null }
    expect(played(none, said({ status: 'completed' })).end(60)).toBeNull()
  })

  describe('keeps what the standard has besides [TASK-10]', () => {
    const objective = (id: string, raw: number | null = null) => ({
      ...{ id, status: 'passed' as const },
      score: raw === null ? null : scored(raw),
    })
    const answer = (result: string, more = {}) => ({
      ...{ id: 'q', type: 'choice', response: 'a', right: 'a', result, ...more },
    })

    it('objectives and preference come back with the next visit [TASK-2] [TASK-10]', () => {
      const preference = { audio: -1, language: 'pl', speed: 50, text: 1 }
      const { items } = played(ONE, said({ objectives: [objective('o1', 50)], preference }))
      expect(items).toMatchObject([{ cmi: { objectives: [objective('o1', 50)], preference } }])
    })

    it('an objective whose score lies outside of its ends is refused [TASK-6] [TASK-10]', () => {
      const wrong = { ...objective('o1'), score: scored(90, 0, 50) }
      expect(played(ONE, said({ objectives: [wrong] })).refused).toEqual(['unknown'])
    })

    it('answers are counted, of the last visit that told of some, and never handed back [TASK-10]', () => {
      const first = ['wrong', 'wrong', 'neutral'].map((result) => answer(result))
      const last = ['correct', 'wrong', 'unanticipated', '3.5', ''].map((result) => answer(result))
      const { items, stored } = played(
        ONE,
        said({}, { answers: first }),
        said({}, { visit: LATER, answers: last.slice(0, 1) }),
        said({}, { visit: LATER, answers: last }),
        said({}, { visit: LATER }),
      )
      expect(items).toMatchObject([{ answers: { right: 1, judged: 3 } }])
      expect(JSON.stringify(items)).not.toContain('choice')
      expect(stored.items[0]?.told?.map(({ answers }) => answers.length)).toEqual([3, 5])
    })

    it('of too many answers the oldest are forgotten, and nothing is refused [TASK-6] [TASK-10]', () => {
      const two = packageOf(item('one'), item('two'))
      const long = Array.from({ length: 200 }, () => answer('correct', { response: 'x'.repeat(255) }))
      const visits = Array.from({ length: 9 }, (_, index) => `${index}${VISIT.slice(1)}`)
      const moves = visits.map((visit, index) =>
        said({}, { visit, item: index < 4 ? 'two' : 'one', answers: long }),
      )
      const { stored, refused } = played(two, ...moves)
      expect(refused).toEqual([])
      expect(JSON.stringify(stored).length).toBeLessThan(260_000)
      const [earlier, last] = stored.items
      expect([earlier?.id, last?.told?.at(-1)?.visit]).toEqual(['two', visits.at(-1)])
    })
  })
})
