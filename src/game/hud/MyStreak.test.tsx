import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { MyStreak } from './MyStreak.tsx'

const body = { streak: 1, granted: false, type: 'day', date: '2026-11-23', bonusPoints: 30, bonusCoins: 0 }

function show(): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MyStreak />
    </QueryClientProvider>,
  )
}

const serveStreak = (answer: Answer | Promise<Answer>) =>
  answerWith((url) => (url.includes('streak') ? answer : { status: 500 }))

beforeEach(() => speakIn('en'))
afterEach(cleanup)

it('says that the streak did not arrive, and asks again on a press', async () => {
  serveStreak({ status: 500 })
  show()
  await screen.findByText('Your streak could not be loaded.')
  serveStreak({ status: 200, body })
  await userEvent.click(screen.getByRole('button'))
  await screen.findByText('Daily streak')
  expect(screen.queryByText('Your streak could not be loaded.')).toBeNull()
})

it('shows that it is coming until it has come', () => {
  serveStreak(new Promise<Answer>(() => {}))
  show()
  expect(screen.getByRole('status').textContent).toBe('Loading')
})
