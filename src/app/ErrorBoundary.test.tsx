import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

let isBroken = false

function Screen() {
  if (isBroken) throw new TypeError('no such thing')
  return <p>the map</p>
}

beforeEach(async () => {
  await speakIn('en')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(cleanup)

it('a screen that broke is left by the way back, and says so until then', () => {
  isBroken = true
  render(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
    { onCaughtError: () => undefined },
  )
  expect(screen.getByRole('button').textContent).toBe('Reload the page')
  isBroken = false
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.getByText('the map')).toBeTruthy()
})
