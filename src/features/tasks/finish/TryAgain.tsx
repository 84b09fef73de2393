import { useTranslation } from 'react-i18next'
import type { Exam } from '#shared/contract/tasks.ts'
import styles from './FinishTaskPopup.module.css'
import { timeIn } from '../time-in.ts'

/** Too little was right: whether, and when, an exam may be tried again. */
export function TryAgain({ exam }: { exam: Exam | undefined }) {
  const { t, i18n } = useTranslation()
  const isOver = exam?.attemptsLeft === 0
  return (
    <>
      <p className={styles.words}>{t(isOver ? 'tasks.finish.triedAll' : 'tasks.finish.tryAgain')}</p>
      {exam && (
        <p className={styles.end}>
          {isOver && t('exam.noAttemptsLeft')}
          {!isOver && exam.attemptsLeft !== null && t('exam.attemptsLeft', { count: exam.attemptsLeft })}{' '}
          {!isOver &&
            exam.nextAt !== null &&
            t('exam.nextAt', { time: timeIn(i18n.language, new Date(exam.nextAt)) })}
        </p>
      )}
    </>
  )
}
