import { use, useEffect, useEffectEvent, useState } from 'react'
import { WantedPart } from '#src/features/tasks/task-notes.ts'
import { usePlay, type Playing } from '#src/features/tasks/play/use-play.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import {
  answeredOf,
  cardWanted,
  furthestCard,
  PILL,
  resumeAt,
  toggleAnswer,
  type Answered,
  type Card,
} from './pill.ts'

export interface Pill extends Playing<'learning-pill'> {
  index: number
  card: Card | undefined
  answered: Answered | undefined
  /** Ids of the answers chosen on this card. */
  chosen: readonly string[]
  /** The answer to this card is on its way: it counts as it was checked. */
  isChecking: boolean
  choose: (answer: string) => void
  check: () => void
  standOn: (index: number) => void
}

/** How an attempt stands while it is played. Loaded again because it was changed elsewhere, it takes the new state over. */
export function usePill(props: PlayerProps<'learning-pill'>): Pill {
  const { attempt, onStale } = props
  const { cards } = attempt.playable
  const play = usePlay(props, PILL)
  const { state, unsent, refused, move } = play
  const wanted = use(WantedPart)
  const [known, setKnown] = useState(attempt)
  const [index, setIndex] = useState(() => cardWanted(cards, state, wanted) ?? resumeAt(cards, state))
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (attempt !== known) {
    const isSame = attempt.id === known.id
    setKnown(attempt)
    setIndex(isSame ? Math.min(index, furthestCard(cards, attempt.state)) : resumeAt(cards, attempt.state))
    setChosen([])
  }

  // what the server does not know is no longer asked
  const stale = useEffectEvent(onStale)
  useEffect(() => {
    if (refused === 'unknown') stale()
  }, [refused])

  const card = cards[index]
  const answered = card && answeredOf(state, card)
  const checked = unsent.find(({ answer }) => answer?.card === card?.id)?.answer
  return {
    ...play,
    index,
    card,
    answered,
    chosen: answered?.answers ?? checked?.answers ?? chosen,
    isChecking: checked !== undefined && !answered,
    choose: (answer) => setChosen(toggleAnswer(chosen, answer, card?.question?.isMultiple ?? false)),
    check() {
      if (card) move({ type: 'learning-pill', answer: { card: card.id, answers: [...chosen] } })
    },
    standOn(next) {
      setIndex(next)
      setChosen([])
      move({ type: 'learning-pill', card: next })
    },
  }
}
