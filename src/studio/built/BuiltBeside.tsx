import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { idOf } from '#shared/scene/first-names.ts'
import { useAuthoring, type BuiltPlayProps } from '#src/features/authoring/use-authoring.ts'
import { TaskPreview } from '#src/features/previews/TaskPreview.tsx'
import { askMadeScenes, madeScenesQuery } from '#src/features/scenes/queries.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import styles from './BuiltBeside.module.css'

/** A task beside its form, in the game itself, as the last check of the draft built it (decision 179). */
export function BuiltBeside({ buildId, mission, task, language, title }: BuiltPlayProps) {
  const { t } = useTranslation()
  const { folder } = useAuthoring()
  const lastId = useLast(buildId)
  const query = madeScenesQuery(folder)
  const { data, error, refetch } = useQuery({
    queryKey: [...query.queryKey, lastId],
    queryFn: ({ signal }) => askMadeScenes(folder, signal),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  if (!data)
    return (
      <div className={styles.coming}>
        <Coming error={error} sentence={t('authoring.player.notCome')} onRetry={refetch} heights={[20]} />
      </div>
    )
  const { made } = data
  const isThere = made?.missions.some(
    ({ id, tasks }) => id === mission && tasks.some((one) => one.id === task),
  )
  if (!made || isThere !== true)
    return (
      <div className={styles.coming}>
        <EmptyState sentence={t('authoring.player.notBuilt')} />
      </div>
    )
  const { moved } = made
  return (
    <TaskPreview
      {...{ folder, mission, language, title }}
      buildId={made.buildId}
      played={{ mission: idOf(mission, moved), task: idOf(task, moved) }}
    />
  )
}

/** What is checked anew is played as before until the check has ended. */
function useLast(buildId: string | null): string | null {
  const [last, setLast] = useState(buildId)
  if (buildId === null || buildId === last) return last
  setLast(buildId)
  return buildId
}
