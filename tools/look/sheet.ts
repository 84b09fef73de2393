import sharp from 'sharp'

/** In px, on the sheet. */
const CELL = { width: 560, height: 420, gap: 16, caption: 24 }
const COLUMNS = 3

export interface Picture {
  file: string
  caption: string
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function captionOf(text: string): Buffer {
  const { width, caption } = CELL
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="0" y="17" font-family="sans-serif" font-size="15" fill="#222">${escape(text)}</text></svg>`,
  )
}

/** Puts pictures side by side on one sheet, each with its caption. */
export async function writeSheet(pictures: readonly Picture[], file: string): Promise<void> {
  const rows = Math.ceil(pictures.length / COLUMNS)
  const across = CELL.width + CELL.gap
  const down = CELL.height + CELL.caption + CELL.gap
  const layers = await Promise.all(
    pictures.map(async ({ file: picture, caption }, at) => {
      const left = CELL.gap + (at % COLUMNS) * across
      const top = CELL.gap + Math.floor(at / COLUMNS) * down
      const fitted = await sharp(picture).resize(CELL.width, CELL.height, { fit: 'inside' }).png().toBuffer()
      return [
        { input: captionOf(caption), left, top },
        { input: fitted, left, top: top + CELL.caption },
      ]
    }),
  )
  const width = CELL.gap + Math.min(pictures.length, COLUMNS) * across
  await sharp({ create: { width, height: CELL.gap + rows * down, channels: 3, background: '#d9d9d9' } })
    .composite(layers.flat())
    .png()
    .toFile(file)
}
