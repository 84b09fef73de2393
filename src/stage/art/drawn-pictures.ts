import { canvasUtils, type Texture } from 'pixi.js'

type Drawn = ReturnType<typeof canvasUtils.getCanvasSource>

/**
 * On Canvas2D, Pixi asks for every sprite of every frame of what kind its picture is: nearly half of all script there.
 * Pictures that are drawn as they are, are asked once.
 */
export function rememberPictures(): void {
  const ask = canvasUtils.getCanvasSource
  const known = new WeakMap<Texture['source'], Drawn>()
  canvasUtils.getCanvasSource = (texture) => {
    const { source } = texture
    const before = known.get(source)
    if (before && before === source.resource) return before
    const drawn = ask(texture)
    // A film changes its size while it plays.
    if (drawn === source.resource && source.uploadMethodId !== 'video') known.set(source, drawn)
    return drawn
  }
}
