import * as z from 'zod/mini'

/** Where the bytes of a channel lie in the file, the two that say how they are packed among them. */
const Channel = z.object({
  /** 0 to 2 are red, green and blue (0 alone is grey), -1 is how opaque, -2 is the mask. */
  id: z.int(),
  at: z.int(),
  length: z.int(),
})
export type Channel = z.infer<typeof Channel>

/** The channel that says which parts of a layer are shown. */
export const MASK = -2

/** In pixels of the document; it may reach out of the canvas. */
export const Area = z.object({ left: z.int(), top: z.int(), right: z.int(), bottom: z.int() })
export type Area = z.infer<typeof Area>

const Mask = z.object({
  ...Area.shape,
  /** Outside of its rectangle, of 255. */
  outside: z.int(),
  /** How much of it counts, of 1. */
  density: z.number(),
})
export type Mask = z.infer<typeof Mask>

const LayerFacts = z.object({
  ...Area.shape,
  name: z.string(),
  isHidden: z.boolean(),
  /** It shows only where the layer below does. */
  isClipped: z.boolean(),
  /** Of 1, that of its fill included. */
  opacity: z.number(),
  /** As ag-psd calls it: "linear dodge". */
  blend: z.string(),
  mask: z.nullable(Mask),
  channels: z.array(Channel),
  /** Of a fill layer that has no pixels of its own. */
  fill: z.nullable(z.tuple([z.int(), z.int(), z.int()])),
  sort: z.enum(['pixels', 'words', 'adjustment', 'unpainted']),
  /** "drop shadow", "stroke" */
  effects: z.array(z.string()),
  hasLooseVectorMask: z.boolean(),
  /** Its mask is blurred, or counts by shares, when it is shown. */
  hasSoftMask: z.boolean(),
  /** It hides itself by how bright it or what lies below is. */
  hasBlendRanges: z.boolean(),
  /** Of its pixels and masks as the file holds them. */
  hash: z.string(),
})

/** A layer, or a group of them. */
export interface PsdLayer extends z.infer<typeof LayerFacts> {
  /** The lowest first; null where it is no group. */
  children: PsdLayer[] | null
}
export const PsdLayer: z.ZodMiniType<PsdLayer> = z.lazy(() =>
  z.extend(LayerFacts, { children: z.nullable(z.array(PsdLayer)) }),
)

export const Stamp = z.object({ bytes: z.number(), savedAt: z.number() })
export type Stamp = z.infer<typeof Stamp>

/** How pixels lie in the file. */
export const PixelFormat = z.object({
  /** Bits a channel. */
  depth: z.union([z.literal(8), z.literal(16), z.literal(32)]),
  isGrey: z.boolean(),
  /** A PSB: it counts in longer numbers. */
  isLarge: z.boolean(),
})
export type PixelFormat = z.infer<typeof PixelFormat>

/** A Photoshop document without its pixels. */
export const PsdDocument = z.object({
  width: z.int(),
  height: z.int(),
  format: PixelFormat,
  /** Its colours, where they are not those of sRGB. */
  profile: z.nullable(z.instanceof(Uint8Array)),
  /** The lowest first. */
  layers: z.array(PsdLayer),
  /** By which a file is known again: it may be saved meanwhile. */
  stamp: Stamp,
})
export type PsdDocument = z.infer<typeof PsdDocument>

export function common(a: Area, b: Area): Area {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

export function isEmpty({ left, top, right, bottom }: Area): boolean {
  return right <= left || bottom <= top
}

/** The smallest rectangle around both; one that is empty adds nothing. */
export function around(a: Area, b: Area): Area {
  if (isEmpty(a)) return b
  if (isEmpty(b)) return a
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}
