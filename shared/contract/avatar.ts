import * as z from 'zod/mini'
import { HEIGHT_SCALES, SPRITE_NAMES, SPRITE_SIZES, type SpritePart } from '../domain/avatar.ts'
import { WORN } from '../domain/goods.ts'

function Offset(part: SpritePart) {
  const { x, y } = SPRITE_SIZES[part]
  return z.strictObject({
    x: z.int().check(z.gte(0), z.lte(x - 1)),
    y: z.int().check(z.gte(0), z.lte(y - 1)),
  })
}

/** A composed face, in the specification's field names. */
export const AvatarSprite = z.strictObject({
  spriteName: z.enum(SPRITE_NAMES),
  heightScale: z.number().check(z.gte(HEIGHT_SCALES.min), z.lte(HEIGHT_SCALES.max)),
  hairstyle: Offset('hairstyle'),
  browns: Offset('browns'),
  eyes: Offset('eyes'),
  nose: Offset('nose'),
  lips: Offset('lips'),
  /** What its owner has bought for it and wears (`useGood`): replies say so, and a change says nothing of it. */
  worn: z.optional(z.array(z.enum(WORN))),
})
