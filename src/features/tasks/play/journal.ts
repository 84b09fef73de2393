import { TaskMove } from '#shared/scene/tasks/task.ts'
import { dropLocal, localKeys, readLocal, writeLocal } from '#src/lib/storage.ts'

/** Local keys `moves:<player>:<attempt>`: what a player did and the server has not heard of. */
const PREFIX = 'moves:'

/** Moves of one attempt that have not arrived, kept over reloads. Of nobody in particular, nothing is kept. */
export interface Journal {
  read: () => TaskMove[]
  write: (moves: readonly TaskMove[]) => void
}

export function journalOf(playerId: string, attemptId: string): Journal {
  const key = `${PREFIX}${playerId}:${attemptId}`
  return {
    read: () => (playerId === '' ? [] : parseMoves(readLocal(key))),
    write: (moves) => {
      if (moves.length === 0) dropLocal(key)
      else if (playerId !== '') writeLocal(key, JSON.stringify(moves))
    },
  }
}

/** Attempts of the player with moves that have not arrived. */
export function attemptsWithMoves(playerId: string): string[] {
  const own = `${PREFIX}${playerId}:`
  return localKeys(own).map((key) => key.slice(own.length))
}

/** Whoever leaves for good takes it along: nothing of it stays on this device. */
export function forgetMoves(playerId: string): void {
  for (const attemptId of attemptsWithMoves(playerId)) journalOf(playerId, attemptId).write([])
}

/** What somebody edited is left out: the server would refuse it. */
function parseMoves(text: string | null): TaskMove[] {
  if (text === null) return []
  try {
    const written: unknown = JSON.parse(text)
    if (!Array.isArray(written)) return []
    return written.flatMap((one: unknown) => {
      const move = TaskMove.safeParse(one)
      return move.success ? [move.data] : []
    })
  } catch {
    return []
  }
}
