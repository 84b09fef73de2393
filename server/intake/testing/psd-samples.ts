import { deflateSync } from 'node:zlib'
import { initializeCanvas, writePsdBuffer, type Layer } from 'ag-psd'

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

// the writer makes pictures of its own where a document has none: ours are not looked at
initializeCanvas(
  () => {
    throw new Error('samples have pixels, and no canvas')
  },
  (width, height) => ({ width, height, colorSpace: 'srgb', data: new Uint8ClampedArray(width * height * 4) }),
)

/** A layer of one colour. */
export function layer(
  name: string,
  [left, top, width, height]: readonly [number, number, number, number],
  colour: Rgba = [200, 130, 70, 255],
  more: Layer = {},
): Layer {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at++) data[at] = colour[at % 4] ?? 0
  return { name, left, top, imageData: { width, height, data }, ...more }
}

/** Layers in a group, the lowest first. */
export function group(name: string, children: Layer[], more: Layer = {}): Layer {
  return { name, children, ...more }
}

/** As Photoshop saves it, in 8 bits. @param children the lowest first */
export function psdOf(
  children: Layer[],
  { width = 640, height = 360, isLarge = false, isZipped = false } = {},
): Buffer {
  const imageData = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  const options = { psb: isLarge, compress: isZipped, noBackground: true }
  return writePsdBuffer({ width, height, children, imageData }, options)
}

/** The usual background of the small world. */
export function ground(width = 640, height = 360): Layer {
  return layer('background', [0, 0, width, height], [30, 70, 110, 255])
}

/** How a document of our own writer is format. */
export interface SampleFormat {
  width: number
  height: number
  depth: 8 | 16 | 32
  packing: 'raw' | 'runs' | 'zip' | 'differences'
  isLarge: boolean
  mode: number
  profile: Buffer | null
}

const USUAL: SampleFormat = {
  ...{ width: 640, height: 360, depth: 8, packing: 'raw', isLarge: false, mode: 3, profile: null },
}

/** A layer of our own writer: its colour by where it is, in parts of 1. */
export interface PlainLayer {
  name: string
  area: readonly [left: number, top: number, width: number, height: number]
  colour: (x: number, y: number) => Rgba
  /** It has no channel for how opaque it is, as Photoshop's locked background has none. */
  isOpaque?: boolean
}

/** A document in any depth and packing: the writer of ag-psd knows 8 bits alone. @param layers the lowest first */
export function plainPsd(layers: readonly PlainLayer[], said: Partial<SampleFormat> = {}): Buffer {
  const format: SampleFormat = { ...USUAL, ...said }
  const { isLarge, depth } = format
  const channels = layers.map((one) => channelsOf(one, format))
  const records = layers.map((one, index) => recordOf(one, channels[index] ?? [], isLarge))
  const list = [number(layers.length, 2), ...records, ...channels.flat().map(({ content }) => content)]
  const info = padded(Buffer.concat(list), 2)
  const wide = isLarge ? 8 : 4
  const key = depth === 16 ? 'Lr16' : 'Lr32'
  const body =
    depth === 8
      ? [number(info.length, wide), info]
      : [number(0, wide), number(0, 4), Buffer.from(`8BIM${key}`), number(info.length, wide), info]
  return documentOf(Buffer.concat(body), format)
}

/** Head, profile and whatever is to stand in place of the layers. */
export function documentOf(layers: Buffer, said: Partial<SampleFormat> = {}): Buffer {
  const { width, height, depth, isLarge, mode, profile }: SampleFormat = { ...USUAL, ...said }
  const resources = profile
    ? Buffer.concat([
        Buffer.from('8BIM'),
        number(1039, 2),
        number(0, 2),
        number(profile.length, 4),
        padded(profile, 2),
      ])
    : Buffer.alloc(0)
  return Buffer.concat([
    Buffer.from('8BPS'),
    ...[number(isLarge ? 2 : 1, 2), Buffer.alloc(6), number(3, 2), number(height, 4), number(width, 4)],
    ...[number(depth, 2), number(mode, 2), number(0, 4), number(resources.length, 4), resources],
    ...[number(layers.length, isLarge ? 8 : 4), layers],
  ])
}

