import { describe, expect, it } from 'vitest'
import type { LearningPillContent, LearningPillMove } from '../shared/schemas.ts'
import { rule } from './rule.ts'
import type { Stored } from './stored.ts'

const ask = (id: string, right: string) => ({
  id,
  picture: '',
  question: { answers: ['a', 'b', 'c'], correct: [right] },
})
const CONTENT: LearningPillContent = {
  type: 'learning-pill',
  cards: [{ id: 'hello', picture: '' }, ask('one', 'a'), ask('two', 'b'), ask('three', 'c')],
}
const feedback = { b: 'Not b.', c: 'Not c.' }
const TEXT = {
  name: '',
  goal: '',
  congrats: '',
  cards: {
    one: { explanation: 'It is a.', feedback, hint: 'Think of a.' },
    two: { feedback: { a: 'Not a.' } },
  },
}
const when = { startedAt: new Date(0), now: new Date(60_000), text: null }
const begun = rule.begin(CONTENT, { now: when.now, chance: () => 0 })

/** `two=b`; `two=b#1`: its first repeat. */
function moveOf(said: string): LearningPillMove {
  const [card = '', rest = ''] = said.split('=')
  const [answers = '', repeat] = rest.split('#')
  return {
    type: 'learning-pill',
    answer: { card, answers: answers.split('+'), ...(repeat !== undefined && { repeat: Number(repeat) }) },
  }
}
const take = (stored: Stored, said: string) => rule.take(CONTENT, stored, moveOf(said), when)

function after(...all: readonly string[]): Stored {
  return all.reduce((stored, said) => {
    const next = take(stored, said)
    if (typeof next === 'string') throw new Error(`${said}: ${next}`)
    return next
  }, begun)
}

describe('the rule of a learning pill', () => {
  it('brings what was missed back at the end until it is right, for the points of the first try [TASK-5]', () => {
    const played = after('one=b', 'two=b', 'three=a')
    expect(rule.result(CONTENT, played, when)).toBeNull()
    const half = after('one=b', 'two=b', 'three=a', 'one=a#1')
    expect(rule.result(CONTENT, half, when)).toBeNull()
    const whole = after('one=b', 'two=b', 'three=a', 'one=a#1', 'three=b#1', 'three=c#2')
    expect(rule.result(CONTENT, whole, when)).toEqual({
      share: 1 / 3,
      score: { right: 1, all: 3 },
      isPassed: true,
    })
  })

  it('ends at once where nothing was missed', () => {
    expect(rule.result(CONTENT, after('one=a', 'two=b', 'three=c'), when)).toMatchObject({ share: 1 })
  })

  it('brings back first what came back less often, each only after all were asked [TASK-5] [TASK-6]', () => {
    expect(take(after('one=b'), 'one=a#1')).toBe('out-of-order')
    const played = after('one=b', 'two=a', 'three=c')
    expect(take(played, 'two=b#1')).toBe('out-of-order')
    const once = after('one=b', 'two=a', 'three=c', 'one=c#1')
    expect(take(once, 'one=a#2')).toBe('out-of-order')
    expect(take(once, 'two=b#1')).toMatchObject({ repeats: { two: { times: 1, isCorrect: true } } })
  })

  it('takes the same repeat twice as one, and no other answer under its number [TASK-2] [TASK-6]', () => {
    const played = after('one=b', 'two=b', 'three=c', 'one=c#1')
    expect(take(played, 'one=c#1')).toBe(played)
    expect(take(played, 'one=a#1')).toBe('already-answered')
    const understood = after('one=b', 'two=b', 'three=c', 'one=c#1', 'one=a#2')
    expect(take(understood, 'one=c#1')).toBe(understood)
    expect(take(understood, 'one=a#3')).toBe('already-answered')
  })

  it.each([
    ['a card that asks nothing', 'hello=a#1'],
    ['a card that does not exist', '__proto__=a#1'],
    ['an answer that does not exist', 'one=z#1'],
    ['two answers where one is asked for', 'one=a+b#1'],
  ])('takes no repeat of %s [TASK-6]', (_, said) => {
    expect(take(after('one=b', 'two=b', 'three=c'), said)).toBe('unknown')
  })

  it('takes no repeat ahead of its time, nor of what was right [TASK-6]', () => {
    const played = after('one=b', 'two=b', 'three=c')
    expect(take(played, 'one=a#2')).toBe('out-of-order')
    expect(take(played, 'two=b#1')).toBe('already-answered')
  })

  it('shows what came back, with how it went, and tells its share of the rest [TASK-2]', () => {
    const played = after('one=b', 'two=b', 'three=a', 'one=a#1')
    const stood = rule.take(CONTENT, played, { type: 'learning-pill', card: 3 }, when)
    if (typeof stood === 'string') throw new Error(stood)
    expect(rule.show(CONTENT, TEXT, stood, false)).toMatchObject({
      card: 3,
      repeats: [{ card: 'one', times: 1, answers: ['a'], isCorrect: true }],
    })
    expect(rule.progress(CONTENT, stood)).toBe(67)
  })

  it('reads what a release before has stored', () => {
    const { since: _, ...old } = after('one=b', 'two=b', 'three=c')
    expect(rule.stored.parse(old)).toEqual(old)
  })

  it('says why a wrong answer is wrong to anyone who chose it, and of no other [TASK-5]', () => {
    const shown = rule.show(CONTENT, TEXT, after('one=b', 'two=b'), false)
    expect(shown.answered[0]).toMatchObject({ feedback: [{ answer: 'b', text: 'Not b.' }] })
    expect(shown.answered[1]).not.toHaveProperty('feedback')
    expect(JSON.stringify(shown)).not.toContain('Not c.')
    const again = rule.show(CONTENT, TEXT, after('one=b', 'two=b', 'three=c', 'one=c#1'), false)
    expect(again.repeats?.[0]).toMatchObject({ feedback: [{ answer: 'c', text: 'Not c.' }] })
  })
})
