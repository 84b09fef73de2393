import sharp from 'sharp'

/** In px, on the sheet. */
const SHEET_WIDTH = 1800
const PICTURE = { width: 560, height: 420 }
const GAP = 16
const CAPTION = 24

export interface Picture {
  file: string
  caption: string
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function captionOf(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="0" y="17" font-family="sans-serif" font-size="15" fill="#222">${escape(text)}</text></svg>`,
  )
}

/** Puts pictures of one size side by side on one sheet, each with its caption. */
export async function writeSheet(pictures: readonly Picture[], file: string): Promise<void> {
  const fitted = await Promise.all(
    pictures.map(({ file: picture }) =>
      sharp(picture)
        .resize({ ...PICTURE, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const width = Math.max(...fitted.map(({ info }) => info.width))
  const height = Math.max(...fitted.map(({ info }) => info.height))
  const columns = Math.max(1, Math.floor((SHEET_WIDTH - GAP) / (width + GAP)))
  const rows = Math.ceil(pictures.length / columns)
  const layers = pictures.flatMap(({ caption }, at) => {
    const left = GAP + (at % columns) * (width + GAP)
    const top = GAP + Math.floor(at / columns) * (height + CAPTION + GAP)
    const picture = fitted[at]?.data
    return [
      { input: captionOf(caption, width), left, top },
      ...(picture ? [{ input: picture, left, top: top + CAPTION }] : []),
    ]
  })
  const canvas = {
    width: GAP + Math.min(columns, pictures.length) * (width + GAP),
    height: GAP + rows * (height + CAPTION + GAP),
    channels: 3 as const,
    background: '#d9d9d9',
  }
  await sharp({ create: canvas }).composite(layers).png().toFile(file)
}
