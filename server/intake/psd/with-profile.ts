import type { Pixels } from '../pixels/pixels.ts'

const SHORT = 3
const LONG = 4
const BYTES = 7

/** Pixels as a picture that says in which colours they are: a TIFF, for it keeps them as they are. @param profile of ICC */
export function withProfile({ data, width, height }: Pixels, profile: Uint8Array): Buffer {
  // each tag: number, type, count, value or where it lies
  const tags: [number, number, number, number | 'bits' | 'pixels' | 'profile'][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, 'bits'],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, 'pixels'],
    [277, SHORT, 1, 4],
    [278, LONG, 1, height],
    [279, LONG, 1, data.length],
    [284, SHORT, 1, 1],
    [338, SHORT, 1, 2],
    [34_675, BYTES, profile.length, 'profile'],
  ]
  const end = 8 + 2 + tags.length * 12 + 4
  const places = { bits: end, profile: end + 8, pixels: end + 8 + profile.length }
  const head = Buffer.alloc(end + 8)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(tags.length, 8)
  for (const [index, [tag, type, count, value]] of tags.entries()) {
    const at = 10 + index * 12
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(typeof value === 'number' ? value : places[value], at + 8)
  }
  for (let part = 0; part < 4; part++) head.writeUInt16LE(8, places.bits + part * 2)
  return Buffer.concat([head, profile, data])
}
