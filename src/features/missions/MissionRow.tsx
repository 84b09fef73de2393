import { useTranslation } from 'react-i18next'
import { CaretRightIcon } from '#src/ui/icons.ts'
import styles from './MissionRow.module.css'
import { PlaceRing } from './PlaceRing.tsx'
import { placeState, type Place } from './places.ts'
import { usePlaceNote } from './use-place-note.ts'

interface MissionRowProps {
  place: Place
  isNext?: boolean
  /** What locks it, in words; empty when open. */
  reason: string
  onMission: (missionId: string) => void
}

/** A mission in a list: how it stands, its name, and the way there. A locked one says why it leads nowhere. */
export function MissionRow({ place, isNext = false, reason, onMission }: MissionRowProps) {
  const note = usePlaceNote()
  const isLocked = placeState(place) === 'locked'
  const words = (
    <>
      <PlaceRing place={place} />
      <span className={styles.words}>
        <span className={styles.name}>{place.name}</span>
        <span className={styles.note}>{note(place, reason)}</span>
      </span>
    </>
  )
  if (isLocked) return <p className={styles.row}>{words}</p>
  return (
    <button
      type="button"
      className={styles.row}
      data-place={place.id}
      data-next={isNext}
      onClick={() => onMission(place.id)}
    >
      {words}
      {isNext && <Next />}
      <CaretRightIcon size={20} aria-hidden />
    </button>
  )
}

function Next() {
  const { t } = useTranslation()
  return <span className={styles.next}>{t('missions.next')}</span>
}
