import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PlaceList.module.css'
import { MissionRow } from './MissionRow.tsx'
import { nextPlace, type Place } from './places.ts'

interface PlaceListProps {
  name: string
  places: readonly Place[]
  /** What locks a place, in words; empty when open. */
  reason: (place: Place) => string
  onPlace: (place: Place) => void
  /** What is worth knowing before one goes on; it may be nothing. */
  children?: ReactNode
}

/** Where the ways from here lead, as a list. */
export function PlaceList({ name, places, reason, onPlace, children }: PlaceListProps) {
  const { t } = useTranslation()
  const next = nextPlace(places)
  return (
    <div className={styles.places}>
      <h2 className={styles.title}>{name}</h2>
      {children}
      <ul className={styles.list} aria-label={t('missions.places')}>
        {places.map((place) => (
          <li key={place.id}>
            <MissionRow
              place={place}
              isNext={place === next}
              reason={reason(place)}
              onMission={() => onPlace(place)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
