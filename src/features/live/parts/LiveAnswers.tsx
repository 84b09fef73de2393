import { useTranslation } from 'react-i18next'
import type { LiveQuiz } from '#shared/contract/live.ts'
import { toggleAnswer } from '#shared/domain/chosen-answers.ts'
import { letterAt } from '#src/ui/play/answer-letters.ts'
import { AnswerOption } from '#src/ui/play/AnswerOption.tsx'
import styles from './QuizPlay.module.css'

interface LiveAnswersProps {
  quiz: LiveQuiz
  chosen: readonly string[]
  /** Nothing can be changed any more. */
  isLocked: boolean
  onChoose: (answers: string[]) => void
}

/** The question with its answers, as a player has it; once it is closed, with what is right. */
export function LiveAnswers({
  quiz: { id, at, question, result },
  chosen,
  isLocked,
  onChoose,
}: LiveAnswersProps) {
  const { t } = useTranslation()
  if (!question) return null
  const { isMultiple, answers } = question
  return (
    <fieldset className={styles.answers}>
      <legend className={styles.ask}>
        {question.question}
        <span className={styles.hint}>
          {t(isMultiple ? 'tasks.frame.chooseAll' : 'tasks.frame.chooseOne')}
        </span>
      </legend>
      {answers.map(({ id: answer, text }, position) => {
        const isChosen = chosen.includes(answer)
        const judged = !result ? null : result.correct.includes(answer) ? 'right' : isChosen ? 'wrong' : null
        return (
          <AnswerOption
            key={answer}
            type={isMultiple ? 'checkbox' : 'radio'}
            name={`${id} ${at}`}
            value={answer}
            keyText={letterAt(position)}
            checked={isChosen}
            disabled={isLocked}
            onChange={() => onChoose(toggleAnswer(chosen, answer, isMultiple))}
            {...(judged && {
              judged,
              judgedText: t(judged === 'right' ? 'tasks.frame.rightAnswer' : 'tasks.frame.wrongAnswer'),
              note: isChosen ? t('tasks.frame.yourAnswer') : undefined,
            })}
          >
            {text}
          </AnswerOption>
        )
      })}
    </fieldset>
  )
}
