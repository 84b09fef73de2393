import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMENT_LENGTH, type Review } from '#shared/contract/reviews.ts'
import { ASSESSMENTS, isSentBack, type Assessment } from '#shared/domain/assessment.ts'
import { Button } from '#src/ui/Button.tsx'
import { OpinionBox } from '#src/ui/play/OpinionBox.tsx'
import { StarRating } from '#src/ui/play/StarRating.tsx'
import type { LeaderAccept } from '../leader-accept.ts'
import styles from './Desk.module.css'

interface RatingFormProps {
  /** Undefined while it comes: nothing can be sent then. */
  review: Review | undefined
  /** What is often said of such a task. */
  comments?: readonly string[] | undefined
  draft: { stars: Assessment; comment: string } | null
  undo: ReactNode
  onAccept: (accept: LeaderAccept) => void
  onLater: () => void
}

const MEANINGS = {
  1: 'reviews.meaning.1',
  2: 'reviews.meaning.2',
  3: 'reviews.meaning.3',
  4: 'reviews.meaning.4',
  5: 'reviews.meaning.5',
} as const

const toAssessment = (stars: number) => ASSESSMENTS.find((one) => one === stars) ?? null

/** Stars, words, and what sends them: the button, Enter on a star, and Ctrl (or Command) with Enter while writing. */
export function RatingForm({ review, comments = [], draft, undo, onAccept, onLater }: RatingFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [assessment, setAssessment] = useState<Assessment | null>(draft?.stars ?? null)
  const [comment, setComment] = useState(draft?.comment ?? '')
  /** Grows with each comment that is put in. */
  const [version, setVersion] = useState(0)
  const isThere = review !== undefined

  // What was taken back is to be changed here.
  useEffect(() => {
    if (!isThere || !draft) return
    form.current
      ?.querySelector<HTMLInputElement>(`input[value="${draft.stars}"]`)
      ?.focus({ preventScroll: true })
  }, [isThere, draft])

  const accept = () => {
    if (isThere && assessment !== null)
      onAccept({ type: 'leaderAccept', assessment, comment: comment.trim() })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    accept()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        accept()
      }}
    >
      <StarRating
        label={t('reviews.howGood')}
        starsNumber={ASSESSMENTS.length}
        view="task"
        value={assessment}
        disabled={!isThere}
        starName={(stars) => t('reviews.stars', { stars, all: ASSESSMENTS.length })}
        meaning={(stars) => {
          const one = toAssessment(stars)
          if (one === null) return ''
          const after = isSentBack(one) && t('reviews.sendsBack')
          return [t(MEANINGS[one]), after].filter(Boolean).join(': ')
        }}
        onChange={(stars) => setAssessment(toAssessment(stars))}
      />
      <div className={styles.comment}>
        <OpinionBox
          label={t('reviews.word')}
          firstText={comment}
          version={version}
          maxLength={COMMENT_LENGTH}
          roomLeft={(letters) => t('reviews.roomLeft', { count: letters })}
          disabled={!isThere}
          onText={setComment}
        />
        {comments.length > 0 && (
          <details className={styles.saved}>
            <summary>{t('reviews.savedComments')}</summary>
            <ul aria-label={t('reviews.savedComments')}>
              {comments.map((saved) => (
                <li key={saved}>
                  <button
                    type="button"
                    disabled={!isThere}
                    onClick={() => {
                      setComment(joined(comment, saved))
                      setVersion(version + 1)
                    }}
                  >
                    {saved}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <p className={styles.keys}>{t('reviews.keys')}</p>
      <div className={styles.end}>
        {undo}
        <div className={styles.actions}>
          <Button variant="secondary" size="thumb" onClick={onLater}>
            {t('reviews.later')}
          </Button>
          <Button
            wide
            size="thumb"
            type="submit"
            disabledReason={assessment === null && t('reviews.chooseFirst')}
          >
            {t('reviews.send')}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Behind what is there already, as far as there is room. */
function joined(comment: string, saved: string): string {
  return [comment.trimEnd(), saved].filter(Boolean).join('\n').slice(0, COMMENT_LENGTH)
}
