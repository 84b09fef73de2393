import { useEffect, useRef } from 'react'
import type { FailureWords } from '#src/features/tasks/parts/failure-words.ts'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { arrives } from '#src/features/tasks/parts/arrives.ts'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { PillView } from './PillView.tsx'
import { usePill, type Pill } from './use-pill.ts'

/** Cards with a picture each, some with a question that the server judges; the last one finishes the task. */
export function LearningPillPlayer(props: PlayerProps<'learning-pill'>) {
  const { attempt, onBack } = props
  const { cards } = attempt.playable
  const pill = usePill(props)
  const { index, card, answered, chosen, isChecking, choose, check, standOn } = pill
  const end = useEnd(pill, props, 'tasks.frame.unfinished')
  const { isFinishing, finish, saved } = end
  const heading = useRef<HTMLHeadingElement>(null)

  // The next card's picture comes while this one is read.
  const ahead = cards[index + 1]?.picture ?? null
  useEffect(() => {
    if (ahead !== null) void arrives(ahead)
  }, [ahead])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index])
  if (!card) return null

  const trouble = end.trouble ?? troubleOf(pill)
  return (
    <PillView
      title={attempt.task.name}
      cards={cards}
      index={index}
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
      onBack={onBack}
    />
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
