import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskContent, TaskPlayable } from '#shared/scene/tasks/task.ts'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { isFailure } from '#src/lib/failure.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './Authoring.module.css'
import { DraftPlay } from './DraftPlay.tsx'
import { begunAt, withPictures, withWords } from './rules/served-words.ts'
import { Unjudged } from './Unjudged.tsx'
import { useServed } from './use-served.ts'

/**
 * The player of any kind beside its form: the server says what a task shows as it is written, and judges what is answered. A kind needs
 * nothing for it; one whose player can be shown from the form alone may bring its own, which asks the server for its answers only.
 */
export function ServedPlay({ content, words, addressOf, part, onOutcome }: EditPreviewProps) {
  const { t } = useTranslation()
  const judged = useMemo(() => TaskContent.safeParse(content).data ?? null, [content])
  const { served, error, retry } = useServed(judged, words)
  if (isFailure(error, 422) && error.problem?.code === 'needs-build')
    return (
      <div className={styles.waiting}>
        <EmptyState sentence={t('authoring.player.needsBuild')} />
      </div>
    )
  if (!served) {
    if (error !== null) {
      const action = { label: t('authoring.player.retry'), onPress: retry }
      return <ErrorState sentence={t('authoring.player.notCome')} error={error} action={action} />
    }
    return (
      <Unjudged isUnjudged={judged === null}>
        <Skeleton height="20rem" />
      </Unjudged>
    )
  }
  const now = withPictures(withWords(served.playable, served.words, words), addressOf)
  const playable = TaskPlayable.safeParse(begunAt(now, words, part)).data ?? served.playable
  return (
    <Unjudged isUnjudged={judged === null}>
      <DraftPlay
        content={served.content}
        playable={playable}
        begin={served.state}
        words={words}
        onOutcome={onOutcome}
      />
    </Unjudged>
  )
}
