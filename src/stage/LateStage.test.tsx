import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { latePart } from '#src/lib/late-part.ts'
import { LateStage } from './LateStage.tsx'
import { stageStore } from './stage-store.ts'
import { aScene } from './testing/scenes.ts'

const Canvas = () => <p>drawn</p>
const settle = () => act(() => vi.advanceTimersByTimeAsync(0))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  stageStore.setState(stageStore.getInitialState(), true)
})

it('is a list where the code that draws does not come, and drawn once the link is back [STAGE-8]', async () => {
  let isLinked = false
  const late = latePart<object>(() =>
    isLinked
      ? Promise.resolve<ComponentType<object>>(Canvas)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  stageStore.setState({ scene: aScene('isles') })
  render(<LateStage late={late} />)
  expect(stageStore.getState().rendererKind).toBeNull()
  await settle()
  expect(stageStore.getState()).toMatchObject({
    rendererKind: 'list',
    status: 'ready',
    shown: { id: 'isles' },
  })
  isLinked = true
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(screen.getByText('drawn')).toBeTruthy()
})
