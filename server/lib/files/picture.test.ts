import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { emptyFiles } from '#server/testing/files.ts'
import { encodePicture } from './picture.ts'

async function encoded(bytes: Buffer) {
  const { folder } = await emptyFiles()
  const id = randomUUID()
  await writeFile(folder.path(id), bytes)
  return { outcome: await encodePicture(folder, id), large: folder.pathOfPicture(id, 'large') }
}

const small = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })

/** Whose head says more than there is behind it, as all below. */
async function pngOf(
  width: number,
  height: number,
  { isInterlaced = false, isDeep = false } = {},
): Promise<Buffer> {
  const drawn = isDeep ? small().toColourspace('rgb16') : small()
  const bytes = await drawn.png({ progressive: isInterlaced }).toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

async function jpegOf(
  width: number,
  height: number,
  { progressive = false, chromaSubsampling = '4:2:0', space = 'srgb' } = {},
): Promise<Buffer> {
  const bytes = await small().toColourspace(space).jpeg({ progressive, chromaSubsampling }).toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

async function webpOf(width: number, height: number): Promise<Buffer> {
  const bytes = await small().webp({ lossless: true }).toBuffer()
  bytes.writeUInt32LE(width - 1 + (height - 1) * 2 ** 14, bytes.indexOf('VP8L') + 9)
  return bytes
}

async function movingWebpOf(width: number, height: number): Promise<Buffer> {
  const two = sharp(Buffer.alloc(8 * 16 * 3, 90).fill(200, 0, 8 * 8 * 3), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  })
  const bytes = await two.webp({ loop: 0 }).toBuffer()
  const canvas = bytes.indexOf('VP8X') + 12
  bytes.writeUIntLE(width - 1, canvas, 3)
  bytes.writeUIntLE(height - 1, canvas + 3, 3)
  return bytes
}

it('a picture as large as telephones take them is kept, in four million pixels [TASK-4]', async () => {
  const background = { r: 90, g: 120, b: 160 }
  const photo = sharp({ create: { width: 8160, height: 6120, channels: 3, background } }).jpeg()
  const { outcome, large } = await encoded(await photo.toBuffer())
  expect(outcome).toBe('kept')
  expect(await sharp(large).metadata()).toMatchObject({ format: 'jpeg', width: 2309, height: 1732 })
})

it('what can be seen through is laid on white [TASK-4]', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const { large } = await encoded(bytes)
  const { channels } = await sharp(large).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})

const FULL_COLOURS = { progressive: true, chromaSubsampling: '4:4:4' }

/** Of sides that are as long as each other. */
const square = (make: (width: number, height: number) => Promise<Buffer>) => (edge: number) =>
  make(edge, edge)
it.each([
  ['PNG of 50 million pixels', square(pngOf), 7071, 7072],
  ['interlaced PNG', square((w, h) => pngOf(w, h, { isInterlaced: true })), 2943, 2944],
  [
    'interlaced PNG of 16 bits',
    square((w, h) => pngOf(w, h, { isInterlaced: true, isDeep: true })),
    2081,
    2082,
  ],
  ['PNG of 16 bits', square((w, h) => pngOf(w, h, { isDeep: true })), 2549, 2550],
  ['progressive JPEG', square((w, h) => jpegOf(w, h, { progressive: true })), 2943, 2944],
  ['progressive JPEG of full colours', square((w, h) => jpegOf(w, h, FULL_COLOURS)), 2081, 2082],
  ['JPEG of inks', square((w, h) => jpegOf(w, h, { space: 'cmyk' })), 2549, 2550],
  ['WebP', square(webpOf), 2081, 2082],
  ['WebP that moves', square(movingWebpOf), 1471, 1472],
  ['wide JPEG', (edge: number) => jpegOf(edge, 8), 14_000, 14_001],
  ['wide PNG', (edge: number) => pngOf(edge, 8), 8166, 8167],
  ['tall PNG', (edge: number) => pngOf(8, edge), 30_000, 30_001],
])('a %s is not unpacked where it would take too much memory [TASK-4]', async (_, make, longest, tooLong) => {
  expect((await encoded(await make(longest))).outcome).not.toBe('too-many-pixels')
  expect((await encoded(await make(tooLong))).outcome).toBe('too-many-pixels')
})
