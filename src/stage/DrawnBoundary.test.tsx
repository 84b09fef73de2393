import { cleanup, render, waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { DrawnBoundary } from './DrawnBoundary.tsx'
import { stageStore } from './stage-store.ts'
import { aScene } from './testing/scenes.ts'

afterEach(() => {
  cleanup()
  stageStore.setState(stageStore.getInitialState(), true)
})

it('shows the list where the code that draws does not come [STAGE-8]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  stageStore.setState({ scene: aScene('isles') })
  const tree = (
    <DrawnBoundary>
      <Suspense>
        <Lost />
      </Suspense>
    </DrawnBoundary>
  )
  render(tree, { onCaughtError: () => undefined })
  await waitFor(() => expect(stageStore.getState().rendererKind).toBe('list'))
  expect(stageStore.getState()).toMatchObject({ status: 'ready', shown: { id: 'isles' } })
})
