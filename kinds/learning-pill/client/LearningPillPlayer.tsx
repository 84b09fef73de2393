import { useEffect, useRef } from 'react'
import type { FailureWords } from '#src/features/tasks/parts/failure-words.ts'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { arrives } from '#src/lib/arrives.ts'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import type { LearningPillState } from '#kinds/learning-pill/shared/schemas.ts'
import { missedIn, understoodIn, type Card } from './pill.ts'
import { PillView } from './PillView.tsx'
import { usePill, type Pill } from './use-pill.ts'

/** Cards with a picture each, some with a question that the server judges; the last one finishes the task. */
export function LearningPillPlayer(props: PlayerProps<'learning-pill'>) {
  const { attempt, onBack } = props
  const { cards } = attempt.playable
  const pill = usePill(props)
  const { index, card, answered, chosen, isChecking, repeat, next, choose, check, standOn, bringBack } = pill
  const end = useEnd(pill, props, 'tasks.frame.unfinished')
  const { isFinishing, finish, saved } = end
  const heading = useRef<HTMLHeadingElement>(null)

  // The next card's picture comes while this one is read.
  const ahead = cards[index + 1]?.picture ?? null
  useEffect(() => {
    if (ahead !== null) void arrives(ahead)
  }, [ahead])
  const shown = `${index} ${repeat?.card} ${repeat?.times}`
  useEffect(() => heading.current?.focus({ preventScroll: true }), [shown])
  if (!card) return null

  const trouble = end.trouble ?? troubleOf(pill)
  return (
    <PillView
      title={attempt.task.name}
      cards={cards}
      index={index}
      comingBack={{ card: repeat && card, isMore: next !== null, ...countsOf(cards, pill.state) }}
      heading={heading}
      chosen={chosen}
      answered={answered}
      isChecking={isChecking}
      isFinishing={isFinishing}
      saved={saved}
      notice={trouble && <TroubleNotice trouble={trouble} />}
      onChoose={choose}
      onCheck={check}
      onFinish={finish}
      onStandOn={standOn}
      onBringBack={() => next && bringBack(next)}
      onBack={onBack}
    />
  )
}

function countsOf(cards: readonly Card[], state: LearningPillState) {
  return { missed: missedIn(cards, state).length, understood: understoodIn(cards, state) }
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
