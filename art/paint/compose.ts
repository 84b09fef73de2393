import sharp, { type Sharp } from 'sharp'
import { cutOut } from '../../server/intake/pixels/pixels.ts'
import { reflectOnWater } from '../../server/intake/pixels/reflection.ts'
import { composed, type Layered, type View } from './layers.ts'

const ADDITIVE = ['glow', 'light', 'hover']

/** What is seen of a picture, and how. */
export interface Shown {
  view: View
  /** Element id (or `*`) to the words of its extra groups, e.g. `light`, `veil`. */
  states: ReadonlyMap<string, readonly string[]>
  /** Only groups whose name starts so; all when empty. */
  only: readonly string[]
  /** Element id to the y of its waterline. */
  waterlines: ReadonlyMap<string, number>
}

function isShown(name: string, { states, only }: Shown): boolean {
  const [kind = '', id = '', state] = name.split(' ')
  if (only.length > 0 && !only.some((word) => name.startsWith(word))) return false
  if (kind !== 'element' || !state) return true
  return (states.get(id) ?? states.get('*') ?? []).includes(state)
}

/** A strip is in the file once; here it is laid side by side over the whole width. */
function tiled(markup: string, width: number): string {
  const period = Number(/^<g [^>]*data-period="(\d+)"/.exec(markup)?.[1] ?? 0)
  if (!period) return markup
  return Array.from(
    { length: Math.ceil(width / period) },
    (_, i) => `<g transform="translate(${i * period} 0)">${markup}</g>`,
  ).join('')
}

/** Rasterises as the stage will show it: normal groups over, additive groups added, islands mirrored. */
export async function compose(layers: Layered, shown: Shown): Promise<Sharp> {
  const { view } = shown
  const [width, height] = [Math.round(view.width * view.scale), Math.round(view.height * view.scale)]
  const raster = (markup: string): Sharp => sharp(composed(layers, markup, view), { unlimited: true })
  const keep = (image: Sharp): Promise<Buffer> => image.png({ compressionLevel: 1 }).toBuffer()
  let base = await keep(sharp({ create: { width, height, channels: 3, background: '#1B2F55' } }))
  let run = ''
  const flush = async (): Promise<void> => {
    if (run) base = await keep(sharp(base).composite([{ input: await keep(raster(run)) }]))
    run = ''
  }
  for (const { name, markup } of layers.groups.filter((group) => isShown(group.name, shown))) {
    const [, id = '', state] = name.split(' ')
    const waterline = state ? undefined : shown.waterlines.get(id)
    if (state && ADDITIVE.includes(state)) {
      await flush()
      const light = await keep(raster(markup).flatten({ background: '#000000' }))
      base = await keep(
        sharp(base)
          .composite([{ input: light, blend: 'add' }])
          .removeAlpha(),
      )
      continue
    }
    if (waterline !== undefined && name.startsWith('element ')) {
      await flush()
      const mirrored = await reflection(raster(markup), waterline, layers, view)
      if (mirrored) base = await keep(sharp(base).composite([{ input: mirrored }]))
    }
    run += tiled(markup, layers.width)
  }
  await flush()
  return sharp(base)
}

/** Share of the height at which the sea begins: the intake's own default. */
const HORIZON = 0.28

/** The mirror image as the intake makes it, laid on the whole view; null where the view shows no water below the thing. */
async function reflection(
  element: Sharp,
  waterline: number,
  { width, height }: Layered,
  view: View,
): Promise<Buffer | null> {
  const { data, info } = await element.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, height: info.height }
  const mirrored = await reflectOnWater(
    { pixels, box: view },
    { waterline, horizon: HORIZON * height, width, height },
  )
  if (!mirrored) return null
  const [left, top] = [mirrored.box.x - view.x, mirrored.box.y - view.y].map((v) =>
    Math.round(-v * view.scale),
  )
  const whole = cutOut(mirrored.pixels, left ?? 0, top ?? 0, info.width, info.height)
  return sharp(whole.data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
