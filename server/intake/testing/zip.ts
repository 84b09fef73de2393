import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive; what is said besides makes it a lie. */
export interface ZipEntry {
  name: string
  content: string | Buffer
  isStored?: boolean
  flags?: number
  /** Of Unix, in the upper half. */
  attributes?: number
  claimedSize?: number
  claimedChecksum?: number
  /** What the header before the content calls it, instead of the list's name. */
  localName?: string
}

const LOCAL = 0x0403_4b50
const CENTRAL = 0x0201_4b50
const END = 0x0605_4b50
const UTF8 = 0x0800
/** 1 January 1980: the same archive comes out the same. */
const DATE = 0x21

/** An archive of these files, in this order. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const content = Buffer.from(entry.content)
    const packed = entry.isStored === true ? content : deflateRawSync(content, { level: 9 })
    const name = Buffer.from(entry.name)
    const head = headOf(entry, content, packed, name.length)
    const localName = Buffer.from(entry.localName ?? entry.name)
    const localHead = headOf(entry, content, packed, localName.length)
    const local = Buffer.concat([u32(LOCAL), localHead, localName, packed])
    const place = Buffer.concat([
      u16(0),
      u16(0),
      u16(0),
      u32((entry.attributes ?? 0) * 0x1_0000),
      u32(offset),
    ])
    list.push(Buffer.concat([u32(CENTRAL), u16(0x0314), head, place, name]))
    files.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(list)
  const count = u16(entries.length)
  const end = [u32(END), u16(0), u16(0), count, count, u32(directory.length), u32(offset), u16(0)]
  return Buffer.concat([...files, directory, ...end])
}

function headOf(
  { isStored, flags = 0, claimedSize, claimedChecksum }: ZipEntry,
  content: Buffer,
  packed: Buffer,
  nameLength: number,
): Buffer {
  const method = isStored === true ? 0 : 8
  const size = claimedSize ?? content.length
  const sizes = [u32(claimedChecksum ?? crc32(content)), u32(packed.length), u32(size)]
  return Buffer.concat([
    ...[u16(20), u16(UTF8 | flags), u16(method), u16(0), u16(DATE)],
    ...sizes,
    ...[u16(nameLength), u16(0)],
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
