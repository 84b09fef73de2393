import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Judgement } from '#shared/contract/tasks.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TaskFrame } from '../../parts/TaskFrame.tsx'
import { useSaving } from '../../parts/use-saving.ts'
import { sendAnswer, sendPosition } from '../../queries.ts'
import type { PlayerProps } from '../player-props.ts'
import { failureWords, type FailureWords } from './failure-words.ts'
import { answeredOf, resumeAt, scoreOf, toggleAnswer } from './pill.ts'
import styles from './LearningPillPlayer.module.css'
import { PillCard } from './PillCard.tsx'
import { showWhole } from './show-whole.ts'
import { useJudgement } from './use-judgement.ts'

/** Cards with a picture each, some with a question that the server judges; the last one finishes the task. */
export default function LearningPillPlayer({ attempt, onFinish, onBack, onStale }: PlayerProps) {
  const { t } = useTranslation()
  const { cards } = attempt.playable
  const [state, setState] = useState(attempt.state)
  const [index, setIndex] = useState(() => resumeAt(cards, attempt.state))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [judged, setJudged] = useState<ReadonlyMap<string, Judgement>>(new Map())
  const [work, setWork] = useState<'checking' | 'finishing' | null>(null)
  const [trouble, setTrouble] = useState<FailureWords | null>(null)
  const [saved, save] = useSaving()
  const heading = useRef<HTMLHeadingElement>(null)

  const card = cards[index]
  const answered = card && answeredOf(state, card)
  const judgement = useJudgement(attempt.id, answered, card ? judged.get(card.id) : undefined)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index])
  if (!card) return null

  const goTo = (next: number) => {
    setIndex(next)
    setChosen([])
    setTrouble(null)
    // A place that does not reach the server costs a card at most; the chip says so.
    save(() => sendPosition(attempt.id, next)).catch(() => undefined)
  }

  const check = async () => {
    setWork('checking')
    setTrouble(null)
    try {
      const result = await save(() => sendAnswer(attempt.id, card.id, [...chosen]))
      setJudged((before) => new Map(before).set(card.id, result))
      setState(result.state)
    } catch (error) {
      const words = failureWords(error, 'answer')
      if (words.isStale) onStale()
      setTrouble(words)
    } finally {
      setWork(null)
    }
  }

  const finish = async () => {
    setWork('finishing')
    setTrouble(null)
    try {
      await onFinish(scoreOf(state))
    } catch (error) {
      setTrouble(failureWords(error, 'finish'))
      setWork(null)
    }
  }

  const isOpenQuestion = card.question !== null && !answered
  const isLast = index === cards.length - 1
  const place = t('tasks.frame.card', { card: index + 1, cards: cards.length })
  return (
    <TaskFrame
      title={attempt.task.name}
      now={index + 1}
      total={cards.length}
      place={place}
      saved={saved}
      onBack={onBack}
      footer={
        <div className={styles.footer}>
          <Button
            variant="secondary"
            icon={<ArrowLeftIcon size={20} aria-hidden />}
            onClick={() => goTo(index - 1)}
            disabled={index === 0 || work !== null}
          >
            {t('tasks.frame.previous')}
          </Button>
          {isOpenQuestion && (
            <Button
              onClick={() => void check()}
              disabled={chosen.length === 0}
              {...(work === 'checking' && { loadingVerb: t('tasks.frame.checking') })}
            >
              {t('tasks.frame.check')}
            </Button>
          )}
          {!isOpenQuestion && !isLast && (
            <Button iconAfter={<ArrowRightIcon size={20} aria-hidden />} onClick={() => goTo(index + 1)}>
              {t('tasks.frame.next')}
            </Button>
          )}
          {!isOpenQuestion && isLast && (
            <Button
              onClick={() => void finish()}
              {...(work === 'finishing' && { loadingVerb: t('tasks.frame.finishing') })}
            >
              {t('tasks.frame.finish')}
            </Button>
          )}
        </div>
      }
    >
      <PillCard
        key={card.id}
        card={card}
        place={place}
        heading={heading}
        chosen={answered?.answers ?? chosen}
        judgement={judgement}
        isAnswered={answered !== undefined}
        onChoose={(answer) => setChosen(toggleAnswer(chosen, answer, card.question?.isMultiple ?? false))}
      />
      {trouble && (
        <div className={styles.trouble} ref={showWhole}>
          <Notice tone="error">{t(trouble.key, trouble.values)}</Notice>
        </div>
      )}
    </TaskFrame>
  )
}
