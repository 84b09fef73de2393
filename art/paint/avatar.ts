/** Writes the sheet that players' faces are composed of. Run: npx tsx art/paint/avatar.ts */
import { writeFileSync } from 'node:fs'
import { SPRITE_NAMES, type SpriteName } from '../../shared/domain/avatar.ts'
import { WORN } from '../../shared/domain/goods.ts'
import { BROWNS } from './avatar/browns.ts'
import { EYE_PAIRS, LASHES } from './avatar/eyes.ts'
import { HAIR_MAN } from './avatar/hair-man.ts'
import { HAIR_WOMAN } from './avatar/hair-woman.ts'
import { BODIES, HEADS } from './avatar/heads.ts'
import { LIPS } from './avatar/lips.ts'
import { NOSES } from './avatar/noses.ts'
import { WORN_DRAWINGS } from './avatar/worn.ts'

const HAIRS = { man: HAIR_MAN, woman: HAIR_WOMAN } as const

/** What differs between a man and a woman: `lips-woman-3`. */
function drawingsOf(sprite: SpriteName): string[] {
  const hairs = HAIRS[sprite]
  return [
    drawing(`body-${sprite}`, BODIES[sprite]),
    drawing(`head-${sprite}`, HEADS[sprite]),
    ...numbered(`lips-${sprite}`, LIPS[sprite]),
    ...numbered(`browns-${sprite}`, BROWNS[sprite]),
    ...numbered(
      `behind-${sprite}`,
      hairs.map(({ back }) => back),
    ),
    ...numbered(
      `hairstyle-${sprite}`,
      hairs.map(({ front }) => front),
    ),
  ]
}

function numbered(name: string, drawings: readonly string[]): string[] {
  return drawings.map((shapes, x) => drawing(`${name}-${x}`, shapes))
}

function drawing(id: string, shapes: string): string {
  return `<g id="${id}">${shapes}</g>`
}

const sheet = [
  ...numbered('nose', NOSES),
  ...numbered('eyes', EYE_PAIRS),
  ...numbered('lashes', LASHES),
  ...SPRITE_NAMES.flatMap(drawingsOf),
  ...WORN.map((good) => drawing(good, WORN_DRAWINGS[good])),
].join('\n')
writeFileSync(
  'assets/art/avatar.svg',
  `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${sheet}\n</defs></svg>\n`,
)
