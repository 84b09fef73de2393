import { closeSync, openSync, writeSync } from 'node:fs'
import sharp from 'sharp'

/** Of the goal: layers over a canvas of so many pixels a side. */
const SIDE = 4096
const LAYERS = 40
const BANDS = 7
const ACROSS = 6

interface Written {
  name: string
  /** Top, left, bottom, right. */
  sides: [number, number, number, number]
  /** Transparency, red, green, blue. */
  channels: Buffer[]
}

/**
 * Writes a layered Photoshop document as Photoshop does: layers cut to what is on them, in runs. A background, seven bands of
 * scenery and 32 elements, with grain and soft edges, the same every time.
 * @param isWhole every layer is painted over the whole canvas, which nobody draws: the most there can be
 */
export async function paintDocument(path: string, isWhole: boolean): Promise<void> {
  const layers: Written[] = []
  for (let index = 0; index < LAYERS; index++) {
    const first = layers[1]
    if (isWhole && index > 1 && first) layers.push({ ...first, name: nameOf(index) })
    else layers.push(await paintLayer(index, isWhole))
  }
  const file = openSync(path, 'w')
  for (const piece of piecesOf(layers)) writeSync(file, piece)
  closeSync(file)
}

function nameOf(index: number): string {
  if (index === 0) return 'background'
  return index <= BANDS ? `layer band${index}` : `element house${index}`
}

function boxOf(index: number, isWhole: boolean): { x: number; y: number; width: number; height: number } {
  if (index === 0 || isWhole) return { x: 0, y: 0, width: SIDE, height: SIDE }
  if (index <= BANDS) return { x: 0, y: index * 480, width: SIDE, height: 700 }
  const place = index - BANDS - 1
  return {
    x: 500 + (place % ACROSS) * 520,
    y: 300 + Math.floor(place / ACROSS) * 620,
    width: 440,
    height: 520,
  }
}

async function paintLayer(index: number, isWhole: boolean): Promise<Written> {
  const { x, y, width, height } = boxOf(index, isWhole)
  const hue = (index * 47) % 360
  const shape =
    index === 0
      ? `<rect width="${width}" height="${height}" fill="url(#paint)"/>`
      : `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}" fill="url(#paint)"/>`
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="paint" x2="0.7" y2="1"><stop stop-color="hsl(${hue},60%,72%)"/><stop offset="1" stop-color="hsl(${hue + 40},55%,28%)"/></linearGradient>${shape}</svg>`
  const pixels = await sharp(Buffer.from(drawn)).ensureAlpha().raw().toBuffer()
  addGrain(pixels)
  const channels = [3, 0, 1, 2].map((part) => runsOf(pixels, part, width, height))
  return { name: nameOf(index), sides: [y, x, y + height, x + width], channels }
}

/** As a brush leaves it: without it runs would hold next to nothing. */
function addGrain(pixels: Buffer): void {
  let seed = 1
  for (let at = 0; at < pixels.length; at += 4) {
    seed = (seed * 48_271) % 2_147_483_647
    const grain = seed % 24 === 0 ? seed % 9 : 0
    for (let part = 0; part < 3; part++) pixels[at + part] = Math.min(255, (pixels[at + part] ?? 0) + grain)
  }
}

function runsOf(pixels: Buffer, part: number, width: number, height: number): Buffer {
  const lengths = Buffer.alloc(2 + height * 2)
  lengths.writeUInt16BE(1)
  const out = Buffer.alloc(width * height * 2)
  let end = 0
  for (let y = 0; y < height; y++) {
    const start = end
    for (let x = 0; x < width;) {
      const value = pixels[(y * width + x) * 4 + part] ?? 0
      let count = 1
      while (count < 128 && x + count < width && pixels[(y * width + x + count) * 4 + part] === value) count++
      out[end++] = count > 1 ? 257 - count : 0
      out[end++] = value
      x += count
    }
    lengths.writeUInt16BE(end - start, 2 + y * 2)
  }
  return Buffer.concat([lengths, out.subarray(0, end)])
}

function* piecesOf(layers: readonly Written[]): Generator<Buffer> {
  const records = Buffer.concat(layers.map(recordOf))
  const pixels = layers.flatMap(({ channels }) => channels)
  const bytes = 2 + records.length + pixels.reduce((sum, { length }) => sum + length, 0)
  const fill = Buffer.alloc(bytes % 2)
  yield Buffer.concat([
    Buffer.from('8BPS'),
    numbers(2, 1),
    Buffer.alloc(6),
    numbers(2, 4),
    numbers(4, SIDE, SIDE),
  ])
  yield Buffer.concat([numbers(2, 8, 3), numbers(4, 0, 0, bytes + fill.length + 4, bytes + fill.length)])
  yield Buffer.concat([numbers(2, layers.length), records])
  yield* pixels
  yield fill
}

function recordOf({ name, sides, channels }: Written): Buffer {
  const title = Buffer.alloc(Math.ceil((name.length + 1) / 4) * 4)
  title.writeUInt8(name.length)
  title.write(name, 1, 'latin1')
  const listed = channels.map(({ length }, index) =>
    Buffer.concat([numbers(2, index === 0 ? 0xffff : index - 1), numbers(4, length)]),
  )
  const blend = Buffer.concat([Buffer.from('8BIMnorm'), Buffer.from([255, 0, 0, 0])])
  const extra = Buffer.concat([numbers(4, 0, 0), title])
  return Buffer.concat([
    numbers(4, ...sides),
    numbers(2, channels.length),
    ...listed,
    blend,
    numbers(4, extra.length),
    extra,
  ])
}

function numbers(bytes: 2 | 4, ...values: readonly number[]): Buffer {
  const content = Buffer.alloc(values.length * bytes)
  for (const [index, value] of values.entries()) content.writeUIntBE(value, index * bytes, bytes)
  return content
}
