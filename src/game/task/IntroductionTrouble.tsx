import { useTranslation } from 'react-i18next'
import { IntroductionComing } from '#src/features/tasks/IntroductionComing.tsx'
import { isFailure, isShownByModal } from '#src/lib/failure.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { useIsAsked } from '#src/overlay/overlay.ts'
import { TaskNotLoaded } from './TaskTrouble.tsx'

interface IntroductionTroubleProps {
  error: Error
  /** Back to where the task's place is. */
  back: { label: string; onPress: () => void }
  hasPicture: boolean
  onRetry: () => void
}

/** In place of an introduction that did not load. While the modal says why, this waits: one failure, one card. */
export function IntroductionTrouble({ error, back, hasPicture, onRetry }: IntroductionTroubleProps) {
  const { t } = useTranslation()
  const isModalOpen = useIsAsked('apiError')
  if (isModalOpen && isShownByModal(error)) return <IntroductionComing hasPicture={hasPicture} />
  if (isFailure(error, 404)) return <ErrorState sentence={t('tasks.gone')} action={back} />
  return <TaskNotLoaded error={error} onRetry={onRetry} Card={ErrorState} />
}
