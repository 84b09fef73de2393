import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { ChoiceQuestion } from '#src/features/tasks/parts/ChoiceQuestion.tsx'
import { clockTime } from '#src/features/tasks/parts/clock-time.ts'
import type { SavedState } from '#src/outbox/saved.ts'
import styles from './FilmQuestion.module.css'
import type { Asking, AskingMoment } from './use-asking.ts'

interface FilmQuestionProps {
  asking: Asking
  open: AskingMoment
  saved: SavedState
}

/** What a film asks where it has stopped: over it, and in place of its controls until it is answered. */
export function FilmQuestion({ asking, open, saved }: FilmQuestionProps) {
  const { t } = useTranslation()
  const { all, answered, chosen, isGiven, choose, check, goOn } = asking
  const { id, at, question } = open
  const card = useRef<HTMLElement>(null)
  const number = all.findIndex((one) => one.id === id) + 1
  const isChecking = isGiven && saved === 'saving'
  return (
    <div className={styles.over}>
      <article ref={card} className={styles.card} data-material="paper" tabIndex={-1}>
        <p className={styles.kicker}>{t('film.asks', { number, all: all.length, time: clockTime(at) })}</p>
        <ChoiceQuestion
          {...{ id, question, chosen, isGiven }}
          keys={card}
          judged={answered}
          isLost={isGiven && !isChecking}
          onChoose={choose}
        />
        {/* One button whose verb changes: what was checked keeps the focus. */}
        <div className={styles.actions}>
          <Button
            onClick={answered || (isGiven && !isChecking) ? goOn : check}
            disabled={!answered && !isGiven && chosen.length === 0}
            loadingVerb={isChecking && t('tasks.frame.checking')}
          >
            {t(answered || isGiven ? 'film.goOn' : 'tasks.frame.check')}
          </Button>
        </div>
      </article>
    </div>
  )
}
