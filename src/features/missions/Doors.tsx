import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Doors.module.css'
import { MissionRow } from './MissionRow.tsx'
import { nextPlace, type Place } from './places.ts'

interface DoorsProps {
  name: string
  places: readonly Place[]
  /** What locks a place, in words; empty when open. */
  reason: (place: Place) => string
  onPlace: (place: Place) => void
  /** What is worth knowing before one goes on; it may be nothing. */
  children?: ReactNode
}

/** Where the ways from here lead, as a list. */
export function Doors({ name, places, reason, onPlace, children }: DoorsProps) {
  const { t } = useTranslation()
  const next = nextPlace(places)
  return (
    <div className={styles.doors}>
      <h2 className={styles.title}>{name}</h2>
      {children}
      <ul className={styles.list} aria-label={t('missions.doors')}>
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
