import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSession } from '#src/features/session/store.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { speakIn } from '#src/testing/words.ts'
import { App } from './App.tsx'

const ANSWERS: readonly [string, Answer][] = [
  ['/app-params', { status: 200, body: [] }],
  ['/platform/settings', { status: 200, body: PLAIN_SETTINGS }],
  ['/login-status', { status: 200, body: { status: false, agreement: 1 } }],
]

beforeEach(async () => {
  await speakIn('en')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  usePlatform.setState({ isReady: false })
  // known to be nobody: what is waited for are the params alone
  setSession('false')
})
afterEach(cleanup)

it('shows the spinner until the params have come, then the routed view [SHELL-1]', async () => {
  const held: { release?: () => void } = {}
  answerWith(async (url) => {
    if (url.includes('/app-params')) await new Promise<void>((resolve) => (held.release = resolve))
    return ANSWERS.find(([part]) => url.includes(part))?.[1] ?? { status: 404 }
  })
  render(<App />)
  await waitFor(() => expect(held.release).toBeDefined())
  expect(screen.getByRole('status')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  held.release?.()
  expect(await screen.findByRole('textbox')).toBeTruthy()
})
