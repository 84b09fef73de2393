import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SPRITE_SIZES, type AvatarSprite, type SpriteOffset, type SpritePart } from '#shared/domain/avatar.ts'
import { AvatarFace } from '#src/ui/AvatarFace.tsx'
import { EYE_COLOURS, HAIR_COLOURS, LIP_COLOURS, SKIN_COLOURS } from '#src/ui/avatar-palette.ts'
import styles from './PartChoice.module.css'

/** The paints of a part, and which of them its swatch shows. */
const PAINTS = {
  hairstyle: { palette: HAIR_COLOURS, shown: 'var(--hair)' },
  browns: { palette: HAIR_COLOURS, shown: 'var(--brow)' },
  eyes: { palette: EYE_COLOURS, shown: 'var(--iris)' },
  nose: { palette: SKIN_COLOURS, shown: 'var(--skin)' },
  lips: { palette: LIP_COLOURS, shown: 'var(--lips)' },
} satisfies Record<SpritePart, unknown>

interface PartChoiceProps {
  part: SpritePart
  sprite: AvatarSprite
  onChange: (offset: SpriteOffset) => void
}

/** One part of the face: its drawings, each in the face as it is now, and its colours. */
export function PartChoice({ part, sprite, onChange }: PartChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  const { x, y } = sprite[part]
  const size = SPRITE_SIZES[part]
  const { palette, shown } = PAINTS[part]
  const title = t(`profile.face.${part}`)
  const colours = t(`profile.face.colour.${part}`)
  return (
    <div className={styles.part}>
      <fieldset>
        <legend className={styles.legend}>{title}</legend>
        <div className={styles.drawings}>
          {numbersTo(size.x).map((drawing) => (
            <label key={drawing} className={styles.drawing}>
              <input
                type="radio"
                name={`${name}-x`}
                checked={drawing === x}
                aria-label={t('profile.face.drawing', { part: title, number: drawing + 1, of: size.x })}
                onChange={() => onChange({ x: drawing, y })}
              />
              <span className={styles.face} data-near={part !== 'hairstyle'}>
                <AvatarFace sprite={{ ...sprite, [part]: { x: drawing, y } }} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{colours}</legend>
        <div className={styles.colours}>
          {numbersTo(size.y).map((colour) => (
            <label key={colour} className={styles.colour}>
              <input
                type="radio"
                name={`${name}-y`}
                checked={colour === y}
                aria-label={t('profile.face.drawing', { part: colours, number: colour + 1, of: size.y })}
                onChange={() => onChange({ x, y: colour })}
              />
              <span
                className={styles.swatch}
                style={{ ...SKIN_COLOURS[sprite.nose.y], ...palette[colour], background: shown }}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number)
}
