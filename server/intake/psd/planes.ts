import { inflateSync } from 'node:zlib'
import { UnreadableArt } from '../unreadable-art.ts'
import { common, isEmpty, type Area, type Channel, type PixelFormat } from './document.ts'
import { DAMAGED, type FileBytes } from './file-bytes.ts'
import type { Memory } from './memory.ts'

/** Pixels of an area, straight alpha, four bytes each, or one where it is a mask. */
export interface Plane {
  area: Area
  data: Uint8Array<ArrayBuffer>
}

/** What a channel is written to: every `step`th byte from `first` on. */
export interface Target extends Plane {
  first: number
  step: number
}

const RAW = 0
const RUNS = 1
const ZIP = 2
const ZIP_OF_DIFFERENCES = 3

/**
 * Unpacks a channel in rows and writes what lies in the target's area, in eight bits. Nothing larger than what its rectangle
 * can hold is ever unpacked, and what is packed and unpacked counts as memory meanwhile.
 * @param own the rectangle of the layer or the mask @param isLight colours of 32 bits are light, and become bytes of sRGB
 * @param isWanted false for a row of which nothing is seen @throws UnreadableArt
 */
export function unpackChannel(
  file: FileBytes,
  { at, length }: Channel,
  format: PixelFormat,
  own: Area,
  target: Target,
  { memory, isLight, isWanted }: { memory: Memory; isLight: boolean; isWanted?: (y: number) => boolean },
): void {
  const seen = common(own, target.area)
  if (length <= 2 || isEmpty(seen)) return
  const width = own.right - own.left
  const height = own.bottom - own.top
  const rowBytes = width * (format.depth / 8)
  // runs that save nothing are twice as long as what they hold, at worst
  if (length > rowBytes * height * 2 + height * 8 + 1024) throw new UnreadableArt(...DAMAGED)
  const packing = file.u16(at)
  const isZip = packing === ZIP || packing === ZIP_OF_DIFFERENCES
  const held = length + (isZip ? rowBytes * height : 0)
  memory.take(held)
  const packed = file.bytes(at + 2, length - 2)
  const shape = { rowBytes, height, width, format }
  const isWhole = seen.left === own.left && seen.right === own.right
  const writer =
    packing === RUNS && format.depth === 8 && isWhole
      ? runsWriter(packed, shape, own, target)
      : rowWriter(rowsOf(packing, packed, shape), byteRow(format.depth, width, isLight), own, seen, target)
  for (let y = seen.top; y < seen.bottom; y++) if (!isWanted || isWanted(y)) writer(y)
  memory.giveBack(held)
}

type RowWriter = (y: number) => void

function rowWriter(
  rows: (y: number) => Uint8Array,
  toBytes: (row: Uint8Array) => Uint8Array,
  own: Area,
  seen: Area,
  target: Target,
): RowWriter {
  return (y) => writeRow(toBytes(rows(y - own.top)), own.left, y, seen, target)
}

/** Most documents are runs of bytes: these are written where they belong at once. */
function runsWriter(packed: Buffer, shape: Shape, own: Area, { area, data, first, step }: Target): RowWriter {
  const starts = startsOf(packed, shape)
  const across = area.right - area.left
  return (y) => {
    const write = ((y - area.top) * across + own.left - area.left) * step + first
    const row = y - own.top
    unpackRuns(packed, starts[row] ?? 0, starts[row + 1] ?? 0, {
      data,
      first: write,
      step,
      count: shape.width,
    })
  }
}

function writeRow(row: Uint8Array, left: number, y: number, seen: Area, target: Target): void {
  const { area, data, first, step } = target
  const width = area.right - area.left
  let write = ((y - area.top) * width + seen.left - area.left) * step + first
  for (let x = seen.left - left; x < seen.right - left; x++, write += step) data[write] = row[x] ?? 0
}

interface Shape {
  rowBytes: number
  width: number
  height: number
  format: PixelFormat
}

/** The bytes of a row as they would lie there unpacked; good until the next call. */
function rowsOf(packing: number, packed: Buffer, shape: Shape): (y: number) => Uint8Array {
  const { rowBytes, height } = shape
  if (packing === RUNS) return rowsOfRuns(packed, shape)
  const isZip = packing === ZIP || packing === ZIP_OF_DIFFERENCES
  if (packing !== RAW && !isZip) throw new UnreadableArt(...DAMAGED)
  const all = isZip ? inflated(packed, rowBytes * height) : packed
  if (all.length < rowBytes * height) throw new UnreadableArt(...DAMAGED)
  return (y) => {
    const row = all.subarray(y * rowBytes, (y + 1) * rowBytes)
    return packing === ZIP_OF_DIFFERENCES ? summed(row, shape) : row
  }
}

