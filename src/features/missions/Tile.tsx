import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#src/ui/class-names.ts'
import { Lantern } from '#src/ui/Glyphs.tsx'
import { PlaceRing } from './PlaceRing.tsx'
import { placeState, type Place } from './places.ts'
import styles from './Tile.module.css'
import { usePlaceNote } from './use-place-note.ts'

interface TileProps {
  place: Place
  picture: string | null
  isNext: boolean
  /** What locks it, in words; empty when open. */
  reason: string
  onPress: () => void
}

/** A place as a tile: its picture, its name, how it stands. A press on a locked mission shakes it once: its reason stands on it. */
export function Tile({ place, picture, isNext, reason, onPress }: TileProps) {
  const { t } = useTranslation()
  const note = usePlaceNote()
  const [isShaking, setShaking] = useState(false)
  const isLocked = placeState(place) === 'locked'
  const isShut = isLocked && place.kind === 'mission'
  return (
    <button
      type="button"
      className={classes(styles.tile, isNext && styles.next, isShaking && styles.shaking)}
      data-place={place.id}
      data-locked={isLocked}
      aria-disabled={isShut || undefined}
      onAnimationEnd={() => setShaking(false)}
      onClick={isShut ? () => setShaking(true) : onPress}
    >
      <span className={styles.picture}>
        {picture ? <img src={picture} alt="" loading="lazy" /> : <Lantern size={56} />}
        {isNext && <span className={styles.flag}>{t('missions.next')}</span>}
      </span>
      <span className={styles.foot}>
        <PlaceRing place={place} />
        <span className={styles.words}>
          <span className={styles.name}>{place.name}</span>
          <span className={styles.note}>{note(place, reason)}</span>
        </span>
      </span>
    </button>
  )
}
