import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TYPING_MS, useSettled } from './use-settled.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('is what was typed, once the typing has rested, and never what stood there in between', () => {
  const seen: string[] = []
  const { rerender } = renderHook(({ typed }) => seen.push(useSettled(typed)), {
    initialProps: { typed: '' },
  })
  for (const typed of ['o', 'ol', 'ola']) {
    rerender({ typed })
    act(() => void vi.advanceTimersByTime(TYPING_MS - 1))
  }
  expect(new Set(seen)).toEqual(new Set(['']))
  act(() => void vi.advanceTimersByTime(1))
  expect(seen.at(-1)).toBe('ola')
})
