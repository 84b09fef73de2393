import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { isShownByModal } from '#src/lib/failure.ts'
import { SaidByModal } from '#src/ui/said-by-modal.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

interface ComingProps {
  /** Why it did not come; falsy while it still may. */
  error: unknown
  sentence: string
  onRetry: () => unknown
  /** Of each line that will stand there, in rem. */
  heights?: readonly number[]
}

/** In the place of what has not come yet, or did not come: that is said here once no modal says it. */
export function Coming({ error, sentence, onRetry, heights = [3.5, 3.5] }: ComingProps) {
  const { t } = useTranslation()
  const isSaidByModal = use(SaidByModal)
  if (error && !(isSaidByModal && isShownByModal(error))) {
    const action = { label: t('shell.retry'), onPress: () => void onRetry() }
    return <ErrorState sentence={sentence} error={error} action={action} />
  }
  return (
    <SkeletonGroup label={t('shell.loading')}>
      {heights.map((height, index) => (
        <Skeleton key={index} height={`${height}rem`} />
      ))}
    </SkeletonGroup>
  )
}
