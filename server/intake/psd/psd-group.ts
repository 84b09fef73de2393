import sharp from 'sharp'
import type { Box } from '#shared/scene/layout.ts'
import type { Size } from '#shared/scene/measures.ts'
import type { Cut, DrawnGroup } from '../drawing/drawn-group.ts'
import { cutPixels } from '../drawing/raster-group.ts'
import { contentHash } from '../fingerprint.ts'
import type { Picture, Pixels } from '../pixels/pixels.ts'
import { common, isEmpty, type Area, type PsdDocument, type PsdLayer } from './document.ts'
import { oneByOne } from './one-by-one.ts'
import { extentOf } from './paint.ts'
import { paintPsd } from './read-apart.ts'
import { withProfile } from './with-profile.ts'

/** A document on the canvas of a scene. */
export interface OpenPsd {
  path: string
  document: PsdDocument
  /** Of the scene, in reference units. */
  size: Size
}

/** A layer of the largest canvas takes 64 MB: two of them are never there together. */
const cutOneByOne = oneByOne()

export function psdGroup(
  group: Omit<DrawnGroup, 'cut' | 'content'>,
  layer: PsdLayer,
  psd: OpenPsd,
): DrawnGroup {
  const { width, height, format, profile } = psd.document
  const look = [width, height, format, psd.size, profile && contentHash(profile), lookOf(layer)]
  return {
    ...group,
    content: JSON.stringify(look),
    cut: (cut) => cutOneByOne(() => cutLayer(layer, psd, cut)),
  }
}

/** All by which a layer looks as it does, and not where in the file it lies. */
function lookOf({ channels: _channels, name: _name, children, ...look }: PsdLayer): unknown {
  return { ...look, children: children?.map(lookOf) ?? null }
}

async function cutLayer(
  layer: PsdLayer,
  { path, document, size }: OpenPsd,
  cut: Cut,
): Promise<Picture | null> {
  const { width, height, format, stamp, profile } = document
  const canvas = { left: 0, top: 0, right: width, bottom: height }
  const extent = extentOf(layer, canvas)
  if (isEmpty(extent)) return null
  const seen = common(withEdge(extent), canvas)
  const unit = { across: size.width / width, down: size.height / height }
  const scale = Math.min(cut.scale, 1 / unit.across)
  const area = onGrid(seen, {
    across: gridStep(width, Math.round(size.width * scale)),
    down: gridStep(height, Math.round(size.height * scale)),
  })
  const data = await paintPsd({ path, stamp, format, layer, area })
  const pixels = { data, width: area.right - area.left, height: area.bottom - area.top }
  const box: Box = {
    x: area.left * unit.across,
    y: area.top * unit.down,
    width: pixels.width * unit.across,
    height: pixels.height * unit.down,
  }
  const isConverted = profile !== null && hasUsualColours(document)
  return cutPixels(isConverted ? await toSrgb(pixels, profile) : pixels, box, cut)
}

/** Layers are saved without a pixel of air: a soft edge needs one. */
function withEdge({ left, top, right, bottom }: Area): Area {
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 }
}

/** Profiles of grey and of light are not for pixels of red, green and blue in bytes: the reader of the document says so. */
export function hasUsualColours({ format }: PsdDocument): boolean {
  return !format.isGrey && format.depth !== 32
}

/**
 * After how many pixels of the document one begins together with one of the picture: what is cut there is scaled as if the
 * whole canvas were, so that pictures of one element fit onto each other.
 */
function gridStep(pixels: number, scaled: number): number {
  let [a, b] = [pixels, scaled]
  while (b > 0) [a, b] = [b, a % b]
  return pixels / a
}

function onGrid(
  { left, top, right, bottom }: Area,
  { across, down }: { across: number; down: number },
): Area {
  return {
    left: Math.floor(left / across) * across,
    top: Math.floor(top / down) * down,
    right: Math.ceil(right / across) * across,
    bottom: Math.ceil(bottom / down) * down,
  }
}

async function toSrgb({ data, width, height }: Pixels, profile: Uint8Array): Promise<Pixels> {
  const converted = await sharp(withProfile({ data, width, height }, profile))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer()
  return { data: converted, width, height }
}
