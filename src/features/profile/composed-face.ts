import {
  HEIGHT_SCALES,
  SPRITE_NAMES,
  SPRITE_PARTS,
  SPRITE_SIZES,
  type AvatarSprite,
  type SpriteName,
} from '#shared/domain/avatar.ts'
import { formOfAddress, type FormOfAddress } from '#shared/domain/form-of-address.ts'

interface Person {
  formOfAddress: FormOfAddress | null
  firstName: string
}

/** Where composing begins: a plain face, woman or man as the person is spoken of. */
export function startSprite(person: Person): AvatarSprite {
  const isShe = formOfAddress(person.formOfAddress, person.firstName) === 'she'
  return plainSprite(isShe ? 'woman' : 'man')
}

function plainSprite(spriteName: SpriteName): AvatarSprite {
  return {
    spriteName,
    heightScale: 1,
    hairstyle: { x: 1, y: 1 },
    browns: { x: 0, y: 1 },
    eyes: { x: 0, y: 0 },
    nose: { x: 0, y: 1 },
    lips: { x: 0, y: 0 },
  }
}

/** What the dice throw. @param chance from 0 to below 1, each time another */
export function throwSprite(chance: () => number): AvatarSprite {
  const upTo = (count: number) => Math.floor(chance() * count)
  const sprite = plainSprite(SPRITE_NAMES[upTo(SPRITE_NAMES.length)] ?? 'woman')
  for (const part of SPRITE_PARTS) {
    sprite[part] = { x: upTo(SPRITE_SIZES[part].x), y: upTo(SPRITE_SIZES[part].y) }
  }
  // brows in the colour of the hair look like those of one person
  sprite.browns.y = sprite.hairstyle.y
  const { min, max } = HEIGHT_SCALES
  sprite.heightScale = Math.round((min + chance() * (max - min)) * 100) / 100
  return sprite
}
