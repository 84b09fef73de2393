import { describe, expect, it } from 'vitest'
import { picturesAhead, progressAt, sceneAfter, type Scene } from './simulation.ts'

const scene = (id: string, ...to: readonly string[]): Scene => ({
  id,
  picture: `${id}.webp`,
  title: id,
  text: '',
  choices: to.map((one) => ({ id: `to-${one}`, to: one, text: one })),
})
const [rings, talks, calm] = [scene('rings', 'talks', 'lost'), scene('talks', 'calm', 'lost'), scene('calm')]
const SCENES = [rings, talks, calm, scene('lost')]
const step = (at: string, to: string) => ({ scene: at, choice: `to-${to}` })

describe('a simulation in the client', () => {
  it('fetches what may still come, the next scenes first, each once', () => {
    expect(picturesAhead(SCENES, rings)).toEqual(['talks.webp', 'lost.webp', 'calm.webp'])
    expect(picturesAhead(SCENES, talks)).toEqual(['calm.webp', 'lost.webp'])
    expect(picturesAhead(SCENES, calm)).toEqual([])
  })

  it('stands where the way leads, as far as it exists', () => {
    expect(sceneAfter(SCENES, [step('rings', 'talks'), step('talks', 'calm')])).toBe(calm)
    expect(sceneAfter(SCENES, [step('rings', 'nowhere'), step('talks', 'calm')])).toBe(rings)
  })

  it('is as far as the longest way that is left says', () => {
    expect(progressAt(SCENES, [], rings)).toBe(0)
    expect(progressAt(SCENES, [step('rings', 'talks')], talks)).toBe(50)
    expect(progressAt(SCENES, [step('rings', 'lost')], scene('lost'))).toBe(100)
  })
})
