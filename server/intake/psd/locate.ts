import { say, type FindingWords } from '#shared/domain/findings/words.ts'
import { MOST_PIXELS, MOST_SIDE_PX } from '../drawing/render.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { Area, Channel, PixelFormat } from './document.ts'
import { CUT_OFF, DAMAGED, type FileBytes } from './file-bytes.ts'

/** One record of the list of layers; groups have two, one of them behind what is in them. */
export interface LayerRecord extends Area {
  channels: Channel[]
}

/** Where everything lies in a document. */
export interface Located {
  width: number
  height: number
  format: PixelFormat
  profile: Buffer | null
  /** The list of layers, without their pixels. */
  list: { at: number; end: number }
  records: LayerRecord[]
}

const MOST_LAYERS = 2000
/** Of the list: names, styles and texts, and no pixels. */
const MOST_LIST_BYTES = 64_000_000
const MOST_CHANNELS = 60
const MOST_BLOCKS = 2000
const WIDEST_LAYER = 300_000
const LARGEST_PROFILE = 4_000_000
const PROFILE = 1039
const RGB = 3
const GREY = 1
const MODES: Readonly<Record<number, FindingWords>> = {
  0: say('mode-bitmap'),
  2: say('mode-indexed'),
  4: say('mode-cmyk'),
  7: say('mode-multichannel'),
  8: say('mode-duotone'),
  9: say('mode-lab'),
}
/** Where a PSB counts in eight bytes. */
const LONG_BLOCKS = ['LMsk', 'Lr16', 'Lr32', 'Layr', 'Mt16', 'Mt32', 'Mtrn', 'Alph', 'FMsk', 'lnk2', 'FEid']
const LISTS = ['Layr', 'Lr16', 'Lr32']

/** Finds list, pixels and profile of a document, and reads none of its pixels. @throws UnreadableArt */
export function locate(file: FileBytes): Located {
  const head = readHead(file)
  const { isLarge } = head.format
  const resources = 30 + file.u32(26)
  const layers = resources + 4 + file.u32(resources)
  const profile = findProfile(file, resources + 4, layers)
  const wide = isLarge ? 8 : 4
  const length = isLarge ? file.u64(layers) : file.u32(layers)
  const end = layers + wide + length
  if (end > file.length) throw new UnreadableArt(...CUT_OFF)
  const list = length > 0 ? findList(file, layers + wide, end, isLarge) : null
  if (list === null) throw new UnreadableArt(say('psd-flat'), say('psd-flat-hint'))
  return { ...head, profile, ...readList(file, list, end, isLarge) }
}

function readHead(file: FileBytes): Pick<Located, 'width' | 'height' | 'format'> {
  if (file.length < 30) throw new UnreadableArt(...CUT_OFF)
  if (file.text(0, 4) !== '8BPS') {
    throw new UnreadableArt(say('psd-other-inside'), say('psd-other-inside-hint'))
  }
  const [version, depth, mode] = [file.u16(4), file.u16(22), file.u16(24)]
  if (version !== 1 && version !== 2) throw new UnreadableArt(...DAMAGED)
  const colours = MODES[mode]
  if (colours !== undefined) {
    throw new UnreadableArt(say('psd-mode', { colours }), say('psd-mode-hint'))
  }
  const [height, width] = [file.u32(14), file.u32(18)]
  const isKnown = mode === RGB || mode === GREY
  if (!isKnown || (depth !== 8 && depth !== 16 && depth !== 32) || width === 0 || height === 0)
    throw new UnreadableArt(...DAMAGED)
  if (Math.max(width, height) > MOST_SIDE_PX || width * height > MOST_PIXELS) {
    throw new UnreadableArt(say('psd-px', { width, height }), say('psd-px-hint', { most: MOST_SIDE_PX }))
  }
  return { width, height, format: { depth, isGrey: mode === GREY, isLarge: version === 2 } }
}

