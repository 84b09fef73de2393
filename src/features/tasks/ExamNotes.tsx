import { useTranslation } from 'react-i18next'
import type { Exam, Task } from '#shared/contract/tasks.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { leaderState, taskState } from './task-state.ts'
import { timeIn } from './time-in.ts'

interface ExamNotesProps {
  task: Task
  exam: Exam
  className: string | undefined
}

/** What a player should know before an exam begins: how it is passed, how long it takes, how often it may be tried. */
export function ExamNotes({ task, exam, className }: ExamNotesProps) {
  const { t, i18n } = useTranslation()
  const percent = usePercent()
  const state = taskState(task)
  const isSentBack = leaderState(task) === 'sentBack'
  if (state === 'done' && !isSentBack) return <p className={className}>{t('exam.done')}</p>
  const { questions, passMark, timeLimit, extraTime, attemptsLeft, nextAt } = exam
  return (
    <>
      <p className={className}>
        {t('exam.questions', { count: questions })} {t('exam.passMark', { percent: percent(passMark) })}{' '}
        {timeLimit !== null && `${t('exam.timeLimit', { count: timeLimit })} `}
        {extraTime === null && `${t('exam.untimed')} `}
        {typeof extraTime === 'number' && `${t('exam.extraTime', { percent: percent(extraTime) })} `}
        {!isSentBack &&
          attemptsLeft !== null &&
          attemptsLeft > 0 &&
          t('exam.attemptsLeft', { count: attemptsLeft })}
      </p>
      {state === 'new' && attemptsLeft === 0 && <Notice tone="warn">{t('exam.noAttemptsLeft')}</Notice>}
      {state === 'new' && attemptsLeft !== 0 && nextAt !== null && (
        <Notice tone="info">{t('exam.nextAt', { time: timeIn(i18n.language, new Date(nextAt)) })}</Notice>
      )}
    </>
  )
}
