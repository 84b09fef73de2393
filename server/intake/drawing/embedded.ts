import sharp from 'sharp'
import { MOST_PIXELS, MOST_SIDE_PX } from './render.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { SvgFile } from './svg-file.ts'
import { attributesOf, elementsOf } from './walk.ts'

/** Looks at the heads of pictures inside a drawing before anything decodes them. @throws UnreadableArt */
export async function checkEmbedded({ root }: SvgFile): Promise<void> {
  for (const { element } of elementsOf(root)) {
    for (const { local, value } of attributesOf(element)) {
      if (local !== 'href' || !value.trimStart().startsWith('data:')) continue
      await checkHeader(Buffer.from(value.slice(value.indexOf(',') + 1), 'base64'))
    }
  }
}

/** @throws UnreadableArt when the picture is broken or too large to be decoded */
export async function checkHeader(
  content: Buffer,
): Promise<{ format: string; width: number; height: number }> {
  if (content.length === 0) throw new UnreadableArt('is empty', 'Export it again.')
  // reads the head alone, whatever size it claims
  const head = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head?.width || !head.height) {
    throw new UnreadableArt(
      'is or contains a picture that cannot be opened',
      'Export it again as PNG or WebP; it may be cut off.',
    )
  }
  // a photo may lie on its side in the file
  const { format, autoOrient } = head
  const { width, height } = autoOrient
  if (Math.max(width, height) > MOST_SIDE_PX || width * height > MOST_PIXELS) {
    throw new UnreadableArt(
      `is or contains a picture of ${width} x ${height} px`,
      `Make it smaller: at most ${MOST_SIDE_PX} px a side.`,
    )
  }
  return { format, width, height }
}
