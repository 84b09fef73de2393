import { describe, expect, it } from 'vitest'
import type { TaskRule } from '#kinds/define/rule.ts'
import { filmRule, type FilmStored } from './film-rule.ts'
import { items } from './items.ts'

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
const after = (seconds: number) => ({
  startedAt,
  now: new Date(startedAt.getTime() + seconds * 1000),
  text: null,
})
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
    const one = take(begun, { at: 8, seen: [[0, 4], [4, 8]] }, 20) // oxfmt-ignore
    expect(one).toEqual({ at: 8, seen: [[0, 8]] })
    expect(take({ at: 8, seen: [[0, 8]] }, { at: 8, seen: [[0, 4], [4, 8]] }, 20)).toEqual(one) // oxfmt-ignore
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
    const jumped = take(take(begun, { at: 5, seen: [[0, 5]] }, 60) as typeof begun, { at: 40, seen: [[38, 40]] }, 60) // oxfmt-ignore
    expect(jumped).toEqual({ at: 40, seen: [[0, 5], [38, 40]] }) // oxfmt-ignore
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

  describe('that asks', () => {
    const asking = {
      ...film,
      moments: [
        { id: 'intro', at: 0 },
        { id: 'one', at: 10, question: { answers: ['yes', 'no'], correct: ['yes'] } },
        { id: 'two', at: 30, question: { answers: ['yes', 'no', 'maybe'], correct: ['yes', 'maybe'] } },
      ],
    }
    const words = {
      ...{ name: '', goal: '', congrats: '' },
      moments: {
        intro: { title: 'Harbour' },
        one: { question: 'Is it?', answers: { yes: 'Yes', no: 'No' }, explanation: 'It is.' },
      },
    }
    const whole = { at: 40, seen: [[0, 40]] as [number, number][] }
    const give = (stored: FilmStored, moment: string, answers: string[], seconds = 60) =>
      film2.take(asking, stored, { type: 'film2', answer: { moment, answers } }, after(seconds))
    const given = (...answers: [string, string[]][]): FilmStored => {
      let stored: FilmStored = whole
      for (const [moment, ids] of answers) {
        const next = give(stored, moment, ids)
        if (typeof next === 'string') throw new Error(next)
        stored = next
      }
      return stored
    }

    it('tells chapters and questions, and neither right answers nor why [TASK-3] [TASK-6]', () => {
      const { moments } = film2.playable(asking, words, whole)
      expect(moments?.[0]).toEqual({ id: 'intro', at: 0, title: 'Harbour', question: null })
      const question = { text: 'Is it?', isMultiple: false, answers: [{ id: 'yes', text: 'Yes' }, { id: 'no', text: 'No' }] } // oxfmt-ignore
      expect(moments?.[1]).toEqual({ id: 'one', at: 10, title: '', question })
      expect(JSON.stringify(moments)).not.toContain('It is.')
      expect(film2.show(asking, words, whole, false).answered).toEqual([])
    })

    it('is done once all was answered and enough was seen; the first answers count [TASK-5]', () => {
      expect(film2.result(asking, whole, after(90))).toBeNull()
      const wrong = given(['one', ['no']])
      expect(film2.result(asking, wrong, after(90))).toBeNull()
      expect(give(wrong, 'one', ['yes'])).toBe('already-answered')
      expect(give(wrong, 'one', ['no'])).toEqual(wrong)
      const all = given(['one', ['no']], ['two', ['maybe', 'yes']])
      expect(film2.result(asking, all, after(90))).toEqual({
        ...{ share: 0.5, isPassed: true },
        score: { right: 1, all: 2 },
      })
      expect(film2.result(asking, { ...all, seen: [[0, 20]] }, after(90))).toBeNull()
      expect(film2.show(asking, words, all, false).answered?.[0]).toEqual({
        ...{ moment: 'one', answers: ['no'], isCorrect: false, correct: ['yes'], explanation: 'It is.' },
      })
    })

    it.each([
      ['a chapter', 'intro', ['yes']],
      ['a moment that there is not', 'constructor', ['yes']],
      ['an answer that there is not', 'one', ['perhaps']],
      ['two answers where one is right', 'one', ['yes', 'no']],
      ['an answer twice', 'two', ['yes', 'yes']],
    ])('takes no answer to %s [TASK-6]', (_, moment, answers) => {
      expect(give(whole, moment, answers)).toBe('unknown')
    })

    it('knows how long each question took, and says which were reached and left open [AUTHOR-4]', () => {
      const stopped = film2.take(asking, begun, { type: 'film2', at: 10.1, seen: [[0, 10]] }, after(10))
      if (typeof stopped === 'string') throw new Error(stopped)
      const answered = give(stopped, 'one', ['no'], 17)
      if (typeof answered === 'string') throw new Error(answered)
      expect(items.answered(asking, answered)).toEqual([
        { id: 'one', answers: ['no'], isRight: false, sureness: null, seconds: 7 },
      ])
      expect(items.answered(asking, { ...answered, seen: [[0, 31]] })[1]).toEqual({
        ...{ id: 'two', answers: [], isRight: false, sureness: null, seconds: null },
      })
    })

    it('leaves out answers that a new version no longer asks for', () => {
      const all = given(['one', ['yes']], ['two', ['no']])
      const shorter = { ...asking, moments: asking.moments.slice(0, 2) }
      expect(film2.show(shorter, words, all, false).answered).toHaveLength(1)
      expect(film2.result(shorter, all, after(90))).toMatchObject({ share: 1 })
    })
  })
})
