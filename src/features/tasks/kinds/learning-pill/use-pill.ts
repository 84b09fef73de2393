import { useState } from 'react'
import type { Attempt, Judgement } from '#shared/contract/tasks.ts'
import type { AttemptState } from '#shared/scene/tasks/attempt.ts'
import { answeredOf, furthestCard, resumeAt, toggleAnswer, type Answered, type Card } from './pill.ts'
import { useJudgement } from './use-judgement.ts'

export interface Pill {
  state: AttemptState
  index: number
  card: Card | undefined
  answered: Answered | undefined
  judgement: Judgement | undefined
  /** What the server said of an answer of an earlier visit did not come. */
  isJudgementLost: boolean
  askJudgement: () => void
  /** Ids of the answers chosen on this card. */
  chosen: readonly string[]
  choose: (answer: string) => void
  standOn: (index: number) => void
  keepJudgement: (card: string, judgement: Judgement) => void
}

/** How an attempt stands while it is played. Loaded again because it was changed elsewhere, it takes the new state over. */
export function usePill(attempt: Attempt): Pill {
  const { cards } = attempt.playable
  const [known, setKnown] = useState(attempt)
  const [state, setState] = useState(attempt.state)
  const [index, setIndex] = useState(() => resumeAt(cards, attempt.state))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [judged, setJudged] = useState<ReadonlyMap<string, Judgement>>(new Map())
  if (attempt !== known) {
    const isSame = attempt.id === known.id
    setKnown(attempt)
    setState(attempt.state)
    setIndex(isSame ? Math.min(index, furthestCard(cards, attempt.state)) : resumeAt(cards, attempt.state))
    setChosen([])
    if (!isSame) setJudged(new Map())
  }

  const card = cards[index]
  const answered = card && answeredOf(state, card)
  const { judgement, isLost, retry } = useJudgement(
    attempt.id,
    answered,
    card ? judged.get(card.id) : undefined,
  )
  return {
    state,
    index,
    card,
    answered,
    judgement,
    isJudgementLost: isLost,
    askJudgement: retry,
    chosen: answered?.answers ?? chosen,
    choose: (answer) => setChosen(toggleAnswer(chosen, answer, card?.question?.isMultiple ?? false)),
    standOn: (next) => {
      setIndex(next)
      setChosen([])
    },
    keepJudgement: (cardId, result) => {
      setJudged((before) => new Map(before).set(cardId, result))
      setState(result.state)
    },
  }
}
