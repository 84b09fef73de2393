import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyComponent } from '#src/lib/lazy-component.ts'
import { EAGER, Overlays } from '#src/testing/overlays.tsx'
import type { OverlayViewProps } from './OverlayHost.tsx'
import { overlay, useOverlay } from './overlay.ts'

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const Tour = (_: OverlayViewProps<'tour'>) => <p>This way.</p>
const Push = (_: OverlayViewProps<'push'>) => <p>May we?</p>

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  overlay.clear()
  vi.useRealTimers()
})

it('a dialog whose code does not come holds up no other, and is shown once it has come [TUT-1] [PUSH-4]', async () => {
  let isLinked = false
  const tour = lazyComponent(() => (isLinked ? Promise.resolve(Tour) : Promise.reject(new TypeError())))
  render(<Overlays ground="freeMap" views={{ ...EAGER, push: Push, tour }} />)
  act(
    () =>
      void overlay.show({
        kind: 'tour',
        part: 'arrival',
        isUnasked: true,
        hasActivities: true,
        hasCoins: false,
      }),
  )
  act(() => void overlay.show({ kind: 'push', isUnasked: true }))
  await settle()
  expect(screen.queryByText('May we?')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByText('May we?')).toBeTruthy()
  isLinked = true
  window.dispatchEvent(new Event('online'))
  await settle()
  act(() => overlay.dropKind('push'))
  expect(screen.getByText('This way.')).toBeTruthy()
  expect(useOverlay.getState().missing).toEqual([])
})