function findProfile(file: FileBytes, from: number, end: number): Buffer | null {
  for (let at = from, count = 0; at + 12 <= end && count < MOST_BLOCKS; count++) {
    const name = file.u8(at + 6) + 1
    const sizeAt = at + 6 + name + (name % 2)
    const size = file.u32(sizeAt)
    if (file.u16(at + 4) === PROFILE && size > 0 && size <= LARGEST_PROFILE)
      return file.bytes(sizeAt + 4, size)
    at = sizeAt + 4 + size + (size % 2)
  }
  return null
}

/** Documents of 16 and 32 bits keep the list of their layers in a block behind the place where it usually is. */
function findList(file: FileBytes, from: number, end: number, isLarge: boolean): number | null {
  const wide = isLarge ? 8 : 4
  const usual = isLarge ? file.u64(from) : file.u32(from)
  if (usual >= 2 && file.i16(from + wide) !== 0) return from + wide
  let at = from + wide + usual
  if (at + 4 > end) return null
  at += 4 + file.u32(at)
  for (let count = 0; count < MOST_BLOCKS; count++) {
    while (at < end && file.u8(at) === 0) at++
    if (at + 12 > end) return null
    const key = file.text(at + 4, 4)
    const isLong = file.text(at, 4) === '8B64' || (isLarge && LONG_BLOCKS.includes(key))
    const content = at + (isLong ? 16 : 12)
    if (content > end) return null
    const size = isLong ? file.u64(at + 8) : file.u32(at + 8)
    if (LISTS.includes(key) && size >= 2) return content
    at = content + size + (size % 2)
  }
  return null
}

function readList(
  file: FileBytes,
  list: number,
  end: number,
  isLarge: boolean,
): Pick<Located, 'list' | 'records'> {
  const count = Math.abs(file.i16(list))
  if (count > MOST_LAYERS) {
    throw new UnreadableArt(say('psd-layers', { amount: count, most: MOST_LAYERS }), say('psd-layers-hint'))
  }
  const records: LayerRecord[] = []
  let at = list + 2
  for (let index = 0; index < count; index++) {
    const record = readRecord(file, at, isLarge)
    records.push(record)
    at = record.end
    if (at > end) throw new UnreadableArt(...DAMAGED)
    if (at - list > MOST_LIST_BYTES) {
      throw new UnreadableArt(say('psd-list', { most: MOST_LIST_BYTES / 1e6 }), say('psd-list-hint'))
    }
  }
  const listed = { at: list, end: at }
  for (const { channels } of records) {
    for (const channel of channels) {
      channel.at = at
      at += channel.length
    }
  }
  if (at > end) throw new UnreadableArt(...DAMAGED)
  return { list: listed, records }
}

/** How long a record is is known from itself alone. */
function readRecord(file: FileBytes, at: number, isLarge: boolean): LayerRecord & { end: number } {
  const [top, left, bottom, right] = [0, 4, 8, 12].map((offset) => file.i32(at + offset))
  // layers without pixels may end before they begin
  const area = {
    top: top ?? 0,
    left: left ?? 0,
    bottom: Math.max(top ?? 0, bottom ?? 0),
    right: Math.max(left ?? 0, right ?? 0),
  }
  const [width, height] = [area.right - area.left, area.bottom - area.top]
  const count = file.u16(at + 16)
  const isPossible = width <= WIDEST_LAYER && height <= WIDEST_LAYER
  if (!isPossible || count > MOST_CHANNELS) throw new UnreadableArt(...DAMAGED)
  const step = isLarge ? 10 : 6
  const channels = Array.from({ length: count }, (_, index): Channel => {
    const channelAt = at + 18 + index * step
    const length = isLarge ? file.u64(channelAt + 2) : file.u32(channelAt + 2)
    return { id: file.i16(channelAt), at: 0, length }
  })
  const extra = at + 18 + count * step + 12
  return { ...area, channels, end: extra + 4 + file.u32(extra) }
}
