import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** A file that goes into an archive. */
export interface ArchivedFile {
  name: string
  bytes: number
  /** From the beginning, each time it is asked. */
  read: () => AsyncIterable<unknown>
}

const LOCAL = 0x0403_4b50
const CENTRAL = 0x0201_4b50
const END = 0x0605_4b50
const UTF8 = 0x0800
const STORED = 0
const DEFLATED = 8
/** 1 January 1980: the same files make the same archive. */
const DATE = 0x21
/** Texts and drawings grow much smaller; what is larger, or packed already, is stored as it is. */
const PACKED = /\.(json|svg|vtt|txt|md|csv)$/i
const MOST_PACKED_BYTES = 8 * 1024 * 1024

interface Listed {
  head: Buffer
  name: Buffer
  offset: number
}

/**
 * A zip of these files, in this order, piece by piece. All of it stays below 4 GB.
 * @throws what reading throws, and where a file is not as long as was said
 */
export async function* archiveOf(files: Iterable<ArchivedFile>): AsyncGenerator<Buffer, void> {
  const list: Listed[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const packed = isPacked(file) ? await pack(file) : null
    const checksum = packed?.checksum ?? (await checksumOf(file))
    const length = packed?.content.length ?? file.bytes
    const head = headOf({ method: packed ? DEFLATED : STORED, checksum, length, bytes: file.bytes, name })
    yield Buffer.concat([u32(LOCAL), head, name])
    if (packed) yield packed.content
    else yield* chunksOf(file)
    list.push({ head, name, offset })
    offset += 4 + head.length + name.length + length
  }
  let directory = 0
  for (const { head, name, offset: at } of list) {
    const entry = Buffer.concat([u32(CENTRAL), u16(0x0314), head, Buffer.alloc(6), u32(0), u32(at), name])
    directory += entry.length
    yield entry
  }
  const count = u16(list.length)
  yield Buffer.concat([u32(END), u16(0), u16(0), count, count, u32(directory), u32(offset), u16(0)])
}

function isPacked({ name, bytes }: ArchivedFile): boolean {
  return PACKED.test(name) && bytes <= MOST_PACKED_BYTES
}

async function pack(file: ArchivedFile): Promise<{ content: Buffer; checksum: number }> {
  const chunks: Buffer[] = []
  for await (const chunk of chunksOf(file)) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  return { content: await promisify(deflateRaw)(whole, { level: 9 }), checksum: crc32(whole) }
}

async function checksumOf(file: ArchivedFile): Promise<number> {
  let checksum = 0
  for await (const chunk of chunksOf(file)) checksum = crc32(chunk, checksum)
  return checksum
}

async function* chunksOf({ name, bytes, read }: ArchivedFile): AsyncGenerator<Buffer, void> {
  let length = 0
  for await (const chunk of read()) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.length
    yield chunk
  }
  if (length !== bytes) throw new Error(`${name} has ${length} bytes instead of ${bytes}`)
}

interface Head {
  method: number
  checksum: number
  /** As it lies in the archive. */
  length: number
  bytes: number
  name: Buffer
}

function headOf({ method, checksum, length, bytes, name }: Head): Buffer {
  return Buffer.concat([
    ...[u16(20), u16(UTF8), u16(method), u16(0), u16(DATE)],
    ...[u32(checksum), u32(length), u32(bytes), u16(name.length), u16(0)],
  ])
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}
