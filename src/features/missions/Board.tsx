import type { Place } from './places.ts'
import styles from './Board.module.css'
import { nextPlace } from './places.ts'
import { Tile } from './Tile.tsx'

interface BoardProps {
  places: readonly Place[]
  /** Of a place that brings no picture of its own; null where there is none. */
  pictureOf: (place: Place) => string | null
  /** What locks a place, in words; empty when open. */
  reason: (place: Place) => string
  onPlace: (place: Place) => void
}

/** A grid of tiles, one to four beside each other. */
export function Board({ places, pictureOf, reason, onPlace }: BoardProps) {
  const next = nextPlace(places)
  return (
    <ul className={styles.board}>
      {places.map((place) => (
        <li key={place.id} className={styles.cell}>
          <Tile
            place={place}
            picture={place.picture ?? pictureOf(place)}
            isNext={place === next}
            reason={reason(place)}
            onPress={() => onPlace(place)}
          />
        </li>
      ))}
    </ul>
  )
}
