import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.ts'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import type { SavedState } from '#src/outbox/saved.ts'
import type { Answered, Card } from './pill.ts'
import { PillCard } from './PillCard.tsx'
import styles from './LearningPillPlayer.module.css'

/** What was missed, and comes back after the last card. */
interface ComingBack {
  /** The one that is shown; null while cards are seen for the first time. */
  card: Card | null
  /** Another one comes after what is shown. */
  isMore: boolean
  missed: number
  understood: number
}

const NOTHING_MISSED: ComingBack = { card: null, isMore: false, missed: 0, understood: 0 }

interface PillViewProps {
  title: string
  cards: readonly Card[]
  /** Where the player stands. */
  index: number
  /** Absent where nothing comes back, beside the form. */
  comingBack?: ComingBack
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
  onBringBack?: () => void
  /** Null where it is only looked at, beside where it is written. */
  onBack: (() => void) | null
}

/** What its main button is busy with. */
function workOf({ isFinishing, isChecking }: PillViewProps): 'finishing' | 'checking' | null {
  if (isFinishing) return 'finishing'
  return isChecking ? 'checking' : null
}

/** A card with what leads on from it, whether the server or a form judges its answer. */
export function PillView(props: PillViewProps) {
  const { title, cards, index, chosen, answered, isChecking, isFinishing, saved, notice, heading } = props
  const { comingBack = NOTHING_MISSED, onBringBack } = props
  const { onChoose, onCheck, onFinish, onStandOn, onBack } = props
  const { t } = useTranslation()
  const { missed, understood } = comingBack
  const repeated = comingBack.card
  const card = repeated ?? cards[index]
  if (!card) return null
  const { isOpenQuestion, action } = actionOf(props, card)
  const actions = {
    check: onCheck,
    finish: onFinish,
    next: () => onStandOn(index + 1),
    bringBack: () => onBringBack?.(),
  }
  const work = workOf(props)
  const again = Math.min(missed, understood + (answered?.isCorrect ? 0 : 1))
  const place = repeated
    ? t('tasks.frame.cardAgain', { card: again, cards: missed })
    : t('tasks.frame.card', { card: index + 1, cards: cards.length })
  return (
    <TaskFrame
      title={title}
      now={repeated ? cards.length + again : index + 1}
      total={cards.length + missed}
      place={place}
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => ({ id: card.id, name: card.title })}
      notice={notice}
      hint={isOpenQuestion ? t('tasks.companion.choice') : null}
      hintFor={card.id}
      footer={
        <div className={styles.footer}>
          <Button
            variant="secondary"
            icon={<ArrowLeftIcon size={20} aria-hidden />}
            onClick={() => onStandOn(repeated ? cards.length - 1 : index - 1)}
            disabled={(index === 0 && !repeated) || isFinishing}
          >
            {t('tasks.frame.previous')}
          </Button>
          {/* One button whose verb changes: what was checked keeps the focus. */}
          <Button
            onClick={actions[action]}
            disabled={isOpenQuestion && chosen.length === 0}
            iconAfter={isOnward(action) && <ArrowRightIcon size={20} aria-hidden />}
            loadingVerb={work !== null && t(`tasks.frame.${work}`)}
          >
            {t(`tasks.frame.${isOnward(action) ? 'next' : action}`)}
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
        isRepeated={repeated !== null}
        comesBack={onBringBack !== undefined && answered?.isCorrect === false}
        onChoose={onChoose}
        onEnter={work !== null || (isOpenQuestion && chosen.length === 0) ? null : actions[action]}
      />
    </TaskFrame>
  )
}

type Action = 'check' | 'finish' | 'next' | 'bringBack'

const isOnward = (action: Action) => action === 'next' || action === 'bringBack'

/** What the one button does: checks an open question, else leads on; from the last card to what comes back, or to the end. */
function actionOf(
  { cards, index, answered, comingBack = NOTHING_MISSED }: PillViewProps,
  card: Card,
): { isOpenQuestion: boolean; action: Action } {
  if (card.question !== null && !answered) return { isOpenQuestion: true, action: 'check' }
  const isLast = comingBack.card !== null || index === cards.length - 1
  if (!isLast) return { isOpenQuestion: false, action: 'next' }
  return { isOpenQuestion: false, action: comingBack.isMore ? 'bringBack' : 'finish' }
}
