import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DrawnBoundary } from './DrawnBoundary.tsx'
import { stageStore } from './stage-store.ts'
import { aScene } from './testing/scenes.ts'

afterEach(() => {
  cleanup()
  stageStore.setState(stageStore.getInitialState(), true)
})

function Broken(): never {
  throw new TypeError('no renderer')
}

it('shows the list where what draws breaks [STAGE-8]', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stageStore.setState({ scene: aScene('isles') })
  const tree = (
    <DrawnBoundary>
      <Broken />
    </DrawnBoundary>
  )
  render(tree, { onCaughtError: () => undefined })
  expect(stageStore.getState()).toMatchObject({
    rendererKind: 'list',
    status: 'ready',
    shown: { id: 'isles' },
  })
})
