import { readPsd, type Layer, type LayerEffectsInfo, type LayerMaskData } from 'ag-psd'
import { say } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { MASK, type Mask, type PsdLayer } from './document.ts'
import { DAMAGED, type FileBytes } from './file-bytes.ts'
import type { LayerRecord, Located } from './locate.ts'

/** More groups in each other than any program makes. */
const DEEPEST = 24
const RECT_BYTES = 16

/**
 * What the layers of a document are, in their groups. ag-psd reads the list alone: it is handed a document that holds the
 * list and not one pixel, so that a large file takes no memory and nothing in it is unpacked.
 * @param hashOf of a record's pixels @throws UnreadableArt
 */
export function understand(
  file: FileBytes,
  located: Located,
  hashOf: (record: LayerRecord) => string,
): PsdLayer[] {
  const layers = readLayers(file, located)
  const convert = (layer: Layer, depth: number): PsdLayer => {
    const record = located.records[layer.top ?? -1]
    if (!record) throw new UnreadableArt(...DAMAGED)
    if (depth > DEEPEST) {
      throw new UnreadableArt(say('psd-nested', { most: DEEPEST }), say('make-flatter'))
    }
    const children = layer.children?.map((child) => convert(child, depth + 1)) ?? null
    return { ...factsOf(layer, record), hash: hashOf(record), children }
  }
  return layers.map((layer) => convert(layer, 1))
}

function readLayers(file: FileBytes, located: Located): Layer[] {
  try {
    const psd = readPsd(listAlone(file, located), {
      skipLayerImageData: true,
      skipCompositeImageData: true,
      skipThumbnail: true,
      skipLinkedFilesData: true,
      totalMemoryLimit: 32_000_000,
    })
    return psd.children ?? []
  } catch (error) {
    if (error instanceof UnreadableArt) throw error
    throw new UnreadableArt(...DAMAGED)
  }
}

/** A document of nothing but the list. In place of where a layer stands it says which record it is. */
function listAlone(file: FileBytes, { format, list, records }: Located): Buffer {
  const content = file.bytes(list.at, list.end - list.at)
  let at = 2
  const step = format.isLarge ? 10 : 6
  for (const [index, { channels }] of records.entries()) {
    content.fill(0, at, at + RECT_BYTES)
    content.writeInt32BE(index, at)
    content.writeInt32BE(index, at + 8)
    const extra = at + RECT_BYTES + 2 + channels.length * step + 12
    at = extra + 4 + content.readUInt32BE(extra)
  }
  // the number of layers is below zero where the document has a transparent ground, which says nothing of its layers
  content.writeInt16BE(records.length, 0)
  const head = Buffer.alloc(26)
  head.write('8BPS', 'latin1')
  head.writeUInt16BE(format.isLarge ? 2 : 1, 4)
  head.writeUInt16BE(3, 12)
  head.writeUInt32BE(1, 14)
  head.writeUInt32BE(1, 18)
  head.writeUInt16BE(8, 22)
  head.writeUInt16BE(3, 24)
  const lengthOf = (bytes: number): Buffer => {
    const length = Buffer.alloc(format.isLarge ? 8 : 4)
    length.writeUInt32BE(bytes, length.length - 4)
    return length
  }
  const noColoursNoResources = Buffer.alloc(8)
  const info = Buffer.concat([lengthOf(content.length), content, Buffer.alloc(content.length % 2)])
  return Buffer.concat([head, noColoursNoResources, lengthOf(info.length), info])
}

function factsOf(layer: Layer, record: LayerRecord): Omit<PsdLayer, 'hash' | 'children'> {
  const { left, top, right, bottom, channels } = record
  const isPainted = right > left && bottom > top
  const fill = isPainted ? null : fillOf(layer)
  return {
    left,
    top,
    right,
    bottom,
    channels,
    fill,
    name: layer.name ?? '',
    isHidden: layer.hidden ?? false,
    isClipped: layer.clipping ?? false,
    opacity: (layer.opacity ?? 1) * (layer.children ? 1 : (layer.fillOpacity ?? 1)),
    blend: layer.blendMode ?? 'normal',
    mask: maskOf(layer, record),
    sort: sortOf(layer, isPainted, fill !== null),
    effects: effectsOf(layer.effects),
    hasLooseVectorMask: hasLooseVectorMask(layer, record),
    hasSoftMask: hasSoftMask(layer),
    hasBlendRanges: hasBlendRanges(layer),
  }
}

