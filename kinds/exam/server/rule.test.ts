import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { TaskText } from '#shared/scene/files.ts'
import { ExamContent, type ExamMove } from '../shared/schemas.ts'
import { rule } from './rule.ts'

const START = new Date('2026-03-02T10:00:00Z')
const MINUTE = 60_000
const at = (minutes: number, seconds = 0) => ({
  startedAt: START,
  now: new Date(START.getTime() + minutes * MINUTE + seconds * 1000),
  text: null,
})

const content = z.parse(ExamContent, {
  type: 'egzamin',
  questions: ['one', 'two', 'three', 'four'].map((id) => ({
    id,
    answers: ['yes', 'no', 'maybe'],
    correct: id === 'four' ? ['yes', 'maybe'] : ['yes'],
  })),
  passMark: 50,
  timeLimit: 10,
  attempts: 2,
  coolDown: 30,
})
const text: TaskText = {
  name: 'Exam',
  goal: '',
  congrats: '',
  questions: { one: { question: 'One?', answers: { yes: 'Yes' }, explanation: 'Because' } },
}
/** Keeps every order as it is written. */
const inOrder = () => 0
const begin = (given = content, chance = inOrder) =>
  rule.begin(given, { now: START, chance, isSurenessAsked: true })
type Stored = ReturnType<typeof begin>

function play(stored: Stored, moves: readonly Omit<ExamMove, 'type'>[], when = at(1)): Stored {
  return moves.reduce<Stored>((before, move) => {
    const after = rule.take(content, before, { type: 'egzamin', ...move }, when)
    if (typeof after === 'string') throw new Error(after)
    return after
  }, stored)
}
const answer = (question: string, ...answers: string[]) => ({ answer: { question, answers } })

describe('what an exam asks', () => {
  it('is drawn from the pool, each in an order of its own [TASK-1]', () => {
    let draws = 0
    const chance = () => [0.9, 0.1, 0.5, 0.3][(draws += 1) % 4] ?? 0
    const drawn = begin({ ...content, draw: 2 }, chance).questions
    expect(drawn).toHaveLength(2)
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(2)
    for (const { answers } of drawn) expect(answers.toSorted()).toEqual(['maybe', 'no', 'yes'])
    expect(drawn.map(({ answers }) => answers)).not.toEqual([
      ['yes', 'no', 'maybe'],
      ['yes', 'no', 'maybe'],
    ])
  })

  it('says nothing of what is right before it is handed in [TASK-3]', () => {
    const stored = play(begin(), [answer('one', 'no'), { sureness: { question: 'one', value: 9 } }])
    const sent = JSON.stringify([
      rule.playable(content, text, stored),
      rule.show(content, text, stored, false),
    ])
    expect(sent).not.toMatch(/correct|Because|"right"/)
  })
})

describe('an answer', () => {
  it('may be changed, and taken back, until the end [TASK-2]', () => {
    const stored = play(begin(), [
      answer('one', 'no'),
      answer('one', 'yes'),
      answer('two', 'no'),
      answer('two'),
    ])
    expect(stored.given).toEqual({
      one: { answers: ['yes'], sureness: null },
      two: { answers: [], sureness: null },
    })
  })

  it('counts for a few seconds after the end, for what was under way, and not later', () => {
    const stored = play(begin(), [answer('one', 'yes')], at(10, 4))
    const late: ExamMove = { type: 'egzamin', ...answer('one', 'no') }
    expect(rule.take(content, stored, late, at(10, 6))).toBe('too-late')
    const again: ExamMove = { type: 'egzamin', ...answer('one', 'yes') }
    expect(rule.take(content, stored, again, at(99))).toEqual(stored)
  })

  it.each([
    ['to a question that was not drawn', answer('five', 'yes')],
    ['that there is not', answer('one', 'perhaps')],
    ['twice the same', answer('four', 'yes', 'yes')],
    ['of several to one of one', answer('one', 'yes', 'no')],
    ['sure of what is not answered', { sureness: { question: 'one', value: 3 } }],
    ['named as what every object has', answer('constructor', 'yes')],
  ])('%s is not taken', (_, move) => {
    expect(rule.take(content, begin(), { type: 'egzamin', ...move }, at(1))).toBe('unknown')
  })
})

describe('the end of an exam', () => {
  const half = () =>
    play(begin(), [answer('one', 'yes'), answer('two', 'no'), answer('four', 'maybe', 'yes')])

  it('brings the share that was right, where the pass mark is reached', () => {
    expect(rule.result(content, half(), at(2))).toEqual({
      share: 0.5,
      score: { right: 2, all: 4 },
      isPassed: true,
    })
    const strict = { ...content, passMark: 51 }
    expect(rule.result(strict, half(), at(2))).toMatchObject({ isPassed: false })
  })

  it('tells question by question what was right, and why [TASK-3]', () => {
    const { review, result } = rule.show(content, text, half(), true)
    expect(result).toMatchObject({ right: 2, all: 4, isPassed: true })
    expect(review?.[0]).toEqual({
      question: 'one',
      isCorrect: true,
      correct: ['yes'],
      explanation: 'Because',
    })
    expect(review?.map(({ isCorrect }) => isCorrect)).toEqual([true, false, false, true])
  })

  it('keeps the right answers to itself where the designer wants that [TASK-3]', () => {
    const hidden = { ...content, isShowCorrectAnswerHidden: true }
    const shown = rule.show(hidden, text, half(), true)
    expect(shown).toMatchObject({ review: null, result: { right: 2 } })
    expect(JSON.stringify(shown)).not.toMatch(/correct|Because/)
  })

  it('compares how sure the player was with what was right, and changes no points by it [BOOT-7]', () => {
    const sure = (question: string, value: number) => ({ sureness: { question, value } })
    const stored = play(half(), [sure('one', 9), sure('two', 10), sure('four', 2)])
    const { result } = rule.show(content, text, stored, true)
    expect(result?.sureness).toEqual({ sureRight: 1, sureWrong: 1, unsureRight: 1, unsureWrong: 0 })
    expect(rule.result(content, stored, at(2))).toEqual(rule.result(content, half(), at(2)))
  })

  it('is judged by the questions that a new version still has', () => {
    const mended = { ...content, questions: content.questions.filter(({ id }) => id !== 'two') }
    expect(rule.result(mended, half(), at(2))).toMatchObject({ score: { right: 2, all: 3 } })
  })
})

describe('another try', () => {
  const ended = (minutes: number) => ({ stored: begin(), finishedAt: at(minutes).now })

  it('waits for the cool-down, from the end of the time where nobody was there', () => {
    expect(rule.tries?.mayBegin(content, [], at(0).now)).toBeNull()
    expect(rule.tries?.mayBegin(content, [ended(5)], at(20).now)).toEqual({
      code: 'cool-down',
      retryAfter: 900,
    })
    expect(rule.tries?.mayBegin(content, [ended(5)], at(35).now)).toBeNull()
    expect(rule.tries?.mayBegin(content, [ended(600)], at(600).now)).toBeNull()
  })

  it('is not begun where all were used', () => {
    expect(rule.tries?.mayBegin(content, [ended(5), ended(90)], at(999).now)).toEqual({
      code: 'no-attempts-left',
    })
  })
})
