import styles from './AnswerFeedback.module.css'

export interface AnswerFeedbackProps {
  /** Why each wrong answer that was chosen is wrong. */
  feedback?: readonly { answer: string; text: string }[] | undefined
  answers: readonly { id: string; text: string }[]
  explanation: string
}

/** What is said of a judged question: why what was chosen is wrong, each under its own words where there are several, then why all is as it is. */
export function AnswerFeedback({ feedback = [], answers, explanation }: AnswerFeedbackProps) {
  const isOne = feedback.length === 1
  return (
    <>
      {feedback.map(({ answer, text }) => (
        <span key={answer} className={styles.wrong}>
          {!isOne && <b>{answers.find(({ id }) => id === answer)?.text}: </b>}
          {text}{' '}
        </span>
      ))}
      {explanation && <span className={feedback.length > 0 ? styles.why : undefined}>{explanation}</span>}
    </>
  )
}
