import { useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { AnswerOptions } from '#src/ui/play/AnswerOptions.tsx'
import { AnswerKeysHint } from './AnswerKeysHint.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'
import styles from './ChoiceQuestion.module.css'

/** How the first answer was judged. */
interface JudgedChoice {
  isCorrect: boolean
  correct: readonly string[]
  explanation: string
}

interface ChoiceQuestionProps {
  id: string
  question: { text: string; isMultiple: boolean; answers: readonly { id: string; text: string }[] }
  /** What answers it with letters. */
  keys: RefObject<HTMLElement | null>
  chosen: readonly string[]
  /** The answer is on its way, or there: nothing is chosen any more. */
  isGiven: boolean
  judged: JudgedChoice | undefined
  /** It did not arrive. */
  isLost: boolean
  onChoose: (answer: string) => void
}

/** A question that stands in the way of something else, a film or a book: its answers, and how they were judged. It takes the focus. */
export function ChoiceQuestion(props: ChoiceQuestionProps) {
  const { id, question, keys, chosen, isGiven, judged, isLost, onChoose } = props
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const answers = isGiven || judged ? [] : question.answers
  useAnswerKeys(keys, answers.length, (place) => {
    const answer = answers[place]
    if (answer) onChoose(answer.id)
  })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id])
  return (
    <>
      <fieldset className={styles.question}>
        <legend className={styles.legend}>
          <h2 ref={heading} className={styles.title} tabIndex={-1}>
            {question.text}
          </h2>
          <span className={styles.hint}>
            {t(question.isMultiple ? 'tasks.frame.chooseAll' : 'tasks.frame.chooseOne')}
            <AnswerKeysHint count={question.answers.length} />
          </span>
        </legend>
        <AnswerOptions
          name={id}
          question={question}
          chosen={chosen}
          correct={judged?.correct}
          isGiven={answers.length === 0}
          onChoose={onChoose}
          words={{
            right: t('tasks.frame.rightAnswer'),
            wrong: t('tasks.frame.wrongAnswer'),
            yours: t('tasks.frame.yourAnswer'),
          }}
        />
      </fieldset>
      <div role="status" className={styles.judgement} ref={judged && showWhole}>
        {judged && (
          <Notice isAnnounced tone={judged.isCorrect ? 'good' : 'warn'}>
            <strong>{t(judged.isCorrect ? 'tasks.frame.right' : 'tasks.frame.wrong')}</strong>{' '}
            {judged.explanation}
          </Notice>
        )}
      </div>
      {/* An alert of its own: within a status it would be said twice. */}
      {isLost && <Notice tone="error">{t('tasks.frame.answerFailed')}</Notice>}
    </>
  )
}
