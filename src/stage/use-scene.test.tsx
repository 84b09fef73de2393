import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stageStore } from './stage-store.ts'
import { aScene } from './testing/scenes.ts'
import { useScene } from './use-scene.ts'

afterEach(() => {
  cleanup()
  stageStore.setState(stageStore.getInitialState(), true)
})

it('tells the latest callback of a press, and wakes nobody where only a callback is new', () => {
  const scene = aScene('isles')
  const first = vi.fn()
  const latest = vi.fn()
  const { rerender } = renderHook((onElement: (id: string) => void) => useScene(scene, onElement), {
    initialProps: first,
  })
  const onChange = vi.fn()
  const stop = stageStore.subscribe(onChange)
  rerender(latest)
  stop()
  stageStore.getState().onElement('harbour')
  expect(onChange).not.toHaveBeenCalled()
  expect(first).not.toHaveBeenCalled()
  expect(latest).toHaveBeenCalledExactlyOnceWith('harbour')
})

it('tells the stage of a new scene once', () => {
  const onChange = vi.fn()
  const stop = stageStore.subscribe(onChange)
  renderHook(() => useScene(aScene('isles'), vi.fn()))
  stop()
  expect(onChange).toHaveBeenCalledOnce()
})
