import type { Gallery, GalleryMission } from '#shared/scene/gallery.ts'
import { classes } from '#src/ui/class-names.ts'
import { openPlace, useDesk } from './desk.ts'
import { countErrors, findingsOf } from './findings.ts'
import { nameIn } from './mission-facts.ts'
import styles from './SceneList.module.css'
import { SceneThumbnail } from './SceneThumbnail.tsx'
import { SpendingBar } from './SpendingBar.tsx'

/** Every adventure with its scenes: a picture, what is wrong, and what it takes of what it may. */
export function SceneList({ gallery }: { gallery: Gallery }) {
  const language = useDesk((state) => state.language)
  return (
    <nav className={styles.list} aria-label="Scenes">
      {gallery.adventures.map((adventure) => (
        <section key={adventure.id}>
          <h2 className={styles.adventure}>{nameIn(adventure.names, language, adventure.id)}</h2>
          <ul>
            {adventure.missions.map((mission) => (
              <li key={mission.id}>
                <SceneRow gallery={gallery} adventure={adventure.id} mission={mission} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

interface SceneRowProps {
  gallery: Gallery
  adventure: string
  mission: GalleryMission
}

function SceneRow({ gallery, adventure, mission }: SceneRowProps) {
  const language = useDesk((state) => state.language)
  const isOpen = useDesk(({ place }) => place?.adventure === adventure && place.mission === mission.id)
  const place = { adventure, mission: mission.id }
  const errors = countErrors(findingsOf(gallery.findings, place))
  return (
    <button
      type="button"
      className={classes(styles.row, isOpen && styles.open)}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => openPlace(place)}
    >
      <SceneThumbnail scene={mission.scene} />
      <span className={styles.words}>
        <span className={styles.name}>{nameIn(mission.names, language, mission.id)}</span>
        <span className={styles.note}>
          {mission.id}
          {errors > 0 && <b className={styles.errors}>{errors === 1 ? '1 error' : `${errors} errors`}</b>}
        </span>
        {mission.cost && <SpendingBar size="small" label="Graphics memory" spending={mission.cost.full} />}
      </span>
    </button>
  )
}
