import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A `console.error` is a fault that nobody looked at: it fails the test in which it was printed. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const printed = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockRestore()
  expect(printed, 'console.error was called').toEqual([])
})
