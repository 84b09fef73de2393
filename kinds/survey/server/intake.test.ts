import { describe, expect, it } from 'vitest'
import { SurveyContent } from '../shared/schemas.ts'
import { Findings } from '#server/intake/findings.ts'
import { intake } from './intake.ts'

function findingsOf(questions: object[]): string[] {
  const findings = new Findings()
  const content = SurveyContent.parse({ type: 'survey', questions })
  intake.check(content, 'tasks/pulse.json', findings)
  return findings.list.map(({ severity, problem, hint }) => `${severity}: ${problem} (${hint})`)
}

const scale = { id: 'safe', sort: 'scale', min: 1, max: 10, threshold: 5 }

describe('the intake of a survey', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(findingsOf([scale, { id: 'team', sort: 'stars' }, { id: 'why', sort: 'opinion' }])).toEqual([])
  })

  it('reports a question twice, a scale upside down, and a threshold beside its scale', () => {
    expect(findingsOf([scale, { id: 'safe', sort: 'stars' }])[0]).toMatch(
      /^error: content.questions has "safe" twice/,
    )
    expect(findingsOf([{ ...scale, min: 5, max: 5 }])).toEqual([
      'error: content.questions[0].max is not above min (Write a number above 5.)',
    ])
    expect(findingsOf([scale, { ...scale, id: 'two', min: 3, threshold: 2 }])).toEqual([
      'error: content.questions[1].threshold is not on the scale (Write a number from 3 to 10.)',
    ])
  })

  it.each([
    ['no question', []],
    ['a sort that is none', [{ id: 'a', sort: 'slider' }]],
    ['eleven stars', [{ id: 'a', sort: 'stars', starsNumber: 11 }]],
    ['a view that is none', [{ id: 'a', sort: 'stars', view: 'boss' }]],
    ['a threshold of an opinion', [{ id: 'a', sort: 'opinion', threshold: 3 }]],
    ['half a step', [{ ...scale, max: 5.5 }]],
  ])('takes no survey with %s', (_, questions) => {
    expect(SurveyContent.safeParse({ type: 'survey', questions }).success).toBe(false)
  })

  it('asks for the words of each sort', () => {
    const content = SurveyContent.parse({
      type: 'survey',
      questions: [scale, { id: 'team', sort: 'stars' }, { id: 'why', sort: 'opinion' }],
    })
    expect(intake.words(content)).toEqual({
      group: 'asks',
      parts: [
        { id: 'safe', fields: ['question', 'minLabel', 'maxLabel'], mayBeEmpty: ['declaration'] },
        { id: 'team', fields: ['question'] },
        { id: 'why', fields: ['question'], mayBeEmpty: ['placeholder'] },
      ],
    })
  })
})
