import { cutOff, type FilmHead } from './film-head.ts'

/** Ids of Matroska's elements. */
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TIME_SCALE = 0x2ad7b1
const LENGTH = 0x4489
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_TYPE = 0x83
const CODEC = 0x86
const PICTURE = 1

interface Element {
  id: number
  from: number
  to: number
}

/** More than any honest film has in one place. */
const MOST_ELEMENTS = 100_000

/** Reads the head of a WebM. @throws UnreadableArt for one that is cut off */
export function readWebm(content: Buffer): FilmHead {
  const segment = elements(content, 0, content.length).find(({ id }) => id === SEGMENT)
  if (!segment) throw cutOff()
  const parts = elements(content, segment.from, segment.to)
  const info = parts.find(({ id }) => id === INFO)
  const tracks = parts.find(({ id }) => id === TRACKS)
  if (!info || !tracks) throw cutOff()
  return { seconds: secondsIn(content, info), codec: codecIn(content, tracks) }
}

function secondsIn(content: Buffer, info: Element): number | null {
  const inner = elements(content, info.from, info.to)
  const length = inner.find(({ id }) => id === LENGTH)
  if (!length) return null
  const size = length.to - length.from
  if (size !== 4 && size !== 8) return null
  const count = size === 4 ? content.readFloatBE(length.from) : content.readDoubleBE(length.from)
  const scale = inner.find(({ id }) => id === TIME_SCALE)
  return (count * (scale ? numberIn(content, scale) : 1_000_000)) / 1e9
}

function codecIn(content: Buffer, tracks: Element): string | null {
  for (const track of elements(content, tracks.from, tracks.to)) {
    if (track.id !== TRACK) continue
    const inner = elements(content, track.from, track.to)
    const type = inner.find(({ id }) => id === TRACK_TYPE)
    const codec = inner.find(({ id }) => id === CODEC)
    if (!type || !codec || numberIn(content, type) !== PICTURE) continue
    return content.toString('latin1', codec.from, Math.min(codec.to, codec.from + 40)).replace(/\0+$/, '')
  }
  return null
}

function numberIn(content: Buffer, { from, to }: Element): number {
  let value = 0
  for (let at = from; at < to && at < from + 8; at++) value = value * 256 + (content[at] ?? 0)
  return value
}

function elements(content: Buffer, from: number, end: number): Element[] {
  const found: Element[] = []
  let at = from
  while (at < end && found.length < MOST_ELEMENTS) {
    const id = readVint(content, at, end, true)
    const size = readVint(content, at + id.length, end, false)
    const start = at + id.length + size.length
    // an unknown size runs to the end: nothing that we look for comes after such a part
    const stop = size.isUnknown ? end : start + size.value
    if (stop > end) throw cutOff()
    found.push({ id: id.value, from: start, to: stop })
    at = stop
  }
  return found
}

/** A number whose first byte says how long it is. @param isId keeps that mark in it */
function readVint(content: Buffer, at: number, end: number, isId: boolean) {
  const first = content[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > end) throw cutOff()
  const mark = 0x100 >> length
  let value = isId ? first : first & (mark - 1)
  let isUnknown = (first & (mark - 1)) === mark - 1
  for (let i = 1; i < length; i++) {
    const byte = content[at + i] ?? 0
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { value, length, isUnknown }
}
