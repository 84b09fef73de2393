import { describe, expect, it } from 'vitest'
import type { EbookMove, EbookPublished } from '../shared/schemas.ts'
import { rule } from './rule.ts'

const START = new Date('2026-11-22T08:00:00Z')
const at = (seconds: number) => ({
  startedAt: START,
  now: new Date(START.getTime() + seconds * 1000),
  text: null,
})
const TEXT = { name: '', goal: '', congrats: '' }

const pages = (key: string, words: number[]): EbookPublished['books'][number] => ({
  key,
  format: 'pdf',
  title: '',
  words,
  url: `/scenes/${key}.0123456789abcdef.pdf`,
})
const book: EbookPublished = {
  type: 'ebook',
  minimumSeconds: null,
  books: [pages('pl', [400, 400]), pages('en', [400, 400, 400])],
}
const read = (part: number, of = 'pl'): EbookMove => ({ type: 'ebook', read: { book: of, part } })
const place = { book: 'pl', part: 1, path: '0.2', offset: 17 }

/** What is kept after moves, each at its second; refusals leave it as it was. */
function played(moves: readonly (readonly [EbookMove, number])[], content = book) {
  const refused: string[] = []
  let stored = rule.begin(content, { now: START, chance: () => 0 })
  for (const [move, seconds] of moves) {
    const after = rule.take(content, stored, move, at(seconds))
    if (typeof after === 'string') refused.push(after)
    else stored = after
  }
  return { stored, refused }
}

describe('the rule of a book [TASK-6]', () => {
  it('is done when its last part was read and half of the reading time has passed, and brings all of it', () => {
    const { stored } = played([[read(0), 30], [read(1), 40]]) // oxfmt-ignore
    expect(rule.result(book, stored, at(99))).toBeNull()
    expect(rule.result(book, stored, at(100))).toEqual({ share: 1, score: null, isPassed: true })
  })

  it('is not done by time alone, nor by other parts than the last', () => {
    const { stored } = played([[read(0), 500]])
    expect(rule.result(book, stored, at(5000))).toBeNull()
  })

  it('is not done by its last part alone, where that is less than half of its words', () => {
    const long = { ...book, books: [pages('pl', [400, 400, 400])] }
    expect(rule.result(long, played([[read(2), 500]], long).stored, at(5000))).toBeNull()
    const { stored } = played([[read(2), 500], [read(0), 500]], long) // oxfmt-ignore
    expect(rule.result(long, stored, at(5000))).toMatchObject({ isPassed: true })
  })

  it('takes no claim that nobody could have read so fast', () => {
    expect(played([[read(0), 19]]).refused).toEqual(['too-fast'])
    expect(
      played([
        [read(0), 20],
        [read(1), 39],
      ]).refused,
    ).toEqual(['too-fast'])
    expect(
      played([
        [read(0), 20],
        [read(1), 40],
      ]).refused,
    ).toEqual([])
  })

  it('keeps to the seconds that the designer says', () => {
    const short = { ...book, minimumSeconds: 5 }
    const { stored, refused } = played(
      [
        [read(1), 4],
        [read(1), 5],
      ],
      short,
    )
    expect(refused).toEqual(['too-fast'])
    expect(rule.result(short, stored, at(5))).toMatchObject({ share: 1 })
  })

  it('counts a claim that comes again once, and a place whatever was claimed [TASK-2]', () => {
    const { stored, refused } = played([
      [read(0), 60],
      [{ ...read(0), place }, 61],
    ])
    expect(refused).toEqual([])
    expect(stored.read).toEqual([{ book: 'pl', part: 0 }])
    expect(rule.show(book, TEXT, stored, false)).toEqual({
      type: 'ebook',
      place,
      read: [{ book: 'pl', part: 0 }],
      secondsLeft: 39,
    })
  })

  it.each([
    ['a book that there is not', { type: 'ebook', place: { ...place, book: '__proto__' } }],
    ['a part behind the last', { type: 'ebook', place: { ...place, part: 2 } }],
    ['the end of a part behind the last', read(2)],
  ] satisfies [string, EbookMove][])('does not know %s', (_, move) => {
    expect(played([[move, 1000]]).refused).toEqual(['unknown'])
  })

  it('goes by the book that is read, each with its own length', () => {
    const { stored } = played([[{ type: 'ebook', place: { ...place, book: 'en', part: 2 } }, 1]])
    expect(rule.show(book, TEXT, stored, false).secondsLeft).toBe(149)
    expect(rule.progress(book, stored)).toBe(67)
  })

  it('forgets a place that a new version does not have', () => {
    const { stored } = played([
      [{ type: 'ebook', place }, 1],
      [read(1), 100],
    ])
    const shorter = { ...book, books: [pages('pl', [10])] }
    expect(rule.show(shorter, TEXT, stored, false)).toMatchObject({ place: null, read: [] })
    expect(rule.result(shorter, stored, at(1000))).toBeNull()
  })
})

