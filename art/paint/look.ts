/**
 * Looks at a layered SVG.
 *   npx tsx art/paint/look.ts <scene.svg> <out.png> [--show *=veil,harbour=glow+light] [--crop x,y,w,h] [--width 1600] [--only layer,element] [--tiny]
 * --tiny writes every element alone, 96 px wide, side by side: silhouettes must still read.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { compose } from './compose.ts'
import { composed, readLayers, type View } from './layers.ts'

const Waterlines = z.object({
  elements: z.optional(z.record(z.string(), z.object({ reflect: z.optional(z.number()) }))),
})

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'string', default: '' },
    crop: { type: 'string' },
    width: { type: 'string', default: '1600' },
    only: { type: 'string', default: '' },
    tiny: { type: 'boolean', default: false },
  },
})
const [file = '', out = 'look/look.png'] = positionals

if (values.tiny) await tiny()
else await whole()

async function whole(): Promise<void> {
  const states = new Map(
    values.show
      .split(',')
      .filter(Boolean)
      .map((word) => {
        const [id = '', words = ''] = word.split('=')
        return [id, words.split('+')] as const
      }),
  )
  const layers = readLayers(readFileSync(file, 'utf8'))
  const [x = 0, y = 0, w = layers.width, h = layers.height] = values.crop?.split(',').map(Number) ?? []
  const view: View = { x, y, width: w, height: h, scale: Number(values.width) / w }
  const only = values.only.split(',').filter(Boolean)
  const picture = await compose(layers, { view, states, only, waterlines: waterlinesBeside(file) })
  await picture.toFile(out)
}

/** The waterlines that the scene.json beside the picture names. */
function waterlinesBeside(svg: string): ReadonlyMap<string, number> {
  const path = join(dirname(svg), 'scene.json')
  if (!existsSync(path)) return new Map()
  const elements = Waterlines.parse(JSON.parse(readFileSync(path, 'utf8'))).elements ?? {}
  return new Map(
    Object.entries(elements).flatMap(([id, { reflect }]) =>
      reflect === undefined ? [] : [[id, reflect] as const],
    ),
  )
}

async function tiny(): Promise<void> {
  const layers = readLayers(readFileSync(file, 'utf8'))
  const elements = layers.groups.filter(
    ({ name }) => name.split(' ').length === 2 && name.startsWith('element '),
  )
  const view: View = { x: 0, y: 0, width: layers.width, height: layers.height, scale: 0.5 }
  const tiles = await Promise.all(
    elements.map(async ({ markup }) => {
      const cut = await sharp(composed(layers, markup, view))
        .trim({ threshold: 0 })
        .png()
        .toBuffer()
      return sharp(cut).resize({ width: 96, height: 96, fit: 'inside' }).png().toBuffer()
    }),
  )
  const sheet = await sharp({
    create: { width: 112 * tiles.length, height: 112, channels: 3, background: '#3A5C90' },
  })
    .composite(tiles.map((input, i) => ({ input, left: 8 + 112 * i, top: 8 })))
    .png()
    .toBuffer()
  await sharp(sheet)
    .resize({ width: 112 * tiles.length * 2, kernel: 'nearest' })
    .toFile(out)
}
