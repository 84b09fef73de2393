import sharp from 'sharp'
import { say } from '#shared/domain/findings/words.ts'
import { USUAL_SCENE } from '#shared/scene/measures.ts'
import { MOST_PIXELS, MOST_SIDE_PX } from './render.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { SvgFile } from './svg-file.ts'
import { attributesOf, elementsOf } from './walk.ts'

/**
 * Looks at the heads of pictures inside a drawing before anything decodes them. Those in other colours than sRGB are
 * converted: the renderer of drawings knows no profiles. @throws UnreadableArt
 */
export async function settleEmbedded({ root }: SvgFile): Promise<void> {
  for (const { element } of elementsOf(root)) {
    for (const { name, local, value } of attributesOf(element)) {
      if (local !== 'href' || !value.trimStart().startsWith('data:')) continue
      const content = Buffer.from(value.slice(value.indexOf(',') + 1), 'base64')
      const { colours } = await checkHeader(content)
      const attribute = element.getAttributeNode(name)
      if (colours !== 'srgb' && attribute) attribute.value = await toSrgb(content)
    }
  }
}

/** Colours of a screen as all browsers have them, those of a wider or another screen, or those of print. */
export type Colours = 'srgb' | 'profile' | 'cmyk'

/** What is reported of a picture in the colours of print. */
export const PRINT_COLOURS = {
  problem: say('print-colours'),
  hint: say('print-colours-hint'),
}

interface Header {
  format: string
  width: number
  height: number
  colours: Colours
  /** It has several frames. */
  isAnimated: boolean
}

/** @throws UnreadableArt when the picture is broken or too large to be decoded */
export async function checkHeader(content: Buffer): Promise<Header> {
  if (content.length === 0) throw new UnreadableArt(say('is-empty'), say('export-again'))
  // reads the head alone, whatever size it claims
  const head = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head?.width || !head.height) {
    throw new UnreadableArt(say('picture-unopened'), say('picture-unopened-hint'))
  }
  // a photo may lie on its side in the file
  const { format, autoOrient, space, icc, pages = 1 } = head
  const { width, height } = autoOrient
  if (Math.max(width, height) > MOST_SIDE_PX || width * height > MOST_PIXELS) {
    throw new UnreadableArt(
      say('picture-px', { width, height }),
      say('picture-px-hint', { most: MOST_SIDE_PX, such: fitted(width, height) }),
    )
  }
  return {
    format,
    width,
    height,
    isAnimated: pages > 1,
    colours: space === 'cmyk' ? 'cmyk' : icc && !isSrgb(icc) ? 'profile' : 'srgb',
  }
}

/** The same shape, twice as wide as the usual canvas at most. */
function fitted(width: number, height: number): string {
  const share = Math.min((2 * USUAL_SCENE.width) / width, (2 * USUAL_SCENE.height) / height)
  return `${Math.round(width * share)} x ${Math.round(height * share)}`
}

/** By the description in the profile, in letters of one byte or of two. */
function isSrgb(icc: Buffer): boolean {
  return icc.toString('latin1').replaceAll('\0', '').includes('sRGB')
}

async function toSrgb(content: Buffer): Promise<string> {
  const converted = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => {
      throw new UnreadableArt(say('picture-broken'), say('export-again-cut'))
    })
  return `data:image/png;base64,${converted.toString('base64')}`
}
