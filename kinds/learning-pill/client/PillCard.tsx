import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import { AnswerOptions } from '#src/ui/play/AnswerOptions.tsx'
import { AnswerFeedback } from '#src/ui/play/AnswerFeedback.tsx'
import { AnswerKeysHint } from '#src/features/tasks/parts/AnswerKeysHint.tsx'
import { useEnterKey } from '#src/features/tasks/parts/use-enter-key.ts'
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
  /** It was missed, and is asked once more. */
  isRepeated: boolean
  /** It was missed, and is asked once more later. */
  comesBack: boolean
  onChoose: (answer: string) => void
  /** Enter on the card: what its main button does; null while that waits for an answer. */
  onEnter: (() => void) | null
}

export function PillCard(props: PillCardProps) {
  const { card, place, heading, chosen, answered, isChecking, isRepeated, comesBack, onChoose, onEnter } =
    props
  const { t } = useTranslation()
  const article = useRef<HTMLElement>(null)
  const leadOn = () => {
    // an answer that is being judged is disabled, and a disabled one loses the focus to nowhere
    heading.current?.focus({ preventScroll: true })
    onEnter?.()
  }
  const answers = isChecking || answered ? [] : (card.question?.answers ?? [])
  useAnswerKeys(article, answers.length, (at) => {
    const answer = answers[at]
    if (answer) onChoose(answer.id)
  })
  useEnterKey(article, onEnter && leadOn)
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
          {isRepeated && <p className={styles.again}>{t('tasks.frame.againNote')}</p>}
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
          comesBack={comesBack}
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
  comesBack: boolean
  onChoose: (answer: string) => void
}

function Question({ question, name, chosen, answered, isChecking, comesBack, onChoose }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.question}>
      <legend className={styles.ask}>
        {question.text}
        <span className={styles.hint}>
          {t(question.isMultiple ? 'tasks.frame.chooseAll' : 'tasks.frame.chooseOne')}
          <AnswerKeysHint count={question.answers.length} hasEnter />
        </span>
      </legend>
      <AnswerOptions
        name={name}
        question={question}
        chosen={chosen}
        correct={answered?.correct}
        isGiven={isChecking || answered !== undefined}
        onChoose={onChoose}
        words={{
          right: t('tasks.frame.rightAnswer'),
          wrong: t('tasks.frame.wrongAnswer'),
          yours: t('tasks.frame.yourAnswer'),
        }}
      />
      <div role="status" className={styles.judgement} ref={answered && showWhole}>
        {answered && (
          <Notice isAnnounced tone={answered.isCorrect ? 'good' : 'warn'}>
            <strong>{t(answered.isCorrect ? 'tasks.frame.right' : 'tasks.frame.wrong')}</strong>{' '}
            <AnswerFeedback {...answered} answers={question.answers} />
            {comesBack && <span className={styles.comesBack}>{t('tasks.frame.comesBack')}</span>}
          </Notice>
        )}
      </div>
    </fieldset>
  )
}
