import { Boat } from '#src/ui/Glyphs.tsx'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import styles from './PlaceRing.module.css'
import { placeState, type Place } from './places.ts'

/** Percent, check or lock; a boat where nothing is counted. */
export function PlaceRing({ place }: { place: Place }) {
  const state = placeState(place)
  if (place.tasks === 0 && (state === 'waiting' || state === 'inProgress')) {
    return (
      <span className={styles.boat}>
        <Boat size={20} />
      </span>
    )
  }
  const ring = state === 'locked' ? 'locked' : state === 'finished' ? 'done' : 'percent'
  return <ProgressRing state={ring} percent={place.progress} size={40} material="night" />
}
