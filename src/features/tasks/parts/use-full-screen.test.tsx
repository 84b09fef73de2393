import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFullScreen } from './use-full-screen.ts'

afterEach(cleanup)

it('ends with the task that asked for it, and takes a refusal', async () => {
  let element: Element | null = null
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => element })
  const request = vi.fn().mockRejectedValueOnce(new TypeError('refused')).mockResolvedValue(undefined)
  document.documentElement.requestFullscreen = request
  document.exitFullscreen = vi.fn(() => Promise.resolve())

  const { result, unmount } = renderHook(() => useFullScreen())
  act(() => result.current[1]())
  act(() => result.current[1]())
  expect(request).toHaveBeenCalledTimes(2)
  element = document.documentElement
  unmount()
  await vi.waitFor(() => expect(document.exitFullscreen).toHaveBeenCalledOnce())
})
