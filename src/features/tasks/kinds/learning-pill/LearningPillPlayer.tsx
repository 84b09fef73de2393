import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TaskFrame } from '../../parts/TaskFrame.tsx'
import { useSaving } from '../../parts/use-saving.ts'
import { sendAnswer, sendPosition } from '../../queries.ts'
import type { PlayerProps } from '../player-props.ts'
import { failureWords, type FailureWords } from './failure-words.ts'
import { scoreOf } from './pill.ts'
import styles from './LearningPillPlayer.module.css'
import { PillCard } from './PillCard.tsx'
import { showWhole } from './show-whole.ts'
import { usePill } from './use-pill.ts'

/** Cards with a picture each, some with a question that the server judges; the last one finishes the task. */
export default function LearningPillPlayer(props: PlayerProps) {
  const { attempt, onFinish, onBack, onSaved, onStale } = props
  const { t } = useTranslation()
  const { cards } = attempt.playable
  const pill = usePill(attempt)
  const { state, index, card, answered, chosen, standOn } = pill
  const [work, setWork] = useState<'checking' | 'finishing' | null>(null)
  const [trouble, setTrouble] = useState<FailureWords | null>(null)
  const { saved, save, keepPlace } = useSaving()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [index])
  if (!card) return null

  const goTo = (next: number) => {
    standOn(next)
    setTrouble(null)
    keepPlace(() => sendPosition(attempt.id, next).then(onSaved))
  }

  const fail = (error: unknown, deed: 'answer' | 'finish') => {
    const words = failureWords(error, deed)
    if (words.isStale) onStale()
    setTrouble(words)
    setWork(null)
  }

  const check = async () => {
    setWork('checking')
    setTrouble(null)
    try {
      pill.keepJudgement(card.id, await save(() => sendAnswer(attempt.id, card.id, [...chosen])))
      setWork(null)
      onSaved()
    } catch (error) {
      fail(error, 'answer')
    }
  }

  const finish = async () => {
    setWork('finishing')
    setTrouble(null)
    try {
      await onFinish(scoreOf(state))
    } catch (error) {
      fail(error, 'finish')
    }
  }

  const isOpenQuestion = card.question !== null && !answered
  const isLast = index === cards.length - 1
  const deed = isOpenQuestion ? 'check' : isLast ? 'finish' : 'next'
  const deeds = { check: () => void check(), finish: () => void finish(), next: () => goTo(index + 1) }
  const place = t('tasks.frame.card', { card: index + 1, cards: cards.length })
  return (
    <TaskFrame
      title={attempt.task.name}
      now={index + 1}
      total={cards.length}
      place={place}
      saved={saved}
      isFinishing={work === 'finishing'}
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
          {/* One button whose verb changes: what was checked keeps the focus. */}
          <Button
            onClick={deeds[deed]}
            disabled={isOpenQuestion && chosen.length === 0}
            iconAfter={deed === 'next' && <ArrowRightIcon size={20} aria-hidden />}
            loadingVerb={work !== null && t(`tasks.frame.${work}`)}
          >
            {t(`tasks.frame.${deed}`)}
          </Button>
        </div>
      }
    >
      <PillCard
        key={card.id}
        card={card}
        place={place}
        heading={heading}
        chosen={chosen}
        judgement={pill.judgement}
        isAnswered={answered !== undefined}
        onChoose={pill.choose}
      />
      {pill.isJudgementLost && (
        <div className={styles.trouble}>
          <Notice tone="warn">{t('tasks.frame.judgementFailed')}</Notice>
          <Button variant="secondary" onClick={pill.askJudgement}>
            {t('tasks.retryLoad')}
          </Button>
        </div>
      )}
      {trouble && (
        <div className={styles.trouble} ref={showWhole}>
          <Notice tone="error">{t(trouble.key, trouble.values)}</Notice>
        </div>
      )}
    </TaskFrame>
  )
}
