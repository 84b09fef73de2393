import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MoveRefusal } from '#shared/contract/attempts.ts'
import type { TaskKind } from '#shared/domain/task-kinds.ts'
import type { MoveOf, StateOf, TaskState } from '#shared/scene/tasks/task.ts'
import { Failure } from '#src/lib/failure.ts'
import type { AttemptOf, PlayerProps } from '../kinds/player-props.tsx'
import type { SavedState } from '../parts/saving.ts'
import { tellMoves } from '../attempt-queries.ts'
import { journalOf, leftTask, playedNow } from './journal.ts'
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
  /** Why the last move that was not taken was not. */
  refused: MoveRefusal | null
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
  const [standing, setStanding] = useState(() => firstStanding(attempt, playerId, rule.kind))
  const [known, setKnown] = useState(attempt)
  if (attempt !== known) {
    setKnown(attempt)
    setStanding(firstStanding(attempt, playerId, rule.kind))
  }
  const mover = useRef<Mover<MoveOf<Kind>> | null>(null)

  useEffect(() => {
    const journal = journalOf(playerId, attempt.id)
    const started = startMover<StateOf<Kind>, MoveOf<Kind>>({
      ...firstStanding(attempt, playerId, rule.kind),
      merge: rule.merge,
      keep: journal.write,
      send: async (moves, how) => {
        const { state, refused } = await tellMoves(attempt.id, moves, how)
        if (!isStateOf(state, rule.kind)) throw new Failure(-1, 'moves')
        if (!how.isLeaving) saved()
        return { state, refused }
      },
      report: (now) => {
        setStanding(now)
        if (now.ended !== null) stale()
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
    state: standing.unsent.reduce(rule.apply, standing.known),
    saved: standing.saved,
    refused: standing.refused,
    move: (move) => mover.current?.move(move),
    settle: () => mover.current?.settle() ?? Promise.resolve(),
  }
}

function firstStanding<Kind extends TaskKind>(
  attempt: AttemptOf<Kind>,
  playerId: string,
  kind: Kind,
): Standing<StateOf<Kind>, MoveOf<Kind>> {
  const unsent = journalOf(playerId, attempt.id)
    .read()
    .filter((move): move is MoveOf<Kind> => move.type === kind)
  return {
    known: attempt.state,
    unsent,
    saved: unsent.length > 0 ? 'saving' : 'saved',
    refused: null,
    ended: null,
  }
}

function isStateOf<Kind extends TaskKind>(state: TaskState, kind: Kind): state is StateOf<Kind> {
  return state.type === kind
}
