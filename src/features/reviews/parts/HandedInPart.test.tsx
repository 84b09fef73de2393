import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { HandedIn } from '#shared/contract/reviews.ts'
import { speakIn } from '#src/testing/words.ts'
import { HandedInPart } from './HandedInPart.tsx'

type Part = HandedIn & { sort: 'part' }

const PART: Part = {
  sort: 'part',
  title: 'The knots',
  status: 'passed',
  percent: 80,
  answers: null,
  seconds: 62,
}

beforeEach(() => speakIn('en'))
afterEach(cleanup)

function facts(more: Partial<Part>): (string | null)[] {
  const { container } = render(<HandedInPart part={{ ...PART, ...more }} />)
  return [...(container.querySelector('h3 + div')?.children ?? [])].map(({ textContent }) => textContent)
}

it('a leader sees how a part of a package stands, its score, its right answers and its time [TASK-10] [FIN-8]', () => {
  expect(facts({ answers: { right: 3, judged: 4 } })).toEqual([
    'Passed',
    'Score 80%',
    '3 of 4 right',
    expect.stringMatching(/^Took /),
  ])
  expect(screen.getByRole('heading', { name: 'The knots' })).toBeTruthy()
})

it('a part that gave no score and judged no answer shows neither [TASK-10] [FIN-8]', () => {
  expect(facts({ status: 'failed', percent: null })).toEqual(['Failed', expect.stringMatching(/^Took /)])
})