describe('what a book asks between its chapters [KIND-1] [TASK-5]', () => {
  const asking: EbookPublished = {
    ...book,
    questions: [
      { id: 'one', after: 1, question: { answers: ['yes', 'no'], correct: ['yes'] } },
      { id: 'two', after: 2, question: { answers: ['yes', 'no', 'maybe'], correct: ['yes', 'maybe'] } },
    ],
  }
  const words = { one: { question: 'One?', explanation: 'It is.', answers: { yes: 'Yes', no: 'No' } } }
  const answer = (question: string, ...answers: string[]): EbookMove => ({
    type: 'ebook',
    answer: { question, answers },
  })
  const through: (readonly [EbookMove, number])[] = [
    [read(0), 60],
    [read(1), 100],
  ]

  it('has to be answered, and its first answers are the share of the points', () => {
    const half = played([...through, [answer('one', 'no'), 101]], asking).stored
    expect(rule.result(asking, half, at(200))).toBeNull()
    const all = played([...through, [answer('one', 'no'), 101], [answer('two', 'maybe', 'yes'), 102]], asking) // oxfmt-ignore
    expect(rule.result(asking, all.stored, at(200))).toEqual({
      share: 0.5,
      score: { right: 1, all: 2 },
      isPassed: true,
    })
    expect(rule.result(asking, played([[answer('one', 'yes'), 1], [answer('two', 'yes', 'maybe'), 2]], asking).stored, at(200))).toBeNull() // oxfmt-ignore
  })

  it('counts the first answer alone, once however often it comes, and none that there is not', () => {
    expect(
      played(
        [
          [answer('one', 'no'), 1],
          [answer('one', 'no'), 2],
          [answer('one', 'yes'), 3],
          [answer('three', 'yes'), 4],
          [answer('two', 'perhaps'), 5],
          [answer('constructor', 'yes'), 6],
        ],
        asking,
      ).refused,
    ).toEqual(['already-answered', 'unknown', 'unknown', 'unknown'])
  })

  it('says what is right with the answer, and nothing of it before [TASK-3]', () => {
    const text = { ...TEXT, questions: words }
    const fresh = rule.begin(asking, { now: START, chance: () => 0 })
    expect(
      JSON.stringify([rule.playable(asking, text, fresh), rule.show(asking, text, fresh, false)]),
    ).not.toMatch(/It is|correct/)
    const { stored } = played([[answer('one', 'no'), 1]], asking)
    expect(rule.show(asking, text, stored, false).answered).toEqual([
      { question: 'one', answers: ['no'], isCorrect: false, correct: ['yes'], explanation: 'It is.' },
    ])
  })

  it('is absent of a book that asks nothing, and of one that asks no more', () => {
    const { stored } = played([...through, [answer('one', 'no'), 101]], asking)
    expect(rule.show(book, TEXT, stored, false)).not.toHaveProperty('answered')
    expect(rule.result(book, stored, at(200))).toEqual({ share: 1, score: null, isPassed: true })
  })
})
