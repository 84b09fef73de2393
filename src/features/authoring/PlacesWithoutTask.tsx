import { useEffect, useEffectEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Authoring.module.css'
import { PlaceRow } from './parts/PlaceRow.tsx'
import { placesQuery } from './queries.ts'
import { placeNameIn, placesWithoutTask } from './rules/places-without-task.ts'
import { useAuthoring, useEdits, useNameLanguages } from './use-authoring.ts'

interface PlacesWithoutTaskProps {
  mission: string
  /** What the mission is called. */
  title: string
  onWrite: (place: string) => void
}

/** A place that was taken out, and a file as it was before: as long as that is another one, it is out. */
interface Cleared {
  id: string
  file: string
  hash: string | null
}

/** What is drawn in the scene of a mission and has no task yet, each with the ways to give it one or to do without it. */
export function PlacesWithoutTask({ mission, title, onWrite }: PlacesWithoutTaskProps) {
  const { t } = useTranslation()
  const { folder, findings } = useAuthoring()
  const names = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  const { data, refetch } = useQuery(placesQuery(folder))
  const [cleared, setCleared] = useState<readonly Cleared[]>([])
  // what a new check has built may have other places
  const look = useEffectEvent(() => void refetch({ cancelRefetch: false }))
  useEffect(() => look(), [findings])
  const isOut = (id: string) => cleared.some((one) => one.id === id && (texts[one.file] ?? null) !== one.hash)
  const places = placesWithoutTask(data?.made?.missions ?? [], mission, texts).filter(({ id }) => !isOut(id))
  if (places.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={t('authoring.without.title', { mission: title })}>
      {places.map((place) => (
        <PlaceRow
          key={place.id}
          mission={mission}
          place={place}
          name={placeNameIn(texts, mission, names, place.id)}
          onWrite={() => onWrite(place.id)}
          onCleared={(file, hash) => setCleared((now) => [...now, { id: place.id, file, hash }])}
        />
      ))}
    </ul>
  )
}
