import { useTranslation } from 'react-i18next'
import { ClockIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { clockTime } from '#src/features/tasks/parts/clock-time.ts'
import styles from './Exam.module.css'

/** Minutes before the end that are said. */
const SPOKEN = [10, 5, 1]

/** The time that is left. Seconds are for the eyes; some of the last minutes are said. */
export function ExamClock({ seconds }: { seconds: number }) {
  const { t } = useTranslation()
  const minutes = Math.ceil(seconds / 60)
  const shown = clockTime(seconds)
  return (
    <span className={styles.clock} data-short={seconds <= 60}>
      <ClockIcon size={20} aria-hidden />
      <span role="timer" aria-label={t('exam.timeLeft', { time: shown })}>
        {shown}
      </span>
      <span role="status">
        <VisuallyHidden>
          {SPOKEN.includes(minutes) && t('exam.minutesLeft', { count: minutes })}
        </VisuallyHidden>
      </span>
    </span>
  )
}
