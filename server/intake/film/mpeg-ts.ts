import type { FilmHead } from './film-head.ts'

const PACKET = 188
const SYNC = 0x47
/** The tables stand at the beginning, and are said again ten times a second. */
const MOST_PACKETS = 2000
const PAT_ID = 0
const PAT_TABLE = 0
const PMT_TABLE = 2

/** How streams of pictures are called; those of sound and of words are not looked at. */
const PICTURES: Record<number, string> = {
  0x01: 'MPEG-1',
  0x02: 'MPEG-2',
  0x10: 'MPEG-4',
  0x1b: 'avc1',
  0x24: 'hvc1',
  0x33: 'VVC',
  0xea: 'VC-1',
}

export function isMpegTs(content: Buffer): boolean {
  return content.length >= PACKET && content[0] === SYNC && (content[PACKET] ?? SYNC) === SYNC
}

/** Reads how the picture of an MPEG-TS is packed, in the words of an MP4. Null where it has none. */
export function readMpegTs(content: Buffer): Pick<FilmHead, 'codec'> {
  let map: number | null = null
  const end = Math.min(content.length - PACKET + 1, MOST_PACKETS * PACKET)
  for (let at = 0; at < end; at += PACKET) {
    const packet = content.subarray(at, at + PACKET)
    const id = packet.readUInt16BE(1) & 0x1fff
    if (id !== PAT_ID && id !== map) continue
    const table = tableIn(packet)
    if (!table) continue
    if (id === PAT_ID) map = mapIn(table) ?? map
    else if (table[0] === PMT_TABLE) return { codec: pictureIn(table) }
  }
  return { codec: null }
}

/** The table that begins in a packet, without its checksum. */
function tableIn(packet: Buffer): Buffer | null {
  const [, flags = 0, , control = 0, skipped = 0] = packet
  const isStart = (flags & 0x40) !== 0
  const hasField = (control & 0x20) !== 0
  const hasPayload = (control & 0x10) !== 0
  if (!isStart || !hasPayload) return null
  const payload = packet.subarray(4 + (hasField ? skipped + 1 : 0))
  const table = payload.subarray(1 + (payload[0] ?? 0))
  if (table.length < 12) return null
  const length = table.readUInt16BE(1) & 0x0fff
  return table.subarray(0, Math.max(0, Math.min(table.length, 3 + length - 4)))
}

/** Where the first programme says what it consists of. */
function mapIn(table: Buffer): number | null {
  if (table[0] !== PAT_TABLE) return null
  for (let at = 8; at + 4 <= table.length; at += 4) {
    if (table.readUInt16BE(at) !== 0) return table.readUInt16BE(at + 2) & 0x1fff
  }
  return null
}

function pictureIn(table: Buffer): string | null {
  if (table.length < 12) return null
  let at = 12 + (table.readUInt16BE(10) & 0x0fff)
  while (at + 5 <= table.length) {
    const codec = PICTURES[table[at] ?? 0]
    if (codec !== undefined) return codec
    at += 5 + (table.readUInt16BE(at + 3) & 0x0fff)
  }
  return null
}
