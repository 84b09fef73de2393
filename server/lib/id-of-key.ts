import { createHash } from 'node:crypto'

/**
 * The id of what somebody makes under a key, always the same: sent again, it finds what is there already.
 * @param parts who makes it, what it is, and the key
 */
export function idOfKey(...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(parts.join(' ')).digest()
  // a UUID of version 8, which is free to be made of anything
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
