import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MoveRefusal } from '#shared/contract/attempts.ts'
import type { TaskKind } from '#kinds/shared.ts'
import type { MoveOf, StateOf, TaskState } from '#shared/scene/tasks/task.ts'
import { Failure } from '#src/lib/failure.ts'
import type { AttemptOf, PlayerProps } from '#kinds/define/client.tsx'
import type { SavedState } from '../parts/saving.ts'
import { tellMoves } from '../attempt-queries.ts'
import { leftTask, openJournal, playedNow, type Journal } from './journal.ts'
import type { Made } from './made.ts'
import { startMover, type Mover, type Standing } from './mover.ts'

/** What the client must know of a kind to show a move before the server has answered. */
export interface PlayRule<Kind extends TaskKind> {
  kind: Kind
  /** How an attempt stands after a move, as far as the client can say. */
  apply: (state: StateOf<Kind>, move: MoveOf<Kind>) => StateOf<Kind>
  /** One move in place of two, where the second makes the first needless; null where both are needed. */
  merge: (before: MoveOf<Kind>, after: MoveOf<Kind>) => MoveOf<Kind> | null
}

export interface Playing<Kind extends TaskKind> {
  /** With what has not arrived yet. */
  state: StateOf<Kind>
  saved: SavedState
  /** What is not saved was announced by the apiError modal (ERR-1). */
  isInModal: boolean
  /** Why the last move that was not taken was not. */
  refused: MoveRefusal | null
  /** What has not arrived yet. */
  unsent: readonly MoveOf<Kind>[]
  /** Why no move arrived any more, until the next one is made: also where the task has begun anew since. */
  ended: unknown
  move: (move: MoveOf<Kind>) => void
  /** Settles when the server has everything; rejects with the `Failure` that keeps it from there. */
  settle: () => Promise<void>
}

/**
 * Plays an attempt by moves: each shows at once, is kept on this device until the server has it, and is sent again by
 * itself. What an earlier visit did not bring there is sent first (TASK-2).
 */
export function usePlay<Kind extends TaskKind>(
  { attempt, playerId, onSaved, onStale }: PlayerProps<Kind>,
  rule: PlayRule<Kind>,
): Playing<Kind> {
  const saved = useEffectEvent(onSaved)
  const stale = useEffectEvent(onStale)
  const [standing, setStanding] = useState(() =>
    firstStanding(attempt, openJournal(playerId, attempt.id), rule.kind),
  )
  const [known, setKnown] = useState(attempt)
  if (attempt !== known) {
    setKnown(attempt)
    setStanding(firstStanding(attempt, openJournal(playerId, attempt.id), rule.kind))
  }
  const [ended, setEnded] = useState<unknown>(null)
  const mover = useRef<Mover<MoveOf<Kind>> | null>(null)

  useEffect(() => {
    const journal = openJournal(playerId, attempt.id)
    const started = startMover<StateOf<Kind>, MoveOf<Kind>>({
      ...firstStanding(attempt, journal, rule.kind),
      by: journal.by,
      merge: rule.merge,
      keep: journal.keep,
      send: async (batch, how) => {
        const { state, refused } = await tellMoves(attempt.id, batch, how)
        if (!isStateOf(state, rule.kind)) throw new Failure(-1, 'moves')
        if (!how.isLeaving) saved()
        return { state, refused }
      },
      report: (now) => {
        setStanding(now)
        if (now.ended === null) return
        setEnded(now.ended)
        stale()
      },
    })
    mover.current = started
    playedNow.add(attempt.id)
    const leave = () => {
      if (document.hidden) started.leave()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', started.leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', started.leave)
      // of nobody in particular nothing is kept
      if (playerId === '') started.leave()
      started.stop()
      leftTask(attempt.id)
    }
  }, [attempt, playerId, rule])

  return {
    state: standing.unsent.reduce((state, { move }) => rule.apply(state, move), standing.known),
    saved: standing.saved,
    isInModal: standing.isInModal,
    refused: standing.refused,
    unsent: standing.unsent.map(({ move }) => move),
    ended,
    move: (move) => {
      setEnded(null)
      mover.current?.move(move)
    },
    settle: () => mover.current?.settle() ?? Promise.resolve(),
  }
}

function firstStanding<Kind extends TaskKind>(
  attempt: AttemptOf<Kind>,
  { kept }: Journal,
  kind: Kind,
): Standing<StateOf<Kind>, MoveOf<Kind>> {
  const unsent = kept.filter((made): made is Made<MoveOf<Kind>> => made.move.type === kind)
  return {
    known: attempt.state,
    unsent,
    saved: unsent.length > 0 ? 'saving' : 'saved',
    isInModal: false,
    refused: null,
    ended: null,
  }
}

function isStateOf<Kind extends TaskKind>(state: TaskState, kind: Kind): state is StateOf<Kind> {
  return state.type === kind
}
