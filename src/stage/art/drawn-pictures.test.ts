import { CanvasSource, canvasUtils, Texture } from 'pixi.js'
import { afterEach, expect, it, vi } from 'vitest'
import { rememberPictures } from './drawn-pictures.ts'

const original = canvasUtils.getCanvasSource
afterEach(() => {
  canvasUtils.getCanvasSource = original
})

function aTexture(): Texture<CanvasSource> {
  return new Texture({ source: new CanvasSource({ resource: document.createElement('canvas') }) })
}

/** How often Pixi itself was asked. */
function watched() {
  const ask = vi.fn(original)
  canvasUtils.getCanvasSource = ask
  rememberPictures()
  return ask
}

it('asks once for a picture that is drawn as it is, and anew when it has another or is gone', () => {
  const ask = watched()
  const texture = aTexture()
  const { source } = texture
  expect(canvasUtils.getCanvasSource(texture)).toBe(source.resource)
  expect(canvasUtils.getCanvasSource(texture)).toBe(source.resource)
  expect(ask).toHaveBeenCalledTimes(1)

  source.resource = document.createElement('canvas')
  expect(canvasUtils.getCanvasSource(texture)).toBe(source.resource)
  expect(ask).toHaveBeenCalledTimes(2)

  source.destroy()
  expect(canvasUtils.getCanvasSource(texture)).toBeNull()
})

it('asks each time for what is not drawn as it is', () => {
  const ask = watched()
  const texture = aTexture()
  texture.source.resize(7, 5, 2)
  ask.mockReturnValue(null)
  canvasUtils.getCanvasSource(texture)
  canvasUtils.getCanvasSource(texture)
  expect(ask).toHaveBeenCalledTimes(2)
})