function inflated(packed: Buffer, bytes: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: bytes })
  } catch {
    throw new UnreadableArt(...DAMAGED)
  }
}

function rowsOfRuns(packed: Buffer, shape: Shape): (y: number) => Uint8Array {
  const starts = startsOf(packed, shape)
  const data = new Uint8Array(shape.rowBytes)
  const row = { data, first: 0, step: 1, count: shape.rowBytes }
  return (y) => {
    unpackRuns(packed, starts[y] ?? 0, starts[y + 1] ?? 0, row)
    return data
  }
}

/** Where each row begins, and where the last one ends. */
function startsOf(packed: Buffer, { height, format }: Shape): Float64Array {
  const wide = format.isLarge ? 4 : 2
  if (packed.length < wide * height) throw new UnreadableArt(...DAMAGED)
  const starts = new Float64Array(height + 1)
  let at = wide * height
  for (let y = 0; y < height; y++) {
    starts[y] = at
    at += format.isLarge ? packed.readUInt32BE(y * 4) : packed.readUInt16BE(y * 2)
  }
  if (at > packed.length) throw new UnreadableArt(...DAMAGED)
  starts[height] = at
  return starts
}

interface Row {
  data: Uint8Array
  first: number
  step: number
  /** Of its bytes. */
  count: number
}

/** PackBits: a byte says how many follow as they are, or how often the next one is repeated. What is missing stays empty. */
function unpackRuns(packed: Buffer, from: number, end: number, { data, first, step, count }: Row): void {
  const stop = first + count * step
  let write = first
  let read = from
  while (read < end && write < stop) {
    const head = packed[read++] ?? 128
    if (head > 128) {
      const value = packed[read++] ?? 0
      const last = Math.min(stop, write + (257 - head) * step)
      for (; write < last; write += step) data[write] = value
    } else if (head < 128) {
      const last = Math.min(stop, write + (head + 1) * step, write + (end - read) * step)
      for (; write < last; write += step) data[write] = packed[read++] ?? 0
    }
  }
  for (; write < stop; write += step) data[write] = 0
}

/** Every number was written as its difference from the one before. */
function summed(row: Uint8Array, { width, format }: Shape): Uint8Array {
  if (format.depth === 16) {
    for (let at = 2; at + 1 < row.length; at += 2) {
      const sum = ((row[at - 2] ?? 0) << 8) + (row[at - 1] ?? 0) + ((row[at] ?? 0) << 8) + (row[at + 1] ?? 0)
      row[at] = (sum >> 8) & 255
      row[at + 1] = sum & 255
    }
    return row
  }
  for (let at = 1; at < row.length; at++) row[at] = ((row[at] ?? 0) + (row[at - 1] ?? 0)) & 255
  if (format.depth === 8) return row
  // of 32 bits the first bytes of all numbers come first, then the second ones
  const woven = new Uint8Array(row.length)
  for (let x = 0; x < width; x++)
    for (let part = 0; part < 4; part++) woven[x * 4 + part] = row[part * width + x] ?? 0
  return woven
}

/** Turns a row of numbers of 8, 16 or 32 bits into bytes. */
function byteRow(
  depth: PixelFormat['depth'],
  width: number,
  isLight: boolean,
): (row: Uint8Array) => Uint8Array {
  if (depth === 8) return (row) => row
  const bytes = new Uint8Array(width)
  if (depth === 16) {
    return (row) => {
      for (let x = 0; x < width; x++) {
        const value = ((row[x * 2] ?? 0) << 8) | (row[x * 2 + 1] ?? 0)
        bytes[x] = (value * 255 + 32_767) / 65_535
      }
      return bytes
    }
  }
  return (row) => {
    const view = new DataView(row.buffer, row.byteOffset, row.byteLength)
    for (let x = 0; x < width; x++) {
      const value = Math.min(1, Math.max(0, view.getFloat32(x * 4)))
      bytes[x] = isLight ? (SRGB[Math.round(value * (SRGB.length - 1))] ?? 0) : Math.round(value * 255)
    }
    return bytes
  }
}

/** Bytes of sRGB by how much light they are, in even steps from none to all. */
const SRGB = Uint8Array.from({ length: 32_769 }, (_, step) => {
  const light = step / 32_768
  return Math.round(255 * (light <= 0.003_130_8 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
})
