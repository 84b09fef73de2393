import { TaskMove } from '#shared/scene/tasks/task.ts'
import { dropLocal, readLocal, writeLocal } from '#src/lib/storage.ts'
import { keyOfMoves } from '../kept-moves.ts'

/** Moves of one attempt that have not arrived, kept over reloads. Of nobody in particular, nothing is kept. */
export interface Journal {
  read: () => TaskMove[]
  write: (moves: readonly TaskMove[]) => void
}

export function journalOf(playerId: string, attemptId: string): Journal {
  const key = keyOfMoves(playerId, attemptId)
  return {
    read: () => (playerId === '' ? [] : parseMoves(readLocal(key))),
    write: (moves) => {
      if (moves.length === 0) dropLocal(key)
      else if (playerId !== '') writeLocal(key, JSON.stringify(moves))
    },
  }
}

/** Attempts that are being played in this page, and send their moves themselves. */
export const playedNow = new Set<string>()

/** Hears 'left' when the player of an attempt is gone: what it has not brought to the server is then for others to send. */
export const playedTasks = new EventTarget()

export function leftTask(attemptId: string): void {
  playedNow.delete(attemptId)
  // parts of the player that go after this one may still say something
  queueMicrotask(() => playedTasks.dispatchEvent(new Event('left')))
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
