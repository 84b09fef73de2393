import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { TaskRow } from './TaskRow.tsx'

afterEach(cleanup)

it.each([
  [{ points: 60, earned: null }, '+60'],
  [{ points: 60, earned: 0, is_completed: true }, '0'],
])('%j stands at the end of a row as %s, from left to right in any script [MAP-4]', async (given, shown) => {
  await speakIn('en')
  render(<TaskRow task={aTask(given)} isNext={false} reason="" onTask={() => {}} />)
  const reward = screen.getByText(shown)
  expect(reward.textContent).toBe(shown)
  expect(reward.dir).toBe('ltr')
})
