import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ART } from '#src/testing/lost-pictures.ts'
import { askAgain } from './ask-again.ts'

let asked = 0
/** Never arrives. */
class Gone {
  onerror: () => void = () => undefined
  set src(_: string) {
    asked += 1
    queueMicrotask(this.onerror)
  }
}

beforeEach(() => {
  asked = 0
  vi.useFakeTimers()
  vi.stubGlobal('Image', Gone)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks for a picture that is gone for good for some minutes, and then no more [START-1]', async () => {
  render(<img alt="a card" src={ART} onError={askAgain} />)
  fireEvent.error(screen.getByAltText('a card'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBeGreaterThan(4)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(asked).toBe(20)
})
