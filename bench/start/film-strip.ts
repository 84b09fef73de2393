import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { untilMark } from './open-visit.ts'

const STEP_MS = 500
/** The longer side of a picture, px. */
const SIDE = 240
const CAPTION = 22
const COLUMNS = 12

interface Frame {
  /** ms since the navigation began. */
  at: number
  jpeg: Buffer
}

/** Opens an address and writes one image with a picture of every half second until the screen is sharp, its time under each. */
export async function filmStrip(page: Page, session: CDPSession, url: string, file: string): Promise<void> {
  const taken: { epochMs: number; jpeg: Buffer }[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    taken.push({ epochMs: (metadata.timestamp ?? NaN) * 1000, jpeg: Buffer.from(data, 'base64') })
    // a page that closes meanwhile needs no answer
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  const size = { maxWidth: SIDE * 2, maxHeight: SIDE * 2 }
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, ...size })
  await page.goto(url, { waitUntil: 'commit' })
  const playableMs = await untilMark(page, 'playable')
  const sharpMs = await untilMark(page, 'sharp')
  await page.waitForTimeout(STEP_MS * 2)
  await session.send('Page.stopScreencast')
  const origin = await page.evaluate(() => performance.timeOrigin)
  const frames = taken.map(({ epochMs, jpeg }) => ({ at: epochMs - origin, jpeg }))
  await writeStrip(frames, { playableMs, sharpMs }, file)
}

async function writeStrip(
  frames: readonly Frame[],
  { playableMs, sharpMs }: { playableMs: number; sharpMs: number },
  file: string,
): Promise<void> {
  const times = Array.from({ length: Math.ceil(sharpMs / STEP_MS) + 2 }, (_, step) => step * STEP_MS)
  const cells = await Promise.all(
    times.map(async (time) => {
      const words = [`${(time / 1000).toFixed(1)} s`]
      const isNow = (ms: number) => ms > time - STEP_MS && ms <= time
      if (isNow(playableMs)) words.push(`playable at ${(playableMs / 1000).toFixed(2)}`)
      if (isNow(sharpMs)) words.push(`sharp at ${(sharpMs / 1000).toFixed(2)}`)
      const frame = frames.findLast(({ at }) => at <= time)
      return cellOf(frame?.jpeg ?? null, words.join(', '))
    }),
  )
  const columns = Math.min(COLUMNS, cells.length)
  const [width, height] = [SIDE + 8, SIDE + CAPTION + 8]
  await sharp({
    create: {
      width: width * columns,
      height: height * Math.ceil(cells.length / columns),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      cells.map((input, index) => ({
        input,
        left: (index % columns) * width + 4,
        top: Math.floor(index / columns) * height + 4,
      })),
    )
    .png()
    .toFile(file)
}

/** A picture, or nothing where none was painted yet, over its caption. */
function cellOf(jpeg: Buffer | null, caption: string): Promise<Buffer> {
  const words = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${CAPTION}"><text x="${SIDE / 2}" y="16"
    text-anchor="middle" font-family="sans-serif" font-size="14">${caption}</text></svg>`,
  )
  const picture = jpeg
    ? sharp(jpeg).resize(SIDE, SIDE, { fit: 'contain', background: '#dddddd' })
    : sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#dddddd' } })
  return picture
    .extend({ bottom: CAPTION, background: '#ffffff' })
    .png()
    .toBuffer()
    .then((cell) =>
      sharp(cell)
        .composite([{ input: words, left: 0, top: SIDE }])
        .png()
        .toBuffer(),
    )
}
