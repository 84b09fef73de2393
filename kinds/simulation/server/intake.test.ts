import { describe, expect, it } from 'vitest'
import type { SimulationContent } from '../shared/schemas.ts'
import { Findings } from '#server/intake/findings.ts'
import { intake } from './intake.ts'

type Scene = SimulationContent['scenes'][number]

const choice = (id: string, to: string) => ({ id, to })
const step = (id: string, ...to: readonly string[]): Scene => ({
  id,
  picture: `${id}.svg`,
  choices: to.map((one) => choice(`to-${one}`, one)),
  best: `to-${to[0]}`,
})
const end = (id: string, score: number): Scene => ({
  id,
  picture: `${id}.svg`,
  ending: { band: 'fair', score },
})
const ENDS = [end('good', 100), end('fair', 50), end('poor', 0)]

function findingsOf(...scenes: Scene[]): string[] {
  const findings = new Findings()
  intake.check({ type: 'symulacja_v3', scenes }, 'tasks/call.json', findings)
  return findings.list.map(({ severity, problem }) => `${severity}: ${problem}`)
}

describe('the intake of a simulation', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(findingsOf(step('ring', 'talk', 'poor'), step('talk', 'good', 'fair'), ...ENDS)).toEqual([])
  })

  it('needs the name of a speaker beside the other words of a scene', () => {
    const [ring, talk] = [step('ring', 'talk', 'poor'), step('talk', 'good', 'fair')]
    const scenes = [{ ...ring, speaker: 'caller.svg' }, talk, ...ENDS]
    const fields = intake.words({ type: 'symulacja_v3', scenes })?.parts.map((part) => part.fields)
    expect(fields?.slice(0, 2)).toEqual([
      ['title', 'text', 'explanation', 'speaker'],
      ['title', 'text', 'explanation'],
    ])
  })

  it('reports scenes that nobody reaches', () => {
    const lonely = step('lonely', 'good', 'fair')
    expect(findingsOf(step('ring', 'good', 'fair', 'poor'), lonely, ...ENDS)).toEqual([
      'error: scene "lonely" is never reached',
    ])
  })

  it('reports a scene that leads nowhere, and one that leads on after its end', () => {
    expect(
      findingsOf(step('ring', 'hall', 'good', 'fair', 'poor'), { id: 'hall', picture: 'h.svg' }, ...ENDS),
    ).toEqual(['error: scene "hall" leads nowhere'])
    const both = { ...step('both', 'good', 'fair'), ending: { band: 'good', score: 100 } as const }
    expect(findingsOf(step('ring', 'both', 'poor'), both, ...ENDS)).toEqual([
      'error: scene "both" has choices and an ending',
    ])
  })

  it('reports a way that comes back to where it was', () => {
    expect(findingsOf(step('ring', 'talk', 'poor'), step('talk', 'ring', 'good', 'fair'), ...ENDS)).toEqual([
      'error: goes in a circle: ring to talk to ring',
    ])
  })

  it('reports too few endings, and that none brings everything', () => {
    expect(findingsOf(step('ring', 'talk', 'poor'), step('talk', 'fair', 'poor'), ...ENDS.slice(1))).toEqual([
      'error: content.scenes has 2 of 3 endings',
      'advice: no ending brings all of the points',
    ])
  })

  it('reports choices that lead to nothing, and a best one that is none', () => {
    const wrong = { ...step('ring', 'good', 'fair', 'poor'), best: 'to-nobody' }
    expect(findingsOf(wrong, ...ENDS)).toEqual([
      'error: scene "ring": best "to-nobody" is none of its choices',
    ])
    expect(findingsOf(step('ring', 'good', 'fair', 'poor', 'god'), ...ENDS)).toEqual([
      'error: scene "ring": "to-god" leads to "god", which does not exist',
    ])
  })

  it('asks for the words of every scene, its choices and its reasons', () => {
    const scenes = [step('ring', 'good', 'poor'), ...ENDS]
    expect(intake.words({ type: 'symulacja_v3', scenes })?.parts.slice(0, 2)).toEqual([
      { id: 'ring', fields: ['title', 'text', 'explanation'], answers: ['to-good', 'to-poor'] },
      { id: 'good', fields: ['title', 'text', 'explanation'] },
    ])
  })
})
