import { useTranslation } from 'react-i18next'
import styles from './Authoring.module.css'
import { PlaceRow } from './parts/PlaceRow.tsx'
import { useFreePlaces } from './use-free-places.ts'

interface PlacesWithoutTaskProps {
  mission: string
  /** What the mission is called. */
  title: string
  onWrite: (place: string) => void
}

/** What is drawn in the scene of a mission and has no task yet, each with the ways to give it one or to do without it. */
export function PlacesWithoutTask({ mission, title, onWrite }: PlacesWithoutTaskProps) {
  const { t } = useTranslation()
  const { places } = useFreePlaces(mission)
  if (places.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={t('authoring.without.title', { mission: title })}>
      {places.map((place) => (
        <PlaceRow key={place.id} mission={mission} place={place} onWrite={() => onWrite(place.id)} />
      ))}
    </ul>
  )
}
