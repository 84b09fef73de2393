import { useState } from 'react'
import type { SavedState } from '../../parts/saving.ts'
import { useSaving } from '../../parts/use-saving.ts'
import { sendAnswer, sendPosition } from '../../queries.ts'
import type { PlayerProps } from '../player-props.ts'
import { failureWords, type FailureWords } from './failure-words.ts'
import { scoreOf } from './pill.ts'
import type { Pill } from './use-pill.ts'

interface Deeds {
  /** What the player waits for. */
  work: 'checking' | 'finishing' | null
  trouble: FailureWords | null
  saved: SavedState
  check: () => void
  finish: () => void
  goTo: (index: number) => void
  choose: (answer: string) => void
}

/** What a player does in a pill, and what came of it. The same answer and the same finish count once, however often they come. */
export function useDeeds(pill: Pill, { attempt, onFinish, onSaved, onStale }: PlayerProps): Deeds {
  const [work, setWork] = useState<Deeds['work']>(null)
  const [trouble, setTrouble] = useState<FailureWords | null>(null)
  const { saved, send, giveUp, keepPlace } = useSaving()
  const { card, chosen, state } = pill

  function fail(error: unknown, deed: 'answer' | 'finish'): void {
    const words = failureWords(error, deed)
    if (words.isStale) onStale()
    setTrouble(words)
    setWork(null)
  }

  function leaveOff(): void {
    giveUp()
    setTrouble(null)
  }

  return {
    work,
    trouble,
    saved,
    check: () => {
      if (!card) return
      setWork('checking')
      setTrouble(null)
      const judge = async () => {
        pill.keepJudgement(card.id, await sendAnswer(attempt.id, card.id, [...chosen]))
        onSaved()
      }
      send(judge, (error) => {
        if (error !== null) {
          fail(error, 'answer')
          return
        }
        setTrouble(null)
        setWork(null)
      })
    },
    finish: () => {
      setWork('finishing')
      setTrouble(null)
      send(
        () => onFinish(scoreOf(state)),
        (error) => {
          if (error !== null) fail(error, 'finish')
        },
      )
    },
    goTo: (index) => {
      leaveOff()
      pill.standOn(index)
      keepPlace(() => sendPosition(attempt.id, index).then(onSaved))
    },
    choose: (answer) => {
      if (work !== null) return
      // What was checked is not what is chosen now: nothing of it is sent any more.
      leaveOff()
      pill.choose(answer)
    },
  }
}
