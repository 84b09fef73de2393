import { describe, expect, it } from 'vitest'
import { PictureContent } from '../shared/schemas.ts'
import { Findings } from '#server/intake/findings.ts'
import { intake } from './intake.ts'

type Spots = PictureContent['spots']

function findingsOf(spots: Spots): string[] {
  const findings = new Findings()
  intake.check({ type: 'grafika', picture: 'office.svg', spots }, 'tasks/office.json', findings)
  return findings.list.map(({ severity, problem }) => `${severity}: ${problem}`)
}

describe('the intake of a picture to explore', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(
      findingsOf([
        { id: 'a', at: [10, 10] },
        { id: 'b', at: [50, 50] },
      ]),
    ).toEqual([])
  })

  it('reports places of one name, and one that has the name of the whole', () => {
    expect(
      findingsOf([
        { id: 'a', at: [10, 10] },
        { id: 'a', at: [50, 50] },
      ]),
    ).toEqual(['error: content.spots has "a" twice'])
    expect(
      findingsOf([
        { id: 'whole', at: [10, 10] },
        { id: 'b', at: [50, 50] },
      ]),
    ).toEqual(['error: content.spots has a place "whole"'])
  })

  it('reports places that lie on each other', () => {
    expect(
      findingsOf([
        { id: 'a', at: [10, 10] },
        { id: 'b', at: [11, 11] },
      ]),
    ).toEqual(['error: "a" and "b" lie on each other'])
  })

  it('takes no place outside the picture', () => {
    const spots = [
      { id: 'a', at: [10, 10] },
      { id: 'b', at: [101, 10] },
    ]
    expect(PictureContent.safeParse({ type: 'grafika', picture: 'office.svg', spots }).success).toBe(false)
  })

  it('asks for the words of the whole picture, of every place, and of its own picture', () => {
    const spots: Spots = [
      { id: 'a', at: [10, 10] },
      { id: 'b', at: [50, 50], picture: 'b.svg' },
    ]
    expect(intake.words({ type: 'grafika', picture: 'office.svg', spots })).toEqual({
      group: 'spots',
      parts: [
        { id: 'whole', fields: ['picture'] },
        { id: 'a', fields: ['title', 'text'] },
        { id: 'b', fields: ['title', 'text'], mayBeEmpty: ['picture'] },
      ],
    })
  })
})
