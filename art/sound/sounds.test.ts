import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AMBIENCES, ANSWER_EFFECTS, EFFECTS, isHeardOver, type Effect } from '../../shared/domain/sounds.ts'
import { ambience, SCENE_SOUNDS, softened } from './ambience.ts'
import { allEffects, effect } from './effects.ts'
import { loudness } from './loudness.ts'
import { RATE } from './voices.ts'

const loudest = (samples: Float64Array) =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]

describe.each([
  ['effects', EFFECTS],
  ['answers', ANSWER_EFFECTS],
] as const)('the file of %s', (file, slots) => {
  const all = allEffects(file)

  it.each(Object.entries<{ at: number; length: number }>(slots))(
    '%s is heard, clips nowhere, and begins and ends in silence',
    (_, slot) => {
      const first = (slot.at / 1000) * RATE
      const samples = all.subarray(first, first + (slot.length / 1000) * RATE)
      expect(loudest(samples)).toBeGreaterThan(0.05)
      expect(loudest(samples)).toBeLessThan(0.6)
      expect(samples[0]).toBeCloseTo(0, 9)
      expect(loudest(samples.subarray(-0.05 * RATE))).toBeCloseTo(0, 9)
    },
  )

  it('lie one after the other', () => {
    const all = Object.values<{ at: number; length: number }>(slots)
    all.slice(1).forEach(({ at }, i) => expect(at).toBe((all[i]?.at ?? 0) + (all[i]?.length ?? 0)))
  })
})

describe('the effects', () => {
  it('give way to what weighs as much or more, and a hover to everything', () => {
    expect(isHeardOver('finish', 'points')).toBe(true)
    expect(isHeardOver('press', 'press')).toBe(true)
    expect(isHeardOver('press', 'finish')).toBe(false)
    expect(isHeardOver('hover', 'hover')).toBe(false)
  })
})

describe('how loud effects are', () => {
  const loud = (name: Effect, ms?: number) => loudness(effect(name), ms)
  const NAMES: readonly Effect[] = [...keysOf(EFFECTS), ...keysOf(ANSWER_EFFECTS)]

  it('follows what they say: nothing is as loud as a whole mission, and a press is quieter than any verdict [STAGE-9]', () => {
    for (const name of NAMES.filter((one) => one !== 'mission'))
      expect(loud('mission') - loud(name), name).toBeGreaterThan(1)
    for (const name of ['wrong', 'nearly', 'right', 'right2', 'right3'] as const)
      expect(loud(name) - loud('press'), name).toBeGreaterThan(3)
  })

  it('lets what is wrong be heard where what is right is, and no louder [STAGE-9] [TASK-5]', () => {
    const less = loud('right') - loud('wrong')
    expect(less).toBeGreaterThan(0)
    expect(less).toBeLessThan(6)
  })

  it.each(['hum1', 'hum2', 'hum3', 'hum4'] as const)(
    'leaves %s, which comes unasked, behind a right answer [ALIVE-1]',
    (name) => {
      expect(loud('right', 100) - loud(name, 100)).toBeGreaterThan(3)
    },
  )

  it.each(NAMES)('begins at once: %s', (name) => {
    const samples = effect(name)
    const first = samples.findIndex((sample) => Math.abs(sample) > loudest(samples) / 10)
    expect((first / RATE) * 1000).toBeLessThan(25)
  })
})

describe('an ambience', () => {
  it.each([...AMBIENCES, ...SCENE_SOUNDS])(
    '%s is quiet and goes on into itself without a click',
    (name) => {
      for (const side of ambience(name)) {
        expect(loudest(side)).toBeLessThan(0.3)
        const slope = (i: number) => (side.at(i) ?? 0) - (side.at(i - 1) ?? 0)
        const bend = (i: number) => Math.abs(slope(i) - slope(i - 1))
        const usual = Math.max(...Array.from({ length: 5000 }, (_, i) => bend(2 + i * 100)))
        expect(Math.max(bend(0), bend(1))).toBeLessThan(usual * 1.5)
      }
    },
    60_000,
  )
})

it('a sound that a scene repeats as it is ends in silence, and is else as it was', () => {
  const turn = Float64Array.from({ length: RATE }, () => 1)
  const soft = softened(turn)
  expect([soft[0], soft.at(-1)]).toEqual([0, 0])
  expect(soft.subarray(0.02 * RATE, -0.02 * RATE).every((sample) => sample === 1)).toBe(true)
  const steps = soft.subarray(1).map((sample, i) => Math.abs(sample - (soft[i] ?? 0)))
  expect(loudest(steps)).toBeLessThan(0.003)
})

it.each(['ogg', 'mp3'])('what is sent as %s is small', (extension) => {
  const size = (name: string) => statSync(`assets/sound/${name}.${extension}`).size
  for (const file of ['effects', 'answers']) expect(size(file)).toBeLessThanOrEqual(60_000)
  for (const name of AMBIENCES) expect(size(name)).toBeLessThanOrEqual(250_000)
  for (const name of SCENE_SOUNDS)
    expect(statSync(`scenes/lantern-isles/sounds/${name}.${extension}`).size).toBeLessThanOrEqual(250_000)
})
