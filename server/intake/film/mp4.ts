import { cutOff, type FilmHead } from './film-head.ts'

interface Box {
  type: string
  from: number
  to: number
}

/** More than any honest film has in one place. */
const MOST_BOXES = 20_000

/** Reads the index of an MP4. @throws UnreadableArt for one that is cut off */
export function readMp4(content: Buffer): FilmHead {
  const all = boxes(content, 0, content.length)
  const index = all.find(({ type }) => type === 'moov')
  if (!index) throw cutOff()
  const inner = boxes(content, index.from, index.to)
  const head = inner.find(({ type }) => type === 'mvhd')
  const codecs = inner.flatMap((box) => (box.type === 'trak' ? codecOf(content, box) : []))
  return { seconds: head ? secondsIn(content, head) : null, codec: codecs[0] ?? null }
}

function secondsIn(content: Buffer, { from, to }: Box): number | null {
  const isLong = content[from] === 1
  if (to - from < (isLong ? 32 : 20)) throw cutOff()
  const scale = content.readUInt32BE(from + (isLong ? 20 : 12))
  const length = isLong ? Number(content.readBigUInt64BE(from + 24)) : content.readUInt32BE(from + 16)
  return scale === 0 || length === 0 ? null : length / scale
}

/** How the picture of a track is packed; nothing for one that is heard. */
function codecOf(content: Buffer, track: Box): string[] {
  const media = find(content, track, 'mdia')
  const handler = media && find(content, media, 'hdlr')
  if (!handler || content.toString('latin1', handler.from + 8, handler.from + 12) !== 'vide') return []
  const info = find(content, media, 'minf')
  const table = info && find(content, info, 'stbl')
  const described = table && find(content, table, 'stsd')
  return described ? [content.toString('latin1', described.from + 12, described.from + 16)] : []
}

function find(content: Buffer, { from, to }: Box, type: string): Box | undefined {
  return boxes(content, from, to).find((box) => box.type === type)
}

function boxes(content: Buffer, from: number, end: number): Box[] {
  const found: Box[] = []
  let at = from
  while (at + 8 <= end && found.length < MOST_BOXES) {
    const said = content.readUInt32BE(at)
    const isLong = said === 1
    if (isLong && at + 16 > end) throw cutOff()
    const size = isLong ? Number(content.readBigUInt64BE(at + 8)) : said === 0 ? end - at : said
    const head = isLong ? 16 : 8
    if (size < head || at + size > end) throw cutOff()
    found.push({ type: content.toString('latin1', at + 4, at + 8), from: at + head, to: at + size })
    at += size
  }
  return found
}
