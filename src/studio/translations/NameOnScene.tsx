import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Unit } from '#shared/content/translations/units.ts'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Point, SceneLayout } from '#shared/scene/layout.ts'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { madeScenesQuery } from '#src/features/scenes/queries.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './Beside.module.css'

interface NameOnSceneProps {
  unit: Unit
  language: Language
}

/** The name of a mission or a task where it hangs in the scene that leads there, as that was built last. */
export function NameOnScene({ unit, language }: NameOnSceneProps) {
  const { t } = useTranslation()
  const { folder } = useAuthoring()
  const { data, error } = useQuery(madeScenesQuery(folder))
  const name = unit.texts[language] ?? ''
  if (!data && !error) return <Skeleton height="14rem" />
  const place = data?.made ? placeOf(data.made.missions, unit) : null
  if (!place)
    return (
      <EmptyState sentence={t('translations.where.notDrawn')}>
        <blockquote lang={language}>{name}</blockquote>
      </EmptyState>
    )
  const { scene, label } = place
  const { width, height } = scene.size
  return (
    <figure className={styles.figure}>
      <div className={styles.scene} style={{ aspectRatio: `${width} / ${height}` }}>
        {scene.poster && <img src={scene.poster.file.url} alt="" />}
        <span
          lang={language}
          className={styles.label}
          style={{ left: `${(label.x / width) * 100}%`, top: `${(label.y / height) * 100}%` }}
        >
          {name}
        </span>
      </div>
      <figcaption>{t('translations.where.name')}</figcaption>
    </figure>
  )
}

/** The first scene that has the mission or the task as a place. */
function placeOf(
  missions: readonly MadeMission[],
  { folder, task }: Unit,
): { scene: SceneLayout; label: Point } | null {
  const own = missions.filter(({ id }) => task === null || id === folder)
  for (const { scene } of own) {
    const element = scene?.elements.find(({ id }) => id === (task ?? folder))
    if (scene && element) return { scene, label: element.label }
  }
  return null
}
