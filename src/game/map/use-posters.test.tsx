import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { usePostersAhead } from './use-posters.ts'

const box = { x: 0, y: 0, width: 1920, height: 1080 }

function drawn(id: string) {
  const poster = { file: { url: `/scenes/${id}-poster.webp`, frame: null }, small: null, box }
  const scene: SceneLayout = { size: box, safe: box, background: null, poster, layers: [], elements: [] }
  return aNode({ id, scene })
}

function Ahead() {
  usePostersAhead()
  return null
}

let fetched: string[]

beforeEach(() => {
  fetched = []
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        fetched.push(url)
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  stageStore.setState(stageStore.getInitialState(), true)
})

const places = [anElement('harbour', { isNext: true }), anElement('reef')]
const start = () => {
  const path = '/app/game/plot/map/isles/Isles'
  renderInGame(<Ahead />, path, [drawn('harbour'), drawn('reef')], path)
}

it('fetches the poster of the next place when the scene is whole, and of one that is looked at at once [START-1]', () => {
  start()
  act(() => stageStore.setState({ shown: aScene('isles', { elements: places }), status: 'poster' }))
  expect(fetched).toEqual([])
  act(() => stageStore.setState({ hovered: 'reef' }))
  expect(fetched).toEqual(['/scenes/reef-poster.webp'])
  act(() => stageStore.setState({ hovered: null, status: 'ready' }))
  expect(fetched).toEqual(['/scenes/reef-poster.webp', '/scenes/harbour-poster.webp'])
})

it.each([{ saveData: true }, { downlink: 0.4 }])(
  'fetches none ahead on a line that %o [START-2]',
  (connection) => {
    vi.stubGlobal('navigator', { onLine: true, language: 'en', connection })
    start()
    act(() =>
      stageStore.setState({ shown: aScene('isles', { elements: places }), status: 'ready', hovered: 'reef' }),
    )
    expect(fetched).toEqual([])
  },
)
