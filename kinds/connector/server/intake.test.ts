import { describe, expect, it } from 'vitest'
import { ConnectorContent } from '../shared/schemas.ts'
import { Findings } from '#server/intake/findings.ts'
import { intake } from './intake.ts'

type Pairs = ConnectorContent['pairs']
const TYPE = 'quiz-connector-mothers-children'

function findingsOf(pairs: Pairs): string[] {
  const findings = new Findings()
  intake.check({ type: TYPE, pairs }, 'tasks/crates.json', findings)
  return findings.list.map(({ severity, problem }) => `${severity}: ${problem}`)
}

describe('the intake of pairs', () => {
  it('finds nothing where nothing is wrong, also where a picture is on both sides', () => {
    expect(
      findingsOf([
        { id: 'flame', left: 'f.svg', right: 'f.svg' },
        { id: 'gas', left: 'g.svg' },
      ]),
    ).toEqual([])
  })

  it('reports pairs of one name', () => {
    expect(findingsOf([{ id: 'flame' }, { id: 'flame' }])).toEqual(['error: content.pairs has "flame" twice'])
  })

  it('reports two ends of one side that look alike', () => {
    const pairs = [
      { id: 'flame', left: 'f.svg' },
      { id: 'gas', left: 'f.svg' },
    ]
    expect(findingsOf(pairs)).toEqual(['error: content.pairs left has "f.svg" twice'])
  })

  it.each([
    ['one pair, which nobody can join wrongly', [{ id: 'flame' }]],
    ['nine pairs, which no screen holds', Array.from({ length: 9 }, (_, index) => ({ id: `p${index}` }))],
    ['a name that is no name', [{ id: 'flame' }, { id: 'Gas!' }]],
    ['a side that does not exist', [{ id: 'flame' }, { id: 'gas', middle: 'g.svg' }]],
  ])('takes no %s', (_, pairs) => {
    expect(ConnectorContent.safeParse({ type: TYPE, pairs }).success).toBe(false)
  })

  it('asks for the words of both sides of every pair, and why they belong together', () => {
    expect(intake.words({ type: TYPE, pairs: [{ id: 'flame' }, { id: 'gas' }] })).toEqual({
      group: 'pairs',
      hasHint: true,
      decisions: 2,
      parts: ['flame', 'gas'].map((id) => ({ id, fields: ['left', 'right', 'explanation'] })),
    })
  })
})
