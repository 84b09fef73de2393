import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Attempt } from '#shared/contract/attempts.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { useAtHand } from './at-hand.ts'
import { TaskRow } from './TaskRow.tsx'

afterEach(() => {
  cleanup()
  useAtHand.setState({ attempts: null })
})

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

it.each([
  [{ stars: null, mayRepeat: false }, 'Waiting for your leader’s stars'],
  [{ stars: 2, mayRepeat: true }, 'Sent back: hand it in again'],
  [{ stars: 4, mayRepeat: false }, null],
])('says of a task that was handed in, where its stars are %j: %s [FIN-7]', async (review, said) => {
  await speakIn('en')
  render(<TaskRow task={aTask({ is_completed: true, review })} isNext={false} reason="" onTask={() => {}} />)
  const note = screen.queryByText(/leader|Sent back/)
  expect(note?.textContent ?? null).toBe(said)
})

it.each([
  ['is at hand', 'learning-pill', false, 'Available offline'],
  ['was never begun here', 'survey', false, 'Needs a connection'],
  ['has its film with the server', 'film2', false, 'Needs a connection'],
  ['is done', 'survey', true, null],
] as const)('without a link a task that %s says so [SW-3]', async (_, type, isDone, said) => {
  await speakIn('en')
  const task = aTask({ id: type, type, is_completed: isDone })
  const attempts = ['learning-pill', 'film2'].map((taskId) => [taskId, anAttempt(taskId)] as const)
  useAtHand.setState({ attempts: new Map(attempts) })
  render(<TaskRow task={task} isNext={false} reason="" onTask={() => {}} />)
  expect(screen.queryByText(/offline|connection/)?.textContent ?? null).toBe(said)
})

function anAttempt(taskId: string): Attempt {
  return {
    id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
    taskId,
    task: aTask({ id: taskId }),
    playable: { type: 'survey', questions: [] },
    state: { type: 'survey', answers: [], isHandedIn: false },
  }
}
