import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readReviewWork, type HandedIn } from '#shared/contract/reviews.ts'
import { aReview, aWork } from '#src/testing/reviews.ts'
import { speakIn } from '#src/testing/words.ts'
import { WorkView } from './WorkView.tsx'

beforeEach(() => speakIn('en'))
afterEach(cleanup)

const answer = (more: Partial<HandedIn & { sort: 'answer' }>): HandedIn => ({
  sort: 'answer',
  question: 'What now?',
  given: ['Call for help'],
  right: ['Call for help'],
  isRight: true,
  sureness: null,
  ...more,
})

const EXAM = aWork(aReview(1), {
  handedIn: [
    answer({ sureness: 4 }),
    answer({ given: ['Wait'], isRight: false, sureness: 10 }),
    answer({ given: [], isRight: false }),
    answer({ given: ['Run'], isRight: false, sureness: 4 }),
  ],
  score: { right: 1, all: 3 },
  seconds: 192,
})

it.each([
  ['scorm12', /^Reported by the package/],
  ['grafika', /^Reported by the player’s device/],
] as const)('a leader sees that a %s rests on what was reported, and why [TASK-6] [FIN-7]', (type, words) => {
  const review = aReview(1)
  render(<WorkView work={aWork({ ...review, task: { ...review.task, type } })} />)
  expect(screen.getByText('Reported, not checked')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  cleanup()
  render(<WorkView work={aWork({ ...review, task: { ...review.task, type: 'egzamin' } })} />)
  expect(screen.queryByText('Reported, not checked')).toBeNull()
})

it('a leader reads why a mail was misjudged, as its player does [FIN-7]', () => {
  const mail = answer({ question: 'Your mailbox is full', right: [], isRight: false, why: 'A look-alike.' })
  render(<WorkView work={aWork(aReview(1), { handedIn: [mail] })} />)
  expect(screen.getByText('A look-alike.')).toBeTruthy()
  expect(screen.queryByText(/^Right:/)).toBeNull()
})

it('a leader sees of an exam what was right, what would have been, how sure it was and how long it took [FIN-5] [FIN-7]', () => {
  render(<WorkView work={EXAM} />)
  expect(screen.getByText('1 of 3 right')).toBeTruthy()
  expect(screen.getByText('Took 3 min')).toBeTruthy()
  const [right, wrong, open, unsure] = screen
    .getAllByRole('heading', { name: 'What now?' })
    .map((head) => within(head.parentElement ?? head))
  expect(right?.getByRole('img', { name: 'Right' })).toBeTruthy()
  expect(right?.getByText('Sure: 4 of 10')).toBeTruthy()
  expect(right?.queryByText(/^Right:/)).toBeNull()
  expect(wrong?.getByRole('img', { name: 'Wrong' })).toBeTruthy()
  expect(wrong?.getByText('Wait')).toBeTruthy()
  expect(wrong?.getByText('Right: Call for help')).toBeTruthy()
  expect(wrong?.getByText('Sure: 10 of 10. Confident but wrong: worth a word.')).toBeTruthy()
  expect(open?.getByText('Not answered')).toBeTruthy()
  expect(open?.queryByText(/^Sure/)).toBeNull()
  expect(unsure?.getByText('Sure: 4 of 10')).toBeTruthy()
})

describe('a work that is newer than the page', () => {
  const newer = { ...aReview(1), task: { ...aReview(1).task, type: 'unknown' as const } }

  it('of a kind that it does not know says so, and offers the new version [TASK-1] [FIN-5]', () => {
    render(<WorkView work={aWork(newer, { handedIn: [] })} />)
    expect(screen.getByText(/^This work is newer than the page/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Update now' })).toBeTruthy()
    expect(screen.queryByText(/hands in nothing/)).toBeNull()
  })

  it('shows all of it that the page knows [TASK-1] [FIN-5]', () => {
    const { handedIn } = z.parse(readReviewWork.reply, {
      ...aWork({ ...newer, task: { ...newer.task } }),
      handedIn: [answer({}), { sort: 'hologram', layers: 4 }],
    })
    render(<WorkView work={aWork(aReview(1), { handedIn })} />)
    expect(screen.getAllByRole('heading', { name: 'What now?' })).toHaveLength(1)
    expect(screen.getByText(/^This work is newer than the page/)).toBeTruthy()
  })

  it('is refused where what the page knows is not as it should be [FIN-5]', () => {
    const broken = { ...aWork(newer), handedIn: [{ sort: 'answer' }] }
    expect(z.safeParse(readReviewWork.reply, broken).success).toBe(false)
  })
})
