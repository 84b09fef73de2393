import { useId, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '#src/ui/Chip.tsx'
import { CheckIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { Question } from './ExamQuestion.tsx'
import styles from './Exam.module.css'

interface ExamOverviewProps {
  questions: readonly Question[]
  isAnswered: (question: string) => boolean
  heading: RefObject<HTMLHeadingElement | null>
  onGo: (index: number) => void
}

/** Before handing in: what is answered, what is open, and the way to each. */
export function ExamOverview({ questions, isAnswered, heading, onGo }: ExamOverviewProps) {
  const { t } = useTranslation()
  const summary = useId()
  const open = questions.filter(({ id }) => !isAnswered(id)).length
  return (
    <article className={styles.sheet}>
      {/* it takes the focus: what is open is read with it */}
      <h2 className={styles.title} ref={heading} tabIndex={-1} aria-describedby={summary}>
        {t('exam.overview')}
      </h2>
      <div id={summary}>
        <Notice tone={open > 0 ? 'warn' : 'good'}>
          {open > 0 ? t('exam.open', { count: open }) : t('exam.noneOpen')}
        </Notice>
      </div>
      <ol className={styles.list}>
        {questions.map(({ id, text }, index) => (
          <li key={id}>
            <button type="button" className={styles.row} onClick={() => onGo(index)}>
              <span className={styles.rowNumber}>{index + 1}</span>
              <span className={styles.rowText}>{text}</span>
              {isAnswered(id) ? (
                <Chip tone="good" icon={<CheckIcon size={16} weight="bold" />}>
                  {t('exam.answered')}
                </Chip>
              ) : (
                <Chip tone="warn">{t('exam.unanswered')}</Chip>
              )}
            </button>
          </li>
        ))}
      </ol>
    </article>
  )
}
