import { useTranslation } from 'react-i18next'
import type { MissionNode } from '#shared/scene/adventure.ts'
import { useThumbnail } from '#src/features/missions/thumbnail.ts'
import { ArrowRightIcon } from '#src/ui/icons.ts'
import { Lantern } from '#src/ui/Glyphs.tsx'
import styles from './OpenedPlaces.module.css'
import { backgroundOf } from '../page/Ground.tsx'

interface OpenedPlacesProps {
  places: readonly { id: string; name: string }[]
  /** Of the adventure. */
  missions: ReadonlyMap<string, MissionNode>
  onGo: (missionId: string) => void
}

/** The missions that have just opened, each with its picture and the way in. */
export function OpenedPlaces({ places, missions, onGo }: OpenedPlacesProps) {
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.id}>
          <OpenedPlace {...place} node={missions.get(place.id)} onGo={() => onGo(place.id)} />
        </li>
      ))}
    </ul>
  )
}

interface OpenedPlaceProps {
  name: string
  node: MissionNode | undefined
  onGo: () => void
}

function OpenedPlace({ name, node, onGo }: OpenedPlaceProps) {
  const { t } = useTranslation()
  const thumbnail = useThumbnail(node?.thumbnail ?? null)
  const picture = thumbnail ?? backgroundOf(node)
  // parts that stand one below the other are read as one word otherwise
  const label = [t('tasks.finish.opened'), name, t('tasks.finish.goThere')].join(', ')
  return (
    <button type="button" className={styles.place} onClick={onGo} aria-label={label}>
      <span className={styles.picture}>{picture ? <img src={picture} alt="" /> : <Lantern size={40} />}</span>
      <span className={styles.words}>
        <span className={styles.news}>{t('tasks.finish.opened')}</span>
        <span className={styles.name}>{name}</span>
      </span>
      <span className={styles.go}>
        {t('tasks.finish.goThere')}
        <ArrowRightIcon size={20} aria-hidden />
      </span>
    </button>
  )
}
