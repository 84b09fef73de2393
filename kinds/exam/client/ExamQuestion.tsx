import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { SURENESS } from '#shared/domain/sureness.ts'
import type { ExamPlayable } from '#kinds/exam/shared/schemas.ts'
import { AnswerOption } from '#src/ui/play/AnswerOption.tsx'
import { RoundRating } from '#src/ui/play/RoundRating.tsx'
import { letterAt } from '#src/ui/play/answer-letters.ts'
import { AnswerKeysHint } from '#src/features/tasks/parts/AnswerKeysHint.tsx'
import { useAnswerKeys } from '#src/features/tasks/parts/use-answer-keys.ts'
import type { Given } from './exam-rule.ts'
import styles from './Exam.module.css'

export type Question = ExamPlayable['questions'][number]

interface ExamQuestionProps {
  question: Question
  /** 'Question 2 of 6' */
  place: string
  heading: RefObject<HTMLHeadingElement | null>
  given: Given | undefined
  isSurenessAsked: boolean
  isOver: boolean
  onAnswer: (answers: string[]) => void
  onSureness: (value: number) => void
}

/** One question with its answers; what is chosen may be changed until the exam is handed in. */
export function ExamQuestion(props: ExamQuestionProps) {
  const { question, place, heading, given, isSurenessAsked, isOver, onAnswer, onSureness } = props
  const { t } = useTranslation()
  const chosen = given?.answers ?? []
  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const choose = (id: string) => onAnswer(question.isMultiple ? toggled(id) : [id])
  const article = useRef<HTMLElement>(null)
  useAnswerKeys(article, isOver ? 0 : question.answers.length, (at) => {
    const answer = question.answers[at]
    if (answer) choose(answer.id)
  })
  return (
    <article ref={article} className={styles.sheet} tabIndex={-1}>
      <div>
        <p className={styles.kicker}>{place}</p>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {question.text}
        </h2>
      </div>
      <fieldset className={styles.answers}>
        <legend className={styles.hint}>
          {t(question.isMultiple ? 'tasks.frame.chooseAll' : 'tasks.frame.chooseOne')}
          <AnswerKeysHint count={question.answers.length} />
        </legend>
        {question.answers.map(({ id, text }, position) => (
          <AnswerOption
            key={id}
            type={question.isMultiple ? 'checkbox' : 'radio'}
            name={question.id}
            value={id}
            keyText={letterAt(position)}
            checked={chosen.includes(id)}
            disabled={isOver}
            onChange={() => choose(id)}
          >
            {text}
          </AnswerOption>
        ))}
      </fieldset>
      {isSurenessAsked && chosen.length > 0 && (
        <RoundRating
          {...SURENESS}
          label={t('exam.howSure')}
          minLabel={t('exam.guess')}
          maxLabel={t('exam.certain')}
          declaration={t('exam.declaration')}
          value={given?.sureness ?? null}
          disabled={isOver}
          onChange={onSureness}
        />
      )}
    </article>
  )
}
