import { useEffect, useRef, useState } from 'react'
import { Failure } from '#src/lib/failure.ts'
import { mayPass, type SavedState } from '../../parts/saving.ts'
import { useSaving } from '../../parts/use-saving.ts'
import type { LearningPillMove } from '#shared/scene/tasks/learning-pill.ts'
import { tellMoves } from '../../attempt-queries.ts'
import { journalOf, leftTask } from '../../play/journal.ts'
import type { PlayerProps } from '../player-props.tsx'
import { failureWords, type FailureWords } from '../../parts/failure-words.ts'
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
export function useDeeds(
  pill: Pill,
  { attempt, playerId, onFinish, onSaved, onStale }: PlayerProps<'learning-pill'>,
): Deeds {
  const [work, setWork] = useState<Deeds['work']>(null)
  const [trouble, setTrouble] = useState<FailureWords | null>(null)
  const { saved, send, giveUp, keepPlace } = useSaving()
  const { card, chosen } = pill
  const keep = useUnsent(playerId, attempt.id)

  /** @throws `Failure`, also where another answer counted already */
  async function tell(move: Omit<LearningPillMove, 'type'>, isAgain: boolean): Promise<void> {
    keep(move)
    const told = tellMoves(attempt.id, [{ type: 'learning-pill', ...move }], { isAgain })
    const { state, refused } = await told.catch((error: unknown) => {
      if (!mayPass(error)) keep(noneOf(move))
      throw error
    })
    keep(noneOf(move))
    // the reply to a place may be older than that to an answer which was sent after it
    if (move.answer && state.type === 'learning-pill') pill.keep(state)
    onSaved()
    const [refusal] = refused
    if (refusal) throw new Failure(409, 'moves', { code: refusal.code, message: 'the move was not taken' })
  }

  function fail(error: unknown, deed: 'answer' | 'finish'): void {
    const words = failureWords(error, deed)
    if (words.isStale) onStale()
    setTrouble(words)
    setWork(null)
  }

  function leaveOff(): void {
    giveUp()
    keep({ answer: undefined })
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
      send(
        (isAgain) => tell({ answer: { card: card.id, answers: [...chosen] } }, isAgain),
        (error) => {
          if (error !== null) {
            fail(error, 'answer')
            return
          }
          setTrouble(null)
          setWork(null)
        },
      )
    },
    finish: () => {
      setWork('finishing')
      setTrouble(null)
      send(onFinish, (error) => {
        if (error !== null) fail(error, 'finish')
      })
    },
    goTo: (index) => {
      leaveOff()
      pill.standOn(index)
      keepPlace((isAgain) => tell({ card: index }, isAgain))
    },
    choose: (answer) => {
      if (work !== null) return
      // What was checked is not what is chosen now: nothing of it is sent any more.
      leaveOff()
      pill.choose(answer)
    },
  }
}

/** An answer and a place that are on their way. */
interface Unsent {
  answer?: LearningPillMove['answer']
  card?: LearningPillMove['card']
}

/** Keeps what is on its way on this device: whoever leaves meanwhile has it sent all the same. */
function useUnsent(playerId: string, attemptId: string): (part: Unsent) => void {
  const unsent = useRef<Unsent>({})
  useEffect(() => () => leftTask(attemptId), [attemptId])
  return (part) => {
    unsent.current = { ...unsent.current, ...part }
    const { answer, card } = unsent.current
    const move = { ...(answer && { answer }), ...(card !== undefined && { card }) }
    const isAnything = answer !== undefined || card !== undefined
    journalOf(playerId, attemptId).write(isAnything ? [{ type: 'learning-pill', ...move }] : [])
  }
}

/** What a move said is unsent no more. */
function noneOf({ answer, card }: Unsent): Unsent {
  return { ...(answer && { answer: undefined }), ...(card !== undefined && { card: undefined }) }
}
