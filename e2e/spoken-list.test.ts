import { describe, expect, it } from 'vitest'
import { asListed, withoutDates } from './spoken-list.ts'

const LIST = ['Harbour.', '? status: 0 of 2 have answered', '? status: 1 of 2 have answered', 'The best.']

describe('what was heard beside its list [ACCESS-2]', () => {
  const compared = (...heard: string[]) => asListed(heard, LIST, { keepsMissed: true })

  it.each([
    ['all of it', ['Harbour.', 'status: 0 of 2 have answered', 'status: 1 of 2 have answered', 'The best.']],
    ['one marked line missed', ['Harbour.', 'status: 1 of 2 have answered', 'The best.']],
    ['all marked lines missed', ['Harbour.', 'The best.']],
  ])('is the list: %s', (_, heard) => {
    expect(compared(...heard)).toEqual(LIST)
  })

  it.each([
    ['a line without a mark is missing', ['Harbour.', 'status: 1 of 2 have answered']],
    ['a line is new', ['Harbour.', 'status: 2 of 2 have answered', 'The best.']],
    ['a line comes again', ['Harbour.', 'status: 0 of 2 have answered', 'Harbour.', 'The best.']],
    [
      'marked lines change places',
      ['Harbour.', 'status: 1 of 2 have answered', 'status: 0 of 2 have answered', 'The best.'],
    ],
    ['a marked line comes too late', ['Harbour.', 'The best.', 'status: 0 of 2 have answered']],
    ['nothing is heard', []],
  ])('is not the list: %s', (_, heard) => {
    expect(compared(...heard)).not.toEqual(LIST)
  })
})

describe('a list that is written anew', () => {
  const written = (...heard: string[]) => asListed(heard, LIST, { keepsMissed: false })

  it('keeps the mark of a line that is still there', () => {
    expect(written('Market.', 'status: 0 of 2 have answered', 'The end.')).toEqual([
      'Market.',
      '? status: 0 of 2 have answered',
      'The end.',
    ])
  })

  it('has no line that was not heard', () => {
    expect(written('Harbour.', 'The best.')).toEqual(['Harbour.', 'The best.'])
  })
})

it.each([
  ['Comes back on Sunday, November 29.', 'Comes back on {date}.'],
  ['Comes back on Sunday 1 May.', 'Comes back on {date}.'],
  ['Until January 31, 2020', 'Until {date}'],
  ['Until Jan 31, 2020, 3:05 PM.', 'Until {date}.'],
  ['From 28 February 2027 at 15:05 to 29 February 2028', 'From {date} to {date}'],
])('a list holds on every day: %s', (line, expected) => {
  expect(withoutDates(line)).toBe(expected)
})

it.each([
  'Autumn1 into Autumn2. On Monday. You may 3 times. Mayor 5.',
  'Question 1 of 3. The boss’s mail at 16:58 needs 1 more',
])('what is no date stays: %s', (line) => {
  expect(withoutDates(line)).toBe(line)
})
