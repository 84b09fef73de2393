import { use, useEffect, useEffectEvent, useState } from 'react'
import type { LearningPillState } from '#kinds/learning-pill/shared/schemas.ts'
import { WantedPart } from '#src/features/tasks/task-notes.ts'
import { usePlay, type Playing } from '#src/features/tasks/play/use-play.ts'
import { toggleAnswer } from '#shared/domain/chosen-answers.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import {
  answeredOf,
  asRepeated,
  cardWanted,
  furthestCard,
  nextRepeat,
  PILL,
  repeatAt,
  repeatOf,
  resumeAt,
  type Answered,
  type Card,
  type Repeat,
} from './pill.ts'

export interface Pill extends Playing<'learning-pill'> {
  index: number
  card: Card | undefined
  /** The card has come back; null while it is seen for the first time. */
  repeat: Repeat | null
  /** What comes back after what is shown. */
  next: Repeat | null
  answered: Answered | undefined
  /** Ids of the answers chosen on this card. */
  chosen: readonly string[]
  /** The answer to this card is on its way: it counts as it was checked. */
  isChecking: boolean
  choose: (answer: string) => void
  check: () => void
  standOn: (index: number) => void
  bringBack: (repeat: Repeat) => void
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
  const [repeat, setRepeat] = useState(() => (wanted === '' ? repeatAt(cards, state) : null))
  if (attempt !== known) {
    const isSame = attempt.id === known.id
    setKnown(attempt)
    setIndex(isSame ? Math.min(index, furthestCard(cards, attempt.state)) : resumeAt(cards, attempt.state))
    setChosen([])
    setRepeat(isSame && repeat ? repeatAt(cards, attempt.state) : null)
  }

  // what the server does not know is no longer asked
  const stale = useEffectEvent(onStale)
  useEffect(() => {
    if (refused === 'unknown') stale()
  }, [refused])

  const shown = repeat ? cards.find(({ id }) => id === repeat.card) : cards[index]
  const card = shown && repeat ? asRepeated(shown, repeat) : shown
  const answered = card && (repeat ? judgedRepeat(card, state, repeat) : answeredOf(state, card))
  const checked = unsent.find(
    ({ answer }) => answer?.card === card?.id && answer?.repeat === repeat?.times,
  )?.answer
  return {
    ...play,
    index,
    card,
    repeat,
    next: nextRepeat(cards, state),
    answered,
    chosen: answered?.answers ?? checked?.answers ?? chosen,
    isChecking: checked !== undefined && !answered,
    choose: (answer) => setChosen(toggleAnswer(chosen, answer, card?.question?.isMultiple ?? false)),
    check() {
      if (!card) return
      const answer = { card: card.id, answers: [...chosen], ...(repeat && { repeat: repeat.times }) }
      move({ type: 'learning-pill', answer })
    },
    standOn(next) {
      setIndex(next)
      setChosen([])
      setRepeat(null)
      move({ type: 'learning-pill', card: next })
    },
    bringBack(next) {
      setChosen([])
      setRepeat(next)
    },
  }
}

/** As this coming back of it was judged; undefined before. */
function judgedRepeat(card: Card, state: LearningPillState, { times }: Repeat): Answered | undefined {
  const last = repeatOf(state, card.id)
  const first = answeredOf(state, card)
  if (!last || !first || last.times < times) return undefined
  // what was wrong with the first answer is not said of a later one
  const { feedback: _, ...known } = first
  return { ...known, ...last }
}