function sortOf(layer: Layer, isPainted: boolean, isFilled: boolean): PsdLayer['sort'] {
  if (layer.text) return 'words'
  if (layer.adjustment) return 'adjustment'
  const isLeftToPhotoshop = layer.vectorFill !== undefined && !isPainted && !isFilled
  return isLeftToPhotoshop ? 'unpainted' : 'pixels'
}

/** Photoshop paints a fill layer of one colour itself; the file holds the colour alone. */
function fillOf({ vectorFill, vectorMask }: Layer): PsdLayer['fill'] {
  if (vectorFill?.type !== 'color' || vectorMask) return null
  const { color } = vectorFill
  if (!('r' in color)) return null
  const [red, green, blue] = [color.r, color.g, color.b].map((part) =>
    Math.min(255, Math.max(0, Math.round(part))),
  )
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** Where a layer has a drawn mask and a path, this is what Photoshop made of both; the drawn one alone lies beside it. */
function maskOf(layer: Layer, { channels }: LayerRecord): Mask | null {
  const { mask } = layer
  if (!mask || mask.disabled || !channels.some(({ id }) => id === MASK)) return null
  // the pixels of a shape already have its form
  if (mask.fromVectorData && layer.vectorFill) return null
  const density = (mask.fromVectorData ? mask.vectorMaskDensity : mask.userMaskDensity) ?? 1
  return { ...areaOf(mask), outside: mask.defaultColor ?? 255, density }
}

function areaOf({ left = 0, top = 0, right = 0, bottom = 0 }: LayerMaskData) {
  return { left, top, right, bottom }
}

/** A path that hides parts of a layer, and no mask that Photoshop made of it. */
function hasLooseVectorMask({ vectorMask, vectorFill, children }: Layer, { channels }: LayerRecord): boolean {
  if (!vectorMask || vectorMask.disable || vectorMask.paths.length === 0) return false
  if (vectorFill && !children) return false
  return !channels.some(({ id, length }) => id === MASK && length > 2)
}

/** Blurred by Photoshop when it shows it, or made of two of which each counts by its own share. */
function hasSoftMask({ mask, realMask }: Layer): boolean {
  if (!mask || mask.disabled) return false
  const { userMaskFeather = 0, vectorMaskFeather = 0, userMaskDensity = 1, vectorMaskDensity = 1 } = mask
  const isOfTwo = realMask !== undefined && mask.fromVectorData === true
  return userMaskFeather > 0 || vectorMaskFeather > 0 || (isOfTwo && userMaskDensity + vectorMaskDensity < 2)
}

const EFFECTS: Readonly<Partial<Record<keyof LayerEffectsInfo, string>>> = {
  dropShadow: 'drop shadow',
  innerShadow: 'inner shadow',
  outerGlow: 'outer glow',
  innerGlow: 'inner glow',
  bevel: 'bevel',
  solidFill: 'colour overlay',
  satin: 'satin',
  stroke: 'stroke',
  gradientOverlay: 'gradient overlay',
  patternOverlay: 'pattern overlay',
}

function effectsOf(effects: LayerEffectsInfo | undefined): string[] {
  if (!effects || effects.disabled) return []
  return Object.entries(EFFECTS).flatMap(([key, name]) => {
    const said: unknown = Object.entries(effects).find(([one]) => one === key)?.[1]
    const all: unknown[] = Array.isArray(said) ? said : [said]
    return all.some(isEnabled) ? [name] : []
  })
}

function isEnabled(effect: unknown): boolean {
  return typeof effect === 'object' && effect !== null && 'enabled' in effect && effect.enabled === true
}

function hasBlendRanges({ blendingRanges }: Layer): boolean {
  if (!blendingRanges) return false
  const { compositeGrayBlendSource, compositeGraphBlendDestinationRange, ranges } = blendingRanges
  const all = [
    compositeGrayBlendSource,
    compositeGraphBlendDestinationRange,
    ...ranges.flatMap(({ sourceRange, destRange }) => [sourceRange, destRange]),
  ]
  return all.some(
    ([darkest = 0, dark = 0, bright = 255, brightest = 255]) =>
      darkest + dark > 0 || bright + brightest < 510,
  )
}
