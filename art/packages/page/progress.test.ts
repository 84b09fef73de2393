import { describe, expect, it } from 'vitest'
import type { Part } from '../course.ts'
import { isThrough, kept, restored, scoreOf } from './progress.ts'

const PART: Part = {
  id: 'part',
  screens: [
    { kind: 'tell', id: 'begin', picture: 'a' },
    { kind: 'choose', id: 'one', picture: 'a', answers: ['x', 'y'], best: 'y' },
    { kind: 'choose', id: 'two', picture: 'a', answers: ['x', 'y'], best: 'x' },
    {
      kind: 'sort',
      id: 'bag',
      picture: 'a',
      items: [
        { id: 'stick', best: 'no' },
        { id: 'laptop', best: 'yes' },
      ],
    },
    { kind: 'end', id: 'end', picture: 'a' },
  ],
}

describe('where somebody is in a lesson', () => {
  it('comes back as it was kept [TASK-2]', () => {
    const progress = { at: 2, done: { one: ['x', 'y'], bag: ['stick=no', 'laptop=yes'] }, isEnded: true }
    expect(restored(kept(progress, PART), PART)).toEqual(progress)
  })

  it.each(['', 'no JSON', '7', 'null', '{"at":"gone"}', '{"at":"two","done":7}', '[]'])(
    'is a beginning, or what fits, when %o was kept [TASK-2]',
    (text) => {
      expect(restored(text, PART)).toEqual({ at: text.includes('two') ? 2 : 0, done: {}, isEnded: false })
    },
  )

  it('leaves out answers that the lesson does not have any more [TASK-2]', () => {
    const { done } = restored('{"at":"end","done":{"one":["z","y",7],"gone":["x"]}}', PART)
    expect(done).toEqual({ one: ['y'] })
  })

  it('counts what was right at the first go, thing by thing', () => {
    expect(scoreOf(PART, { at: 0, done: {}, isEnded: false })).toBe(0)
    const done = { one: ['y'], two: ['y', 'x'], bag: ['stick=no', 'laptop=no'] }
    expect(scoreOf(PART, { at: 4, done, isEnded: false })).toBe(50)
    expect(
      scoreOf({ ...PART, screens: PART.screens.slice(0, 1) }, { at: 0, done, isEnded: false }),
    ).toBeNull()
  })

  it('goes on after the right answer, and in an exam after any', () => {
    const [, screen] = PART.screens
    if (!screen) throw new Error('the part is empty')
    expect(isThrough(screen, ['x'])).toBe(false)
    expect(isThrough(screen, ['x', 'y'])).toBe(true)
    expect(isThrough(screen, ['x'], true)).toBe(true)
  })
})
