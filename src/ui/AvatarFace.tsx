import type { AvatarSprite } from '#shared/domain/avatar.ts'
import type { Worn } from '#shared/domain/goods.ts'
import styles from './AvatarFace.module.css'
import { EYE_COLOURS, HAIR_COLOURS, LIP_COLOURS, SKIN_COLOURS } from './avatar-palette.ts'

const SHEET = '/assets/art/avatar.svg'
/** Where the chin stands in the drawings, px: a taller head grows upwards from it. */
const CHIN = 140

/** A face composed of the sheet's parts (ACT-5); fills the square that it stands in. */
export function AvatarFace({ sprite }: { sprite: AvatarSprite }) {
  const { spriteName, heightScale, hairstyle, browns, eyes, nose, lips, worn = [] } = sprite
  const hair = HAIR_COLOURS[hairstyle.y]
  const taller = `matrix(1 0 0 ${heightScale} 0 ${CHIN * (1 - heightScale)})`
  return (
    <svg
      className={styles.face}
      viewBox="12 6 176 176"
      style={{ ...SKIN_COLOURS[nose.y], ...LIP_COLOURS[lips.y], ...EYE_COLOURS[eyes.y] }}
    >
      <use href={`${SHEET}#behind-${spriteName}-${hairstyle.x}`} style={hair} transform={taller} />
      <use href={`${SHEET}#body-${spriteName}`} />
      {worn.filter(isBelow).map(drawn)}
      <g transform={taller}>
        <use href={`${SHEET}#head-${spriteName}`} />
        <use href={`${SHEET}#hairstyle-${spriteName}-${hairstyle.x}`} style={hair} />
        <use href={`${SHEET}#nose-${nose.x}`} />
        <use href={`${SHEET}#lips-${spriteName}-${lips.x}`} />
        <use href={`${SHEET}#eyes-${eyes.x}`} />
        {spriteName === 'woman' && <use href={`${SHEET}#lashes-${eyes.x}`} />}
        <use href={`${SHEET}#browns-${spriteName}-${browns.x}`} style={HAIR_COLOURS[browns.y]} />
        {worn.filter((good) => !isBelow(good)).map(drawn)}
      </g>
    </svg>
  )
}

const drawn = (good: Worn) => <use key={good} href={`${SHEET}#${good}`} />

/** Below the head, and not taller with it. */
const isBelow = (good: Worn): boolean => good.startsWith('scarf')
