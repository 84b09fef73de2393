import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerOption } from '#src/ui/play/AnswerOption.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { letterAt } from '#src/features/tasks/parts/answer-letters.ts'
import { AnswerKeysHint } from '#src/features/tasks/parts/AnswerKeysHint.tsx'
import { useAnswerKeys } from '#src/features/tasks/parts/use-answer-keys.ts'
import { CardPicture } from '#src/features/tasks/parts/CardPicture.tsx'
import type { Answered, Card } from './pill.ts'
import styles from './PillCard.module.css'
import { showWhole } from '#src/ui/show-whole.ts'

interface PillCardProps {
  card: Card
  /** 'Card 2 of 5' */
  place: string
  heading: RefObject<HTMLHeadingElement | null>
  chosen: readonly string[]
  answered: Answered | undefined
  /** The answer is on its way, and counts as it is. */
  isChecking: boolean
  onChoose: (answer: string) => void
}

export function PillCard({ card, place, heading, chosen, answered, isChecking, onChoose }: PillCardProps) {
  const article = useRef<HTMLElement>(null)
  const answers = isChecking || answered ? [] : (card.question?.answers ?? [])
  useAnswerKeys(article, answers.length, (at) => {
    const answer = answers[at]
    if (answer) onChoose(answer.id)
  })
  return (
    <article ref={article} className={styles.card} tabIndex={-1}>
      {card.picture && (
        <CardPicture key={card.picture} className={styles.picture} src={card.picture} alt={card.pictureAlt} />
      )}
      <div key={card.id} className={styles.words}>
        <div className={styles.heading}>
          <p className={styles.kicker}>{place}</p>
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {card.title}
          </h2>
        </div>
        {card.text && <p className={styles.text}>{card.text}</p>}
      </div>
      {card.question && (
        <Question
          key={`${card.id} question`}
          question={card.question}
          name={card.id}
          chosen={chosen}
          answered={answered}
          isChecking={isChecking}
          onChoose={onChoose}
        />
      )}
    </article>
  )
}

interface QuestionProps {
  question: NonNullable<Card['question']>
  name: string
  chosen: readonly string[]
  answered: Answered | undefined
  isChecking: boolean
  onChoose: (answer: string) => void
}

function Question({ question, name, chosen, answered, isChecking, onChoose }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.question}>
      <legend className={styles.ask}>
        {question.text}
        <span className={styles.hint}>
          {t(question.isMultiple ? 'tasks.frame.chooseAll' : 'tasks.frame.chooseOne')}
          <AnswerKeysHint count={question.answers.length} />
        </span>
      </legend>
      {question.answers.map(({ id, text }, position) => {
        const judged = verdict(id, chosen, answered)
        return (
          <AnswerOption
            key={id}
            type={question.isMultiple ? 'checkbox' : 'radio'}
            name={name}
            value={id}
            keyText={letterAt(position)}
            checked={chosen.includes(id)}
            disabled={isChecking || answered !== undefined}
            onChange={() => onChoose(id)}
            {...(judged && {
              judged,
              judgedText: t(judged === 'right' ? 'tasks.frame.rightAnswer' : 'tasks.frame.wrongAnswer'),
              note: chosen.includes(id) ? t('tasks.frame.yourAnswer') : undefined,
            })}
          >
            {text}
          </AnswerOption>
        )
      })}
      <div role="status" className={styles.judgement} ref={answered && showWhole}>
        {answered && (
          <Notice isAnnounced tone={answered.isCorrect ? 'good' : 'warn'}>
            <strong>{t(answered.isCorrect ? 'tasks.frame.right' : 'tasks.frame.wrong')}</strong>{' '}
            {answered.explanation}
          </Notice>
        )}
      </div>
    </fieldset>
  )
}

/** Right ones are marked whether chosen or not; a wrong one only where it was chosen. */
function verdict(
  id: string,
  chosen: readonly string[],
  answered: Answered | undefined,
): 'right' | 'wrong' | null {
  if (!answered) return null
  if (answered.correct.includes(id)) return 'right'
  return chosen.includes(id) ? 'wrong' : null
}