interface WrittenChannel {
  id: number
  content: Buffer
}

function channelsOf({ area, colour, isOpaque }: PlainLayer, format: SampleFormat): WrittenChannel[] {
  const [, , width, height] = area
  return [...(isOpaque ? [] : [-1]), 0, 1, 2].map((id) => {
    const valueAt = (x: number, y: number): number => colour(x, y).at(id) ?? 0
    const rows = Array.from({ length: height }, (_, y) =>
      rowOf(
        Array.from({ length: width }, (_one, x) => valueAt(x, y)),
        format.depth,
      ),
    )
    return { id, content: packed(rows, width, format) }
  })
}

function rowOf(values: readonly number[], depth: SampleFormat['depth']): Buffer {
  const row = Buffer.alloc(values.length * (depth / 8))
  for (const [x, value] of values.entries()) {
    if (depth === 8) row.writeUInt8(Math.round(value * 255), x)
    else if (depth === 16) row.writeUInt16BE(Math.round(value * 65_535), x * 2)
    else row.writeFloatBE(value, x * 4)
  }
  return row
}

function packed(rows: readonly Buffer[], width: number, { packing, depth, isLarge }: SampleFormat): Buffer {
  if (packing === 'raw') return Buffer.concat([number(0, 2), ...rows])
  if (packing === 'zip') return Buffer.concat([number(2, 2), deflateSync(Buffer.concat(rows))])
  if (packing === 'differences') {
    const differences = rows.map((row) => differencesOf(row, width, depth))
    return Buffer.concat([number(3, 2), deflateSync(Buffer.concat(differences))])
  }
  const runs = rows.map(runsOf)
  return Buffer.concat([number(1, 2), ...runs.map((row) => number(row.length, isLarge ? 4 : 2)), ...runs])
}

/** Two equal bytes or more as a run, everything else as it is. */
function runsOf(row: Buffer): Buffer {
  const out: number[] = []
  for (let at = 0; at < row.length;) {
    let end = at + 1
    while (end < row.length && end - at < 128 && row[end] === row[at]) end++
    if (end - at > 1) out.push(257 - (end - at), row[at] ?? 0)
    else out.push(0, row[at] ?? 0)
    at = end
  }
  return Buffer.from(out)
}

function differencesOf(row: Buffer, width: number, depth: SampleFormat['depth']): Buffer {
  const out = Buffer.alloc(row.length)
  if (depth === 16) {
    for (let x = 0; x < width; x++) {
      const before = x === 0 ? 0 : row.readUInt16BE((x - 1) * 2)
      out.writeUInt16BE((row.readUInt16BE(x * 2) - before) & 0xffff, x * 2)
    }
    return out
  }
  const parted =
    depth === 32 ? Buffer.from(row.map((_, at) => row[(at % width) * 4 + Math.floor(at / width)] ?? 0)) : row
  for (let at = 0; at < row.length; at++)
    out[at] = ((parted[at] ?? 0) - (at === 0 ? 0 : (parted[at - 1] ?? 0))) & 255
  return out
}

function recordOf({ name, area }: PlainLayer, channels: readonly WrittenChannel[], isLarge: boolean): Buffer {
  const [left, top, width, height] = area
  const title = Buffer.concat([number(name.length, 1), Buffer.from(name, 'latin1')])
  const extra = Buffer.concat([number(0, 4), number(0, 4), padded(title, 4)])
  return Buffer.concat([
    ...[top, left, top + height, left + width].map((side) => number(side, 4)),
    number(channels.length, 2),
    ...channels.flatMap(({ id, content }) => [number(id, 2), number(content.length, isLarge ? 8 : 4)]),
    Buffer.from('8BIMnorm'),
    Buffer.from([255, 0, 0, 0]),
    number(extra.length, 4),
    extra,
  ])
}

/** Of so many bytes, the highest first; one below zero wraps. */
function number(value: number, bytes: number): Buffer {
  const content = Buffer.alloc(8)
  content.writeBigInt64BE(BigInt(value))
  return content.subarray(8 - bytes)
}

function padded(content: Buffer, to: number): Buffer {
  return Buffer.concat([content, Buffer.alloc((to - (content.length % to)) % to)])
}
