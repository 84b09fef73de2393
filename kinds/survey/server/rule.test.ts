import { describe, expect, it } from 'vitest'
import type { TaskText } from '#shared/scene/files.ts'
import { SurveyMove, type SurveyContent } from '../shared/schemas.ts'
import { rule } from './rule.ts'

const content: SurveyContent = {
  type: 'survey',
  questions: [
    { id: 'safe', sort: 'scale', min: 1, max: 10, threshold: 5 },
    { id: 'team', sort: 'stars', starsNumber: 5, view: 'missionAssessment' },
    { id: 'why', sort: 'opinion', isOptional: true },
  ],
}
const text: TaskText = {
  name: 'How are you?',
  goal: '',
  congrats: '',
  asks: {
    safe: { question: 'How safe?', minLabel: 'not', maxLabel: 'very', declaration: 'Good.' },
    team: { question: 'How good?' },
    why: { question: 'Why?', placeholder: 'In a word' },
  },
}
const when = { startedAt: new Date(0), now: new Date(1), text: null }
const begin = () => rule.begin(content, { now: when.now, chance: () => 0.5 })

type Stored = ReturnType<typeof begin>

const answer = (stored: Stored, question: string, value: number | string) =>
  rule.take(content, stored, { type: 'survey', answer: { question, value } }, when)

function answered(...answers: readonly (readonly [string, number | string])[]): Stored {
  let stored = begin()
  for (const [question, value] of answers) {
    const after = answer(stored, question, value)
    if (typeof after === 'string') throw new Error(after)
    stored = after
  }
  return stored
}

describe('a survey', () => {
  it('asks by round buttons, stars and words, as its texts say [TASK-1]', () => {
    expect(rule.playable(content, text, begin()).questions).toEqual([
      {
        id: 'safe',
        text: 'How safe?',
        isOptional: false,
        sort: 'scale',
        min: 1,
        max: 10,
        threshold: 5,
        minLabel: 'not',
        maxLabel: 'very',
        declaration: 'Good.',
      },
      {
        id: 'team',
        text: 'How good?',
        isOptional: false,
        sort: 'stars',
        starsNumber: 5,
        view: 'missionAssessment',
      },
      { id: 'why', text: 'Why?', isOptional: true, sort: 'opinion', placeholder: 'In a word' },
    ])
  })

  it('keeps the last answer to each question, and counts one that is sent again once [TASK-2]', () => {
    const once = answered(['safe', 3], ['why', 'Because'])
    expect(answer(once, 'why', 'Because')).toEqual(once)
    const again = answered(['safe', 3], ['why', 'Because'], ['safe', 9], ['why', 'As before'])
    expect(rule.show(content, text, again, false)).toEqual({
      type: 'survey',
      answers: [
        { question: 'safe', value: 9 },
        { question: 'why', value: 'As before' },
      ],
      isHandedIn: false,
    })
  })

  it('brings all points when everything that must be is answered, whatever the answers are [TASK-5]', () => {
    expect(rule.result(content, answered(['safe', 10], ['why', 'x']), when)).toBeNull()
    const full = { share: 1, score: null, isPassed: true }
    expect(rule.result(content, answered(['safe', 1], ['team', 1]), when)).toEqual(full)
    expect(rule.progress(content, answered(['safe', 1], ['team', 1], ['why', 'x']))).toBeLessThan(100)
  })

  it('takes words that were taken back for no answer', () => {
    const must: SurveyContent = { type: 'survey', questions: [{ id: 'why', sort: 'opinion' }] }
    const stored = answered(['why', '  \n'])
    expect(rule.result(must, stored, when)).toBeNull()
    expect(rule.progress(must, stored)).toBe(0)
  })

  it.each([
    ['a question that is not asked', 'constructor', 1],
    ['less than the scale has', 'safe', 0],
    ['more than the scale has', 'safe', 11],
    ['more stars than there are', 'team', 6],
    ['no star', 'team', 0],
    ['words where a number is asked', 'safe', '5'],
    ['a number where words are asked', 'why', 5],
  ])('takes no answer to %s', (_, question, value) => {
    expect(answer(begin(), question, value)).toBe('unknown')
  })

  it.each([
    ['half a star', { question: 'team', value: 2.5 }],
    ['a book of an opinion', { question: 'why', value: 'x'.repeat(4001) }],
    ['a list', { question: 'why', value: ['x'] }],
    ['another field', { question: 'why', value: 'x', points: 99 }],
  ])('has no move for %s', (_, given) => {
    expect(SurveyMove.safeParse({ type: 'survey', answer: given }).success).toBe(false)
  })

  it('leaves out answers that a new version no longer asks for, and keeps the others [TASK-2]', () => {
    const stored = answered(['safe', 9], ['team', 4])
    const shorter: SurveyContent = {
      type: 'survey',
      questions: [
        { id: 'safe', sort: 'scale', min: 1, max: 5, threshold: 3 },
        { id: 'team', sort: 'stars', starsNumber: 5, view: 'task' },
      ],
    }
    expect(rule.show(shorter, text, stored, true)).toEqual({
      type: 'survey',
      answers: [{ question: 'team', value: 4 }],
      isHandedIn: true,
    })
    expect(rule.result(shorter, stored, when)).toBeNull()
  })

  it('is answered once: what was handed in stands [TASK-6]', () => {
    expect(rule.tries?.mayBegin(content, [], when.now)).toBeNull()
    const earlier = [{ stored: begin(), finishedAt: when.now }]
    expect(rule.tries?.mayBegin(content, earlier, when.now)).toEqual({ code: 'no-attempts-left' })
  })
})
