import { describe, expect, it } from 'vitest'
import type { PictureContent } from '../shared/schemas.ts'
import { rule } from './rule.ts'

const CONTENT: PictureContent = {
  type: 'grafika',
  picture: '/scenes/office.webp',
  spots: [
    { id: 'screen', at: [20, 30] },
    { id: 'note', at: [60, 30], picture: '/scenes/note.webp' },
    { id: 'bin', at: [10, 80] },
  ],
}
const when = { startedAt: new Date(0), now: new Date(60_000), text: null }
const saw = (id: string) => ({ type: 'grafika', saw: id }) as const
const seeing = (...ids: string[]) =>
  ids.reduce(
    (stored, id) => {
      const after = rule.take(CONTENT, stored, saw(id), when)
      if (typeof after === 'string') throw new Error(after)
      return after
    },
    rule.begin(CONTENT, { now: when.now, chance: () => 0 }),
  )

describe('the rule of a picture to explore', () => {
  it('keeps what was seen, once, however often it is told [TASK-2]', () => {
    expect(seeing('note', 'screen', 'note')).toEqual({ seen: ['note', 'screen'] })
    expect(rule.progress(CONTENT, seeing('note'))).toBe(33)
  })

  it('is done when everything was seen, and brings all points then', () => {
    expect(rule.result(CONTENT, seeing('note', 'screen'), when)).toBeNull()
    expect(rule.result(CONTENT, seeing('note', 'screen', 'bin'), when)).toEqual({
      share: 1,
      score: null,
      isPassed: true,
    })
  })

  it('takes no place that the picture does not have [TASK-6]', () => {
    expect(rule.take(CONTENT, seeing(), saw('safe'), when)).toBe('unknown')
    expect(rule.take(CONTENT, seeing(), saw('__proto__'), when)).toBe('unknown')
  })

  it('leaves out what a new version removed, and asks for what it added', () => {
    const smaller = { ...CONTENT, spots: CONTENT.spots.slice(0, 2) }
    expect(rule.show(smaller, { name: '', goal: '', congrats: '' }, seeing('bin', 'note'), false)).toEqual({
      type: 'grafika',
      seen: ['note'],
    })
    expect(rule.result(smaller, seeing('bin', 'note'), when)).toBeNull()
  })

  it('gives a place its name where it has no words', () => {
    const { spots, pictureAlt } = rule.playable(
      CONTENT,
      {
        name: '',
        goal: '',
        congrats: '',
        spots: { whole: { picture: 'An office' }, note: { title: 'A note' } },
      },
      seeing(),
    )
    expect(pictureAlt).toBe('An office')
    expect(spots.map(({ title, picture }) => [title, picture])).toEqual([
      ['screen', null],
      ['A note', '/scenes/note.webp'],
      ['bin', null],
    ])
  })
})
