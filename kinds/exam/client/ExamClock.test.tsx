import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { ExamClock } from './ExamClock.tsx'

afterEach(cleanup)

it.each([
  [601, ''],
  [300, '5 minutes left'],
  [200, ''],
  [60, '1 minute left'],
  [0, ''],
])('says at %i seconds what is true then, and only at the minutes that count', async (seconds, words) => {
  await speakIn('en')
  render(<ExamClock seconds={seconds} />)
  expect(screen.getByRole('status').textContent).toBe(words)
})
