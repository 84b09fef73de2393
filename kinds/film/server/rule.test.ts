import { describe, expect, it } from 'vitest'
import type { TaskRule } from '#kinds/define/rule.ts'
import { filmRule, type FilmStored } from './film-rule.ts'

const film2: TaskRule<'film2', FilmStored> = filmRule('film2')

const FILM = {
  type: 'film2',
  film: '/scenes/film.0123456789abcdef.webm',
  poster: '/scenes/poster.0123456789abcdef.webp',
  isPlaylist: false,
  seconds: 40.6,
  captions: [],
} as const
const film = { ...FILM, captions: [] }
const startedAt = new Date('2026-03-01T10:00:00Z')
const after = (seconds: number) => ({ startedAt, now: new Date(startedAt.getTime() + seconds * 1000) })
const begun = { at: 0, seen: [] }

function take(
  stored: typeof begun | { at: number; seen: [number, number][] },
  move: object,
  seconds: number,
) {
  return film2.take(film, stored, { type: 'film2', ...move }, after(seconds))
}

describe('the rule of a film', () => {
  it('joins what was seen, however it comes, and changes nothing by the same again [TASK-2]', () => {
    const one = take(begun, { at: 8, seen: [[0, 4], [4, 8]] }, 20) // prettier-ignore
    expect(one).toEqual({ at: 8, seen: [[0, 8]] })
    expect(take({ at: 8, seen: [[0, 8]] }, { at: 8, seen: [[0, 4], [4, 8]] }, 20)).toEqual(one) // prettier-ignore
    expect(take({ at: 8, seen: [[0, 8]] }, { at: 3 }, 20)).toEqual({ at: 3, seen: [[0, 8]] })
  })

  it('takes nothing that was seen faster than twice as fast by its own clock [TASK-6]', () => {
    expect(take(begun, { seen: [[0, 40]] }, 10)).toBe('too-fast')
    expect(take(begun, { seen: [[0, 25]] }, 10)).toMatchObject({ seen: [[0, 25]] })
    // in many small pieces neither
    expect(take({ at: 25, seen: [[0, 25]] }, { seen: [[25, 26]] }, 10)).toBe('too-fast')
    // what is known already may come again at any time
    expect(take({ at: 25, seen: [[0, 25]] }, { at: 2, seen: [[0, 20]] }, 0)).toMatchObject({ at: 2 })
  })

  it('takes nothing that was seen faster than its task allows, where it restricts its speeds [TASK-6]', () => {
    const slow = { ...film, speeds: [0.5 as const, 1 as const] }
    const claim = (to: number, seconds: number) =>
      film2.take(slow, begun, { type: 'film2', seen: [[0, to]] }, after(seconds))
    expect(claim(20, 10)).toBe('too-fast')
    expect(claim(15, 10)).toMatchObject({ seen: [[0, 15]] })
    expect(claim(40, 40)).toMatchObject({ seen: [[0, 40]] })
  })

  it('needs as much time as it takes at its fastest, so that several at once do not add up [TASK-6]', () => {
    const text = { name: '', goal: '', congrats: '' }
    const seen = { at: 40, seen: [[0, 40]] as [number, number][] }
    expect(film2.leastSeconds(film, text, seen)).toBe(17.5)
    expect(film2.leastSeconds({ ...film, speeds: [1] }, text, seen)).toBe(35)
    expect(film2.leastSeconds(film, text, begun)).toBe(0)
  })

  it('counts no second that was jumped over [TASK-6]', () => {
    const jumped = take(take(begun, { at: 5, seen: [[0, 5]] }, 60) as typeof begun, { at: 40, seen: [[38, 40]] }, 60) // prettier-ignore
    expect(jumped).toEqual({ at: 40, seen: [[0, 5], [38, 40]] }) // prettier-ignore
    expect(film2.result(film, jumped as typeof begun, after(60))).toBeNull()
  })

  it('knows no second twice, none backwards and none beyond the end', () => {
    expect(take(begun, { seen: [[5, 5]] }, 90)).toBe('unknown')
    expect(take(begun, { seen: [[9, 2]] }, 90)).toBe('unknown')
    expect(take(begun, { at: 99_999, seen: [[30, 100_000]] }, 90)).toEqual({ at: 40.6, seen: [[30, 40]] })
  })

  it('is done when nine tenths of its seconds were seen, not sooner [TASK-1]', () => {
    const seen = (...ranges: [number, number][]) => ({ at: 0, seen: ranges })
    expect(film2.result(film, seen([0, 35]), after(90))).toBeNull()
    expect(film2.result(film, seen([0, 30], [34, 40]), after(90))).toEqual({
      share: 1,
      score: null,
      isPassed: true,
    })
    expect(film2.progress(film, seen([0, 18]))).toBe(50)
    expect(film2.progress(film, seen([0, 40]))).toBe(100)
  })

  it('keeps of a longer film of a version before what this one has', () => {
    expect(
      film2.show(film, { name: '', goal: '', congrats: '' }, { at: 70, seen: [[30, 80]] }, false),
    ).toEqual({
      type: 'film2',
      at: 40.6,
      seen: [[30, 40]],
    })
  })
})
