import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  HEIGHT_SCALES,
  SPRITE_NAMES,
  SPRITE_PARTS,
  type AvatarSprite,
  type SpritePart,
} from '#shared/domain/avatar.ts'
import { AvatarFace } from '#src/ui/AvatarFace.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { DiceFiveIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import { throwSprite } from '../composed-face.ts'
import styles from './FacePopup.module.css'
import { PartChoice } from './PartChoice.tsx'

/** From the top of the head downwards. */
const ROWS: readonly SpritePart[] = SPRITE_PARTS.toReversed()

interface FacePopupProps {
  start: AvatarSprite
  onUse: (sprite: AvatarSprite) => void
  onClose: () => void
}

/** Composes a face: large on one side, what there is to choose from on the other (ACT-5). */
export function FacePopup({ start, onUse, onClose }: FacePopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [sprite, setSprite] = useState(start)
  const change = (part: Partial<AvatarSprite>) => setSprite((now) => ({ ...now, ...part }))
  return (
    <Popup
      labelledBy={titleId}
      width={880}
      onClose={onClose}
      closeLabel={t('shell.close')}
      className={styles.popup ?? ''}
      footer={
        <div className={styles.end}>
          <Button variant="secondary" onClick={onClose}>
            {t('profile.cancel')}
          </Button>
          <Button onClick={() => onUse(sprite)}>{t('profile.face.use')}</Button>
        </div>
      }
    >
      <div className={styles.panel}>
        <div className={styles.side}>
          <h2 id={titleId} className={styles.title}>
            {t('profile.face.title')}
          </h2>
          <span className={styles.face}>
            <AvatarFace sprite={sprite} />
          </span>
          <div className={styles.throw}>
            <Button
              variant="secondary"
              wide
              icon={<DiceFiveIcon size={20} aria-hidden />}
              onClick={() => change(throwSprite(Math.random))}
            >
              {t('profile.face.throw')}
            </Button>
          </div>
        </div>
        <div className={styles.parts}>
          <Choice
            label={t('profile.face.figure')}
            options={SPRITE_NAMES.toReversed().map((id) => ({ id, label: t(`profile.face.${id}`) }))}
            value={sprite.spriteName}
            onChange={(spriteName) => change({ spriteName })}
          />
          {ROWS.map((part) => (
            <PartChoice
              key={part}
              part={part}
              sprite={sprite}
              onChange={(offset) => change({ [part]: offset })}
            />
          ))}
          <label className={styles.height}>
            {t('profile.face.height')}
            <input
              type="range"
              min={HEIGHT_SCALES.min}
              max={HEIGHT_SCALES.max}
              step={0.01}
              value={sprite.heightScale}
              onChange={({ target }) => change({ heightScale: Number(target.value) })}
            />
          </label>
        </div>
      </div>
    </Popup>
  )
}
