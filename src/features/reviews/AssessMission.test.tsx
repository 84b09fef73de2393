import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { speakIn } from '#src/testing/words.ts'
import { AssessMission } from './AssessMission.tsx'

function show(isDue: boolean): void {
  answerWith(() => ({ status: 200, body: { stars: isDue ? null : 3, isDue } }))
  render(
    <QueryClientProvider client={queryClient}>
      <AssessMission missionId="harbour" />
    </QueryClientProvider>,
  )
}

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

it('asks how a finished mission was, and takes one answer [TASK-8]', async () => {
  show(true)
  const question = await screen.findByRole('group', { name: 'How was this mission?' })
  await waitFor(() => expect(question).toHaveProperty('disabled', false))
  await userEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }))
  await screen.findByText(/Your leader sees only the average/)
  await userEvent.click(screen.getByRole('radio', { name: '1 of 5 stars' }))
  const sent = asked.filter(({ method }) => method === 'POST')
  expect(sent.map(({ url, body }) => [url.split('/mission/')[1], body])).toEqual([
    ['harbour/assessment', '{"stars":4}'],
  ])
})

it('asks nobody twice [TASK-8]', async () => {
  show(false)
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
})

it('has its room, unseen, until it is known whether it asks: nothing moves then [TASK-8]', async () => {
  let answer = (): void => undefined
  answerWith(
    () =>
      new Promise((resolve) => (answer = () => resolve({ status: 200, body: { stars: null, isDue: true } }))),
  )
  render(
    <QueryClientProvider client={queryClient}>
      <AssessMission missionId="harbour" />
    </QueryClientProvider>,
  )
  const question = screen.getByRole('group', { name: 'How was this mission?' })
  const isPending = () => question.closest('[data-pending]')?.getAttribute('data-pending')
  expect([isPending(), question]).toMatchObject(['true', { disabled: true }])
  await waitFor(() => expect(asked).toHaveLength(1))
  answer()
  await waitFor(() => expect([isPending(), question]).toMatchObject(['false', { disabled: false }]))
})
