import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { HandedIn } from '#shared/contract/reviews.ts'
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
