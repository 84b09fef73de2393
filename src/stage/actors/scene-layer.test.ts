import { Texture } from 'pixi.js'
import { expect, it } from 'vitest'
import type { LayerLayout } from '#shared/scene/layout.ts'
import { anArt } from '../testing/art.ts'
import { SceneLayer } from './scene-layer.ts'
import { StagedScene } from './staged-scene.ts'

const size = { width: 1920, height: 1080 }

function tiled(depth: number, drift = 0): { layer: SceneLayer; staged: StagedScene } {
  const staged = new StagedScene(anArt({ texture: () => Texture.WHITE }))
  const box = { x: 70, y: 600, width: 501.5, height: 90 }
  const waves: LayerLayout = {
    name: 'waves',
    picture: { file: { url: '', frame: null }, small: null, box },
    depth,
    isTiled: true,
    isFront: false,
    drift,
    path: null,
  }
  const layer = new SceneLayer()
  layer.model = { staged, layer: waves, size }
  return { layer, staged }
}

/** Where each repeat begins and ends, in px of the scene. */
const spansOf = ({ children, position }: SceneLayer) =>
  children.map(({ x, width }) => ({ from: position.x + x, to: position.x + x + width }))

it.each([0, 0.4, 1, 1.6])('a picture that repeats at depth %d reaches under its next repeat', (depth) => {
  const { layer } = tiled(depth)
  const spans = spansOf(layer)
  expect(spans.length).toBeGreaterThan(3)
  for (const [index, { from }] of spans.entries()) {
    const before = spans[index - 1]
    if (before) expect(before.to - from).toBeCloseTo(1)
  }
  layer.destroy()
})

it.each([0, 0.4, 1, 1.6])(
  'a picture that repeats at depth %d covers the whole world, wherever it has drifted and from wherever it is seen',
  (depth) => {
    const { layer, staged } = tiled(depth, -13)
    for (const x of [0, size.width / 2, size.width]) {
      staged.view = { x, y: 540, scale: 1 }
      for (const time of [0, 31_000, 38_500, 1_000_000]) {
        layer.step(time)
        const spans = spansOf(layer)
        expect(spans[0]?.from).toBeLessThanOrEqual(0)
        expect(spans.at(-1)?.to).toBeGreaterThanOrEqual(size.width)
      }
    }
    layer.destroy()
  },
)
