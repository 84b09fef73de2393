/** Heads of films as programs write them, without a picture in them. */

const WHOLE_HEAD = 100

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const inner = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inner.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inner])
}

/** @param codec of the picture; null where there is nothing but sound */
export function mp4Of({
  codec = 'avc1',
  seconds = 12,
}: { codec?: string | null; seconds?: number } = {}): Buffer {
  const length = Buffer.alloc(WHOLE_HEAD)
  length.writeUInt32BE(1000, 12)
  length.writeUInt32BE(Math.round(seconds * 1000), 16)
  const handler = Buffer.alloc(24)
  handler.write(codec === null ? 'soun' : 'vide', 8, 'latin1')
  const described = Buffer.alloc(24)
  described.write(codec ?? 'mp4a', 12, 'latin1')
  const media = box('mdia', box('hdlr', handler), box('minf', box('stbl', box('stsd', described))))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom0000isom', 'latin1')),
    box('moov', box('mvhd', length), box('trak', media)),
    box('mdat', Buffer.alloc(400)),
  ])
}

/** The numbers of streams in an MPEG-TS. */
const STREAMS = { h264: 0x1b, h265: 0x24, mpeg2: 0x02, aac: 0x0f } as const
export type Stream = keyof typeof STREAMS

/** An MPEG-TS that says what it consists of, and holds no more. */
export function mpegTsOf(...streams: readonly Stream[]): Buffer {
  const map = 0x1000
  const programmes = Buffer.from([0x00, 0x01, 0xe0 | (map >> 8), map & 0xff])
  const listed = streams.flatMap((stream, index) => [STREAMS[stream], 0xe1, index, 0xf0, 0x00])
  return Buffer.concat([
    packet(0, table(0, programmes)),
    packet(map, table(2, Buffer.from([0xe1, 0x00, 0xf0, 0x00, ...listed]))),
    packet(0x1fff, Buffer.alloc(0)),
  ])
}

function table(id: number, content: Buffer): Buffer {
  const length = 5 + content.length + 4
  const head = Buffer.from([id, 0xb0 | (length >> 8), length & 0xff, 0x00, 0x01, 0xc1, 0x00, 0x00])
  return Buffer.concat([Buffer.from([0]), head, content, Buffer.alloc(4)])
}

function packet(id: number, content: Buffer): Buffer {
  const whole = Buffer.alloc(188, 0xff)
  whole.set([0x47, 0x40 | (id >> 8), id & 0xff, 0x10])
  content.copy(whole, 4)
  return whole
}

/** A playlist of parts of four seconds each. */
export function playlistOf(parts: readonly string[], more: readonly string[] = []): string {
  const listed = parts.flatMap((part) => ['#EXTINF:4.0,', part])
  return ['#EXTM3U', '#EXT-X-TARGETDURATION:4', ...more, ...listed, '#EXT-X-ENDLIST', ''].join('\n')
}
