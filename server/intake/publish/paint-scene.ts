import sharp from 'sharp'
import type { ElementLayout, LayerLayout, Placed, SceneLayout } from '#shared/scene/layout.ts'
import { blankPixels, cutOut, type Pixels } from '../pixels/pixels.ts'
import { resizePixels } from '../pixels/resize.ts'

const GROUND = [0x1b, 0x2b, 0x4b, 0xff] as const

const NONE: ReadonlySet<string> = new Set()

/** Everything of a scene that waits in it, the lowest first. @param locked elements with their mist over them */
export function placedIn(layout: SceneLayout, locked = NONE): Placed[] {
  const of = (isFront: boolean): Placed[] =>
    layout.layers
      .filter((layer) => layer.isFront === isFront && !layer.lit && !layer.season)
      .flatMap((layer) => tiles(layer, layout))
  const elements = farToNear(layout.elements).flatMap(({ id, picture, veil }) =>
    veil && locked.has(id) ? [picture, veil] : [picture],
  )
  return [...(layout.background ? [layout.background] : []), ...of(false), ...elements, ...of(true)]
}

/**
 * Paints a scene as it stands, of what is stored of it. Layers as large as the canvas are held one at a time; a page is opened once
 * for all its pictures.
 * @param scale pixels per reference unit; below 1 the pictures for phones are taken @param path of a served address
 * @param locked elements with their mist over them
 */
export async function paintScene(
  layout: SceneLayout,
  scale: number,
  path: (url: string) => string,
  locked = NONE,
): Promise<Pixels> {
  const { width, height } = layout.size
  const canvas = blankPixels(Math.round(width * scale), Math.round(height * scale))
  canvas.data.fill(Buffer.from(GROUND))
  const pages = new Map<string, Pixels>()
  for (const { file, small, box } of placedIn(layout, locked)) {
    const { url, frame } = (scale < 1 && small) || file
    const page = pages.get(url) ?? (await decode(path(url)))
    if (frame) pages.set(url, page)
    const picture = frame ? cutOut(page, frame.x, frame.y, frame.width, frame.height) : page
    const across = Math.max(1, Math.round(box.width * scale))
    const down = Math.max(1, Math.round(box.height * scale))
    const sized = await resizePixels(picture, across, down)
    layOver(canvas, sized, Math.round(box.x * scale), Math.round(box.y * scale))
  }
  return canvas
}

/** As the stage draws them: what stands lower stands nearer. */
function farToNear(elements: readonly ElementLayout[]): ElementLayout[] {
  const foot = ({ picture: { box } }: ElementLayout): number => box.y + box.height
  return elements.toSorted((a, b) => foot(a) - foot(b))
}

async function decode(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Lays a picture over an opaque one; what lies outside of it is not shown. */
function layOver(ground: Pixels, over: Pixels, left: number, top: number): void {
  const firstX = Math.max(0, -left)
  const lastX = Math.min(over.width, ground.width - left)
  const lastY = Math.min(over.height, ground.height - top)
  for (let y = Math.max(0, -top); y < lastY; y++) {
    let read = (y * over.width + firstX) * 4
    let write = ((top + y) * ground.width + left + firstX) * 4
    for (let x = firstX; x < lastX; x++, read += 4, write += 4) {
      const alpha = over.data[read + 3] ?? 0
      if (alpha === 0) continue
      ground.data[write] = mixed(ground.data[write] ?? 0, over.data[read] ?? 0, alpha)
      ground.data[write + 1] = mixed(ground.data[write + 1] ?? 0, over.data[read + 1] ?? 0, alpha)
      ground.data[write + 2] = mixed(ground.data[write + 2] ?? 0, over.data[read + 2] ?? 0, alpha)
    }
  }
}

function mixed(below: number, above: number, alpha: number): number {
  return ((above * alpha + below * (255 - alpha) + 127) / 255) | 0
}

/** A strip is there as often as it fits onto the canvas. */
function tiles({ picture, isTiled }: LayerLayout, { size }: SceneLayout): Placed[] {
  const { box } = picture
  const count = isTiled ? Math.ceil(size.width / box.width) : 1
  return Array.from({ length: count }, (_, index) => ({
    ...picture,
    box: { ...box, x: box.x + index * box.width },
  }))
}
