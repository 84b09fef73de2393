import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { say } from '#shared/domain/findings/words.ts'
import type { Box } from '#shared/scene/layout.ts'
import { contentHash } from '../fingerprint.ts'
import { cutOut, type Picture, type Pixels } from '../pixels/pixels.ts'
import { resizePixels } from '../pixels/resize.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { Cut, DrawnGroup } from './drawn-group.ts'
import { MOST_PIXELS } from './render.ts'

/** A picture of pixels on the canvas. */
export interface PlacedRaster {
  path: string
  /** Of the file: what is read later must be the same. */
  hash: string
  /** Where it stands, in reference units; it may reach out of the canvas. */
  box: Box
}

export function rasterGroup(group: Omit<DrawnGroup, 'cut' | 'content'>, raster: PlacedRaster): DrawnGroup {
  return {
    ...group,
    content: JSON.stringify([raster.hash, raster.box]),
    cut: (cut) => cutRaster(raster, cut),
  }
}

async function cutRaster({ path, hash, box }: PlacedRaster, cut: Cut): Promise<Picture | null> {
  return cutPixels(await decode(path, hash), box, cut)
}

/** What a scene needs of pixels that stand in a box of its canvas; null where they stand outside of it. */
export async function cutPixels(source: Pixels, box: Box, cut: Cut): Promise<Picture | null> {
  // more pixels than the file has would only cost memory
  const scale = Math.min(cut.scale, source.width / box.width)
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  const own = { x: Math.round(box.x * scale), y: Math.round(box.y * scale), width, height }
  const wanted = wantedPart(own, cut, scale)
  if (wanted.width <= 0 || wanted.height <= 0) return null
  const pixels = await resizePixels(source, width, height)
  return {
    pixels: cutOut(pixels, wanted.x - own.x, wanted.y - own.y, wanted.width, wanted.height),
    box: {
      x: wanted.x / scale,
      y: wanted.y / scale,
      width: wanted.width / scale,
      height: wanted.height / scale,
    },
  }
}

/** In pixels of the canvas. */
function wantedPart(own: Box, { size, extent, period }: Cut, scale: number): Box {
  const height = Math.round(size.height * scale)
  if (extent !== 'seen') {
    const width = Math.round((extent === 'strip' ? period : size.width) * scale)
    return { x: 0, y: 0, width, height }
  }
  const x = Math.max(0, own.x)
  const y = Math.max(0, own.y)
  const right = Math.min(Math.round(size.width * scale), own.x + own.width)
  return { x, y, width: right - x, height: Math.min(height, own.y + own.height) - y }
}

/** The first frame, upright, in 8 bits of sRGB. @throws UnreadableArt when the file is broken, or another one by now */
async function decode(path: string, hash: string): Promise<Pixels> {
  const content = await readFile(path)
  if (contentHash(content) !== hash) throw new UnreadableArt(say('being-saved'), say('being-saved-hint'))
  const { data, info } = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnreadableArt(say('is-broken'), say('export-again-cut'))
    })
  return { data, width: info.width, height: info.height }
}
