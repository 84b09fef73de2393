import { useTranslation } from 'react-i18next'
import { useWaitLeft } from '#src/lib/use-countdown.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { FailureWords } from './failure-words.ts'

interface TroubleNoticeProps {
  trouble: FailureWords
}

/** Says what went wrong in a task that is being played, silently where the modal announces it. Counts down where the server asked to wait (INFO-4). */
export function TroubleNotice({ trouble }: TroubleNoticeProps) {
  const { t } = useTranslation()
  if (trouble.key === 'tasks.frame.tooFast') return <WaitNotice trouble={trouble} />
  return (
    <Notice tone="error" isAnnounced={trouble.isInModal}>
      {t(trouble.key, trouble.values)}
    </Notice>
  )
}

/** The start and the end of the wait are announced; the seconds in between are only shown. */
function WaitNotice({ trouble }: TroubleNoticeProps) {
  const { t } = useTranslation()
  const wait = trouble.values.count ?? 1
  const seconds = useWaitLeft(trouble, wait)
  if (seconds === 0) return <Notice tone="info">{t('tasks.frame.tooFastOver')}</Notice>
  return (
    <Notice tone="error">
      <span aria-hidden>{t('tasks.frame.tooFast', { count: seconds })}</span>
      <VisuallyHidden>{t('tasks.frame.tooFast', { count: wait })}</VisuallyHidden>
    </Notice>
  )
}
