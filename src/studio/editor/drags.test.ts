import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSceneFile, EMPTY_SCENE_FILE } from '#shared/content/preview.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { createDesk } from '#src/features/scenes/desk.ts'
import { createEditStore } from '#src/outbox/edits/edit-store.ts'
import type { Bench } from '#src/features/scenes/bench.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { takeThing, thingAt, thingUnder } from './drags.ts'

const box = { x: 100, y: 100, width: 200, height: 100 }
const layout: SceneLayout = {
  ...{ size: { width: 1920, height: 1080 }, safe: { x: 0, y: 0, width: 1920, height: 1080 } },
  ...{ background: null, elements: [] },
  layers: [
    {
      ...{ name: 'hills', depth: 0.5, isTiled: false, isFront: false, drift: 0, path: null },
      picture: { file: { url: '/hills.webp', frame: null }, small: null, box },
    },
  ],
}
const file = readSceneFile('{ "layers": { "hills": { "depth": 0.5 } } }') ?? EMPTY_SCENE_FILE

function aBench(): Bench {
  const desk = createDesk('harbour')
  desk.select([{ sort: 'layers', id: 'hills' }])
  return {
    ...{
      edits: createEditStore(),
      save: { go: () => Promise.resolve(), ready: () => Promise.resolve(true) },
      missions: [],
      files: [],
      desk,
      mission: null,
      things: [],
    },
    liveScene: { mission: 'harbour', path: 'harbour/scene.json', layout, file },
    art: {
      send: () => Promise.resolve(''),
      read: () => Promise.resolve(new Blob()),
      addressOf: (path) => path,
    },
    lens: {
      fit: () => {},
      zoomIn: () => {},
      zoomOut: () => {},
      seen: () => ({ x: 0, y: 0, width: 1920, height: 1080 }),
    },
  }
}

beforeEach(() => void vi.spyOn(stageLens, 'view'))
afterEach(() => vi.mocked(stageLens.view).mockRestore())

it('finds a far layer where it is seen, not where it was drawn [DESIGN-4]', () => {
  // the camera has gone 400 to the right, and the hills half as far
  vi.mocked(stageLens.view).mockReturnValue({ x: 1360, y: 540, scale: 1 })
  expect(thingAt(aBench(), { x: 310, y: 150 })).toEqual({ sort: 'layers', id: 'hills' })
  expect(thingAt(aBench(), { x: 150, y: 150 })).toBeNull()
})

it('finds a place by its label too, unless it is locked [DESIGN-4]', () => {
  const labelAt = vi.spyOn(stageLens, 'labelAt').mockReturnValue('shop')
  const bench = aBench()
  expect(thingUnder(bench, { x: 0, y: 0 })).toEqual({ sort: 'elements', id: 'shop' })
  bench.desk.mark('locked', [{ sort: 'elements', id: 'shop' }])
  expect(thingUnder(bench, { x: 0, y: 0 })).toBeNull()
  labelAt.mockRestore()
})

it.each([{}, { shiftKey: true }])(
  'selects nothing where a second finger or Escape takes it back %o [DESIGN-4]',
  (keys) => {
    const bench = aBench()
    const { selected } = bench.desk.store.getState()
    const drag = takeThing(bench, { sort: 'elements', id: 'shop' }, new PointerEvent('pointerdown', keys))
    expect(bench.desk.store.getState().selected).toContainEqual({ sort: 'elements', id: 'shop' })
    drag.cancel()
    expect(bench.desk.store.getState().selected).toEqual(selected)
  },
)
