import { useState } from 'react'
import type { LearningPillState } from '#shared/scene/tasks/learning-pill.ts'
import type { AttemptOf } from '../player-props.tsx'
import { answeredOf, furthestCard, resumeAt, toggleAnswer, type Answered, type Card } from './pill.ts'

export interface Pill {
  state: LearningPillState
  index: number
  card: Card | undefined
  answered: Answered | undefined
  /** Ids of the answers chosen on this card. */
  chosen: readonly string[]
  choose: (answer: string) => void
  standOn: (index: number) => void
  /** As the server has it now. */
  keep: (state: LearningPillState) => void
}

/** How an attempt stands while it is played. Loaded again because it was changed elsewhere, it takes the new state over. */
export function usePill(attempt: AttemptOf<'learning-pill'>): Pill {
  const { cards } = attempt.playable
  const [known, setKnown] = useState(attempt)
  const [state, setState] = useState(attempt.state)
  const [index, setIndex] = useState(() => resumeAt(cards, attempt.state))
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (attempt !== known) {
    const isSame = attempt.id === known.id
    setKnown(attempt)
    setState(attempt.state)
    setIndex(isSame ? Math.min(index, furthestCard(cards, attempt.state)) : resumeAt(cards, attempt.state))
    setChosen([])
  }

  const card = cards[index]
  const answered = card && answeredOf(state, card)
  return {
    state,
    index,
    card,
    answered,
    chosen: answered?.answers ?? chosen,
    choose: (answer) => setChosen(toggleAnswer(chosen, answer, card?.question?.isMultiple ?? false)),
    standOn: (next) => {
      setIndex(next)
      setChosen([])
    },
    keep: setState,
  }
}
