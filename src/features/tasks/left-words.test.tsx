import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { TasksHead } from './TasksHead.tsx'

afterEach(cleanup)

it('calls nothing done where there are no tasks', async () => {
  await speakIn('en')
  const { rerender } = render(<TasksHead title="Pier" tasks={[]} />)
  expect(screen.getByText('This place has no tasks yet.')).toBeTruthy()
  rerender(<TasksHead title="Pier" tasks={[aTask({ is_completed: true })]} />)
  expect(screen.getByText('All tasks are done')).toBeTruthy()
})
