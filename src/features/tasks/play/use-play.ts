import { useEffect, useEffectEvent, useState } from 'react'
import type { MoveRefusal } from '#shared/contract/attempts.ts'
import type { TaskKind } from '#kinds/shared.ts'
import type { MoveOf, StateOf, TaskMove, TaskState } from '#shared/scene/tasks/task.ts'
import type { SavedState } from '#src/outbox/saved.ts'
import { useQueueState } from '#src/outbox/use-queue.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { moves } from '../moves.ts'
import { useJudged, type Judged } from './judged.ts'

/** What the client must know of a kind to show a move before the server has answered. */
export interface PlayRule<Kind extends TaskKind> {
  kind: Kind
  /** How an attempt stands after a move, as far as the client can say. */
  apply: (state: StateOf<Kind>, move: MoveOf<Kind>) => StateOf<Kind>
  /** One move in place of two, where the second makes the first needless; null where both are needed. */
  merge: (before: MoveOf<Kind>, after: MoveOf<Kind>) => MoveOf<Kind> | null
  /** What was judged so far. A player sees and hears each judgement when it comes: an exam says nothing of it (`notJudged`). */
  judged: (state: StateOf<Kind>) => readonly Judged[]
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
 * Plays an attempt by moves: each shows at once, is stored on this device until the server has it, and is sent again by
 * itself (src/outbox). What an earlier visit did not bring there is sent first (TASK-2).
 */
export function usePlay<Kind extends TaskKind>(
  { attempt, playerId, onSaved, onStale }: PlayerProps<Kind>,
  rule: PlayRule<Kind>,
): Playing<Kind> {
  const queue = moves.at(playerId, attempt.id)
  const { waiting, saved, isInModal, reply, isAnswered } = useQueueState(queue)
  /** What the server had answered when this attempt was loaded is in it. */
  const [loaded, setLoaded] = useState({ attempt, reply })
  if (attempt !== loaded.attempt) setLoaded({ attempt, reply })
  const [ended, setEnded] = useState<unknown>(null)

  const report = useEffectEvent(onSaved)
  const end = useEffectEvent((why: unknown) => {
    setEnded(why)
    onStale()
  })
  useEffect(() => {
    const close = queue.open()
    let last = queue.state()
    const stop = queue.subscribe(() => {
      const before = last
      last = queue.state()
      if (last.reply !== before.reply) report()
      if (last.ended !== null && before.ended === null) end(last.ended)
    })
    return () => {
      stop()
      close()
    }
  }, [queue, attempt])

  const isOurs = (move: TaskMove): move is MoveOf<Kind> => move.type === rule.kind
  const unsent = waiting.flatMap(({ item }) => (isOurs(item) ? [item] : []))
  const news = reply !== null && reply !== loaded.reply ? reply : null
  const known = news && isStateOf(news.state, rule.kind) ? news.state : attempt.state
  const state = unsent.reduce(rule.apply, known)
  useJudged(attempt, rule.judged(state))
  return {
    state,
    saved,
    isInModal,
    refused: (isAnswered && news?.refused.at(-1)?.code) || null,
    unsent,
    ended,
    move: (made) => {
      setEnded(null)
      queue.put(made, (before, after) => {
        return isOurs(before) && isOurs(after) ? rule.merge(before, after) : null
      })
    },
    settle: () => queue.settle(),
  }
}

function isStateOf<Kind extends TaskKind>(state: TaskState, kind: Kind): state is StateOf<Kind> {
  return state.type === kind
}
