import type { Worn } from './goods.ts'

/** The parts a player's face is composed of, spelt as the specification spells them, from the back to the front. */
export const SPRITE_PARTS = ['nose', 'lips', 'eyes', 'browns', 'hairstyle'] as const
export type SpritePart = (typeof SPRITE_PARTS)[number]

export const SPRITE_NAMES = ['man', 'woman'] as const
export type SpriteName = (typeof SPRITE_NAMES)[number]

/** Which drawing of a part, across the sheet (`x`), and in which colour, down the sheet (`y`); both from 0. */
export interface SpriteOffset {
  x: number
  y: number
}

/** How many drawings (`x`) and colours (`y`) each part has. The colour of the nose is that of the skin. */
export const SPRITE_SIZES: Readonly<Record<SpritePart, SpriteOffset>> = {
  nose: { x: 4, y: 6 },
  lips: { x: 5, y: 4 },
  eyes: { x: 6, y: 4 },
  browns: { x: 4, y: 7 },
  hairstyle: { x: 10, y: 7 },
}

/** How tall the head is drawn, as a factor. */
export const HEIGHT_SCALES = { min: 0.9, max: 1.1 } as const

/** A composed face, in the specification's field names. */
export type AvatarSprite = Record<SpritePart, SpriteOffset> & {
  spriteName: SpriteName
  heightScale: number
  /** What its owner has bought for it and wears; only the server says so. */
  worn?: Worn[] | undefined
}
