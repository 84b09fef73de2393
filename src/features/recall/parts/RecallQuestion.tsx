import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecallCard, RecallVerdict } from '#shared/contract/recall.ts'
import { askAgain } from '#src/lib/ask-again.ts'
import { AnswerFeedback } from '#src/ui/play/AnswerFeedback.tsx'
import { AnswerOptions } from '#src/ui/play/AnswerOptions.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { useWeekday } from './use-weekday.ts'
import styles from '../Recall.module.css'

interface RecallQuestionProps {
  card: RecallCard
  /** 'Card 2 of 5' */
  place: string
  heading: RefObject<HTMLHeadingElement | null>
  chosen: readonly string[]
  verdict: RecallVerdict | null
  /** The answer is on its way. */
  isLocked: boolean
  onChoose: (answers: readonly string[]) => void
}

/** A question that comes back, with its answers; judged, also why and when it does again. */
export function RecallQuestion(props: RecallQuestionProps) {
  const { card, place, heading, chosen, verdict, isLocked, onChoose } = props
  const { t } = useTranslation()
  const format = useWeekday()
  const { isMultiple, answers } = card
  const toggle = (id: string) => {
    if (!isMultiple) onChoose([id])
    else onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  return (
    <article className={styles.card}>
      {card.picture !== null && (
        <img className={styles.picture} src={card.picture} alt={card.pictureAlt} onError={askAgain} />
      )}
      <div>
        <p className={styles.note}>
          {place} · {card.taskName}
        </p>
        <h3 className={styles.title} ref={heading} tabIndex={-1}>
          {card.title}
        </h3>
      </div>
      <fieldset className={styles.answers}>
        <legend className={styles.ask}>
          {card.question}
          <span className={styles.hint}>
            {t(isMultiple ? 'tasks.frame.chooseAll' : 'tasks.frame.chooseOne')}
          </span>
        </legend>
        <AnswerOptions
          name={`${card.taskId} ${card.cardId}`}
          question={card}
          chosen={chosen}
          correct={verdict?.correct}
          isGiven={isLocked || verdict !== null}
          onChoose={toggle}
          words={{
            right: t('tasks.frame.rightAnswer'),
            wrong: t('tasks.frame.wrongAnswer'),
            yours: t('tasks.frame.yourAnswer'),
          }}
        />
        <div role="status" ref={verdict && showWhole}>
          {verdict && (
            <Notice isAnnounced tone={verdict.isCorrect ? 'good' : 'warn'}>
              <strong>{t(verdict.isCorrect ? 'tasks.frame.right' : 'tasks.frame.wrong')}</strong>{' '}
              <AnswerFeedback {...verdict} answers={answers} />
              <span className={styles.again}>{t('recall.comesBack', { day: format(verdict.nextDay) })}</span>
            </Notice>
          )}
        </div>
      </fieldset>
    </article>
  )
}
