import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.ts'
import type { FailureWords } from '#src/features/tasks/parts/failure-words.ts'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { arrives } from '#src/features/tasks/parts/arrives.ts'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import styles from './LearningPillPlayer.module.css'
import { PillCard } from './PillCard.tsx'
import { usePill, type Pill } from './use-pill.ts'

/** Cards with a picture each, some with a question that the server judges; the last one finishes the task. */
export function LearningPillPlayer(props: PlayerProps<'learning-pill'>) {
  const { attempt, onBack } = props
  const { t } = useTranslation()
  const { cards } = attempt.playable
  const pill = usePill(props)
  const { index, card, answered, chosen, isChecking, choose, check, standOn } = pill
  const end = useEnd(pill, props, 'tasks.frame.unfinished')
  const { isFinishing, finish, saved } = end
  const work = isFinishing ? 'finishing' : isChecking ? 'checking' : null
  const heading = useRef<HTMLHeadingElement>(null)

  // The next card's picture comes while this one is read.
  const ahead = cards[index + 1]?.picture ?? null
  useEffect(() => {
    if (ahead !== null) void arrives(ahead)
  }, [ahead])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index])
  if (!card) return null

  const isOpenQuestion = card.question !== null && !answered
  const isLast = index === cards.length - 1
  const action = isOpenQuestion ? 'check' : isLast ? 'finish' : 'next'
  const actions = { check, finish, next: () => standOn(index + 1) }
  const trouble = end.trouble ?? troubleOf(pill)
  const place = t('tasks.frame.card', { card: index + 1, cards: cards.length })
  return (
    <TaskFrame
      title={attempt.task.name}
      now={index + 1}
      total={cards.length}
      place={place}
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => ({ id: card.id, name: card.title })}
      notice={trouble && <TroubleNotice trouble={trouble} />}
      footer={
        <div className={styles.footer}>
          <Button
            variant="secondary"
            icon={<ArrowLeftIcon size={20} aria-hidden />}
            onClick={() => standOn(index - 1)}
            disabled={index === 0 || isFinishing}
          >
            {t('tasks.frame.previous')}
          </Button>
          {/* One button whose verb changes: what was checked keeps the focus. */}
          <Button
            onClick={actions[action]}
            disabled={isOpenQuestion && chosen.length === 0}
            iconAfter={action === 'next' && <ArrowRightIcon size={20} aria-hidden />}
            loadingVerb={work !== null && t(`tasks.frame.${work}`)}
          >
            {t(`tasks.frame.${action}`)}
          </Button>
        </div>
      }
    >
      <PillCard
        card={card}
        place={place}
        heading={heading}
        chosen={chosen}
        answered={answered}
        isChecking={isChecking}
        onChoose={choose}
      />
    </TaskFrame>
  )
}

/** Why the last answer was not taken, or does not arrive for now. */
function troubleOf({ isChecking, saved, isInModal, refused }: Pill): FailureWords | null {
  const values = {}
  if (isChecking && saved !== 'saving') {
    return { key: 'tasks.frame.answerFailed', values, isStale: false, isInModal }
  }
  if (refused === null) return null
  return { key: 'tasks.frame.changedElsewhere', values, isStale: true, isInModal: false }
}
