/**
 * Weighs a layered SVG: box and texture bytes (RGBA after trimming) of every group, and the gaps between elements.
 *   npx tsx tools/paint/weigh.ts scenes/<adventure>/<mission>/scene.svg
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { composed, readLayers, type Layered } from './layers.ts'

const Scaled = z.optional(z.object({ scale: z.optional(z.number()) }))
const Scales = z.object({ background: Scaled, layers: z.optional(z.record(z.string(), Scaled)) })

/** In picture px. */
interface Weighed {
  name: string
  box: readonly [left: number, top: number, right: number, bottom: number]
  bytes: number
}

const file = process.argv[2] ?? ''
const layers = readLayers(readFileSync(file, 'utf8'))
const scene = Scales.parse(JSON.parse(readFileSync(join(dirname(file), 'scene.json'), 'utf8')))
const ADDITIVE = /(glow|light|hover)$/
const HALF = 0.5

const weighed: Weighed[] = []
for (const { name, markup } of layers.groups) weighed.push(await weigh(layers, name, markup))
for (const { name, box, bytes } of weighed) console.log(name.padEnd(26), box.join(' ').padEnd(24), `${(bytes / 1e6).toFixed(2)} MB`)
console.log('total'.padEnd(51), `${(weighed.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(2)} MB`)
reportGaps(weighed.filter(({ name }) => /^element \S+$/.test(name)))

/** Rasterised at half size to find the box; the bytes are those at the group's own scale. */
async function weigh(picture: Layered, name: string, markup: string): Promise<Weighed> {
  const view = { x: 0, y: 0, width: picture.width, height: picture.height, scale: HALF }
  const { data, info } = await sharp(composed(picture, markup, view)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const shows = (i: number): boolean => (ADDITIVE.test(name) ? Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) : 255) * (data[i + 3] ?? 0) > 255
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (!shows((y * info.width + x) * 4)) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  }
  const scale = name === 'background' ? scene.background?.scale : scene.layers?.[name.split(' ')[1] ?? '']?.scale
  const box = [left / HALF, top / HALF, right / HALF, bottom / HALF] as const
  return { name, box, bytes: (box[2] - box[0]) * (box[3] - box[1]) * 4 * (scale ?? 1) ** 2 }
}

/** Elements that stand closer than 24 px to another. */
function reportGaps(elements: readonly Weighed[]): void {
  for (const [i, a] of elements.entries()) {
    for (const b of elements.slice(i + 1)) {
      const gap = Math.max(a.box[0] - b.box[2], b.box[0] - a.box[2], a.box[1] - b.box[3], b.box[1] - a.box[3])
      if (gap < 24) console.log(`${a.name} and ${b.name}: ${gap} px apart`)
    }
  }
}
