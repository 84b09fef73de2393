import { crc32, deflateRawSync } from 'node:zlib'

interface ZippedFile {
  name: string
  content: string | Uint8Array
  /** What its own head calls it, where that is something else than the list. */
  localName?: string
  flags?: number
  /** As Unix has it, shifted by 16. */
  mode?: number
  isStored?: boolean
}

/** A zip for tests, also one as no honest program writes it. */
export function zipOf(files: readonly ZippedFile[]): Uint8Array {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, content, localName = name, flags = 0, mode = 0, isStored = false } of files) {
    const whole = Buffer.from(content)
    const packed = isStored ? whole : deflateRawSync(whole)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(flags, 2)
    head.writeUInt16LE(isStored ? 0 : 8, 4)
    head.writeUInt32LE(crc32(whole), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(whole.length, 18)
    const local = Buffer.from(head)
    local.writeUInt16LE(Buffer.byteLength(localName), 22)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const before = Buffer.concat([Buffer.from('PK\x03\x04'), local, Buffer.from(localName), packed])
    parts.push(before)
    const behind = Buffer.alloc(14)
    behind.writeUInt32LE((mode << 16) >>> 0, 6)
    behind.writeUInt32LE(offset, 10)
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, behind, Buffer.from(name)]))
    offset += before.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, ...list, end]))
}
