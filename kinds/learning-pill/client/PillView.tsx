import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.ts'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import type { SavedState } from '#src/outbox/saved.ts'
import type { Answered, Card } from './pill.ts'
import { PillCard } from './PillCard.tsx'
import styles from './LearningPillPlayer.module.css'

interface PillViewProps {
  title: string
  cards: readonly Card[]
  /** Where the player stands. */
  index: number
  heading: RefObject<HTMLHeadingElement | null>
  chosen: readonly string[]
  answered: Answered | undefined
  isChecking: boolean
  isFinishing: boolean
  saved: SavedState
  notice: ReactNode
  onChoose: (answer: string) => void
  onCheck: () => void
  onFinish: () => void
  onStandOn: (index: number) => void
  /** Null where it is only looked at, beside where it is written. */
  onBack: (() => void) | null
}

/** A card with what leads on from it, whether the server or a form judges its answer. */
export function PillView(props: PillViewProps) {
  const { title, cards, index, chosen, answered, isChecking, isFinishing, saved, notice, heading } = props
  const { onChoose, onCheck, onFinish, onStandOn, onBack } = props
  const { t } = useTranslation()
  const card = cards[index]
  if (!card) return null
  const isOpenQuestion = card.question !== null && !answered
  const isLast = index === cards.length - 1
  const action = isOpenQuestion ? 'check' : isLast ? 'finish' : 'next'
  const actions = { check: onCheck, finish: onFinish, next: () => onStandOn(index + 1) }
  const work = isFinishing ? 'finishing' : isChecking ? 'checking' : null
  const place = t('tasks.frame.card', { card: index + 1, cards: cards.length })
  return (
    <TaskFrame
      title={title}
      now={index + 1}
      total={cards.length}
      place={place}
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => ({ id: card.id, name: card.title })}
      notice={notice}
      footer={
        <div className={styles.footer}>
          <Button
            variant="secondary"
            icon={<ArrowLeftIcon size={20} aria-hidden />}
            onClick={() => onStandOn(index - 1)}
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
        onChoose={onChoose}
      />
    </TaskFrame>
  )
}
