import { useTranslation } from 'react-i18next'
import { SURENESS } from '#shared/domain/sureness.ts'
import type { ExamState } from '#kinds/exam/shared/schemas.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { AnswerOption } from '#src/ui/play/AnswerOption.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { AnswerFeedback } from '#src/ui/play/AnswerFeedback.tsx'
import { letterAt } from '#src/ui/play/answer-letters.ts'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import type { AttemptOf } from '#kinds/define/client.tsx'
import type { Question } from './ExamQuestion.tsx'
import type { Given } from './exam-rule.ts'
import styles from './Exam.module.css'

type Result = NonNullable<ExamState['result']>
type Reviewed = NonNullable<ExamState['review']>[number]

interface ExamReviewProps {
  attempt: AttemptOf<'egzamin'>
  result: Result
  onBack: () => void
}

/** What was handed in: the result, and question by question what was right and why, unless it is kept to itself. */
export function ExamReview({ attempt, result, onBack }: ExamReviewProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const { questions, passMark } = attempt.playable
  const { review, given } = attempt.state
  const { right, all, isPassed, sureness } = result
  const score = t('exam.score', { right, all })
  return (
    <TaskFrame
      title={attempt.task.name}
      width="narrow"
      progress={null}
      saved="saved"
      isFinishing={false}
      onBack={onBack}
      notice={null}
      footer={
        <div className={styles.footer}>
          <Button onClick={onBack}>{t('tasks.frame.back')}</Button>
        </div>
      }
    >
      <article className={styles.sheet}>
        <h2 className={styles.title}>{score}</h2>
        <ProgressBar
          variant="achievement"
          percent={all === 0 ? 0 : (right / all) * 100}
          label={score}
          bottomLabel={t('exam.passMark', { percent: percent(passMark) })}
          hasPercent
          animated
        />
        <Notice tone={isPassed ? 'good' : 'warn'}>{t(isPassed ? 'exam.passed' : 'exam.failed')}</Notice>
        {sureness && <Compared sureness={sureness} />}
        {review === null && <p>{t('exam.hidden')}</p>}
        {review && (
          <ol className={styles.list}>
            {questions.map((question, index) => {
              const reviewed = review.find((one) => one.question === question.id)
              const mine = given.find((one) => one.question === question.id)
              return (
                reviewed && (
                  <li key={question.id}>
                    <ReviewedQuestion
                      number={index + 1}
                      question={question}
                      reviewed={reviewed}
                      mine={mine}
                    />
                  </li>
                )
              )
            })}
          </ol>
        )}
      </article>
    </TaskFrame>
  )
}

/** How sure the answers were, beside what they were worth: what was sure and wrong is what to look at. */
function Compared({ sureness }: { sureness: NonNullable<Result['sureness']> }) {
  const { t } = useTranslation()
  const kinds = ['sureRight', 'sureWrong', 'unsureRight', 'unsureWrong'] as const
  const present = kinds.filter((kind) => sureness[kind] > 0)
  if (present.length === 0) return null
  return (
    <section className={styles.compared}>
      <h3>{t('exam.compared')}</h3>
      <ul>
        {present.map((kind) => (
          <li key={kind}>{t(`exam.${kind}`, { count: sureness[kind] })}</li>
        ))}
      </ul>
      <p className={styles.hint}>{t('exam.noPointsForSureness')}</p>
    </section>
  )
}

interface ReviewedQuestionProps {
  number: number
  question: Question
  reviewed: Reviewed
  mine: Given | undefined
}

function ReviewedQuestion({ number, question, reviewed, mine }: ReviewedQuestionProps) {
  const { t } = useTranslation()
  const chosen = mine?.answers ?? []
  const truth = reviewed.isCorrect ? 'tasks.frame.right' : 'tasks.frame.wrong'
  const verdict = chosen.length === 0 ? 'exam.notAnswered' : truth
  return (
    <fieldset className={styles.answers}>
      <legend className={styles.ask}>
        {number}. {question.text}
      </legend>
      {question.answers.map(({ id, text }, position) => {
        const isRight = reviewed.correct.includes(id)
        const isMine = chosen.includes(id)
        const judged = isRight ? 'right' : isMine ? 'wrong' : undefined
        return (
          <AnswerOption
            key={id}
            type={question.isMultiple ? 'checkbox' : 'radio'}
            name={`review ${question.id}`}
            value={id}
            keyText={letterAt(position)}
            checked={isMine}
            disabled
            readOnly
            judged={judged}
            judgedText={judged && t(isRight ? 'tasks.frame.rightAnswer' : 'tasks.frame.wrongAnswer')}
            note={isMine ? t('tasks.frame.yourAnswer') : undefined}
          >
            {text}
          </AnswerOption>
        )
      })}
      {chosen.length > 0 && typeof mine?.sureness === 'number' && (
        <p className={styles.hint}>{t('exam.wasSure', { value: mine.sureness, max: SURENESS.max })}</p>
      )}
      <Notice tone={reviewed.isCorrect ? 'good' : 'warn'}>
        <strong>{t(verdict)}</strong> <AnswerFeedback {...reviewed} answers={question.answers} />
      </Notice>
    </fieldset>
  )
}
