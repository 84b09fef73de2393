import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceQuestion } from '#src/features/tasks/parts/ChoiceQuestion.tsx'
import type { SavedState } from '#src/outbox/saved.ts'
import styles from './BookQuestion.module.css'
import type { BookAsking } from './use-questions.ts'

interface BookQuestionProps {
  asking: BookAsking
  open: NonNullable<BookAsking['open']>
  saved: SavedState
}

/** What a book asks between two of its chapters, on a page of its own. */
export function BookQuestion({ asking, open, saved }: BookQuestionProps) {
  const { t } = useTranslation()
  const page = useRef<HTMLElement>(null)
  const { all, answered, chosen, isGiven, choose } = asking
  const number = all.findIndex(({ id }) => id === open.id) + 1
  return (
    <div className={styles.room}>
      <article ref={page} className={styles.page} tabIndex={-1}>
        <p className={styles.kicker}>{t('ebook.asks', { number, all: all.length })}</p>
        <ChoiceQuestion
          {...{ id: open.id, question: open.question, chosen, isGiven }}
          keys={page}
          judged={answered}
          isLost={isGiven && saved !== 'saving'}
          onChoose={choose}
        />
      </article>
    </div>
  )
}
