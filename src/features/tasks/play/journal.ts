import { Stamp } from '#shared/contract/attempts.ts'
import { TaskMove } from '#shared/scene/tasks/task.ts'
import { dropLocal, readLocal, writeLocal } from '#src/lib/storage.ts'
import { keyOfMoves, writersWithMoves } from '../kept-moves.ts'
import type { Made } from './made.ts'

/** Moves of one attempt that have not arrived, kept over reloads. Of nobody in particular, nothing is kept. */
export interface Journal {
  /** Who writes from here on: no other page writes under this name. */
  by: string
  /** What was kept when it was opened: by pages that are gone, and by others that still play. */
  kept: readonly Made<TaskMove>[]
  /** Keeps these. What was kept before and is not among them has arrived; what another page has added since stays. */
  keep: (unsent: readonly Made<TaskMove>[]) => void
}

export function openJournal(playerId: string, attemptId: string): Journal {
  const by = crypto.randomUUID()
  const kept = readMoves(playerId, attemptId)

  function write(writer: string, moves: readonly Made<TaskMove>[]): void {
    const key = keyOfMoves(playerId, attemptId, writer)
    if (moves.length === 0) dropLocal(key)
    else writeLocal(key, JSON.stringify(moves.map(({ move, order }) => ({ move, order }))))
  }

  return {
    by,
    kept,
    keep(unsent) {
      if (playerId === '') return
      const own = unsent.filter((made) => made.by === by)
      write(by, own)
      for (const writer of new Set(kept.map((made) => made.by))) {
        const now = readWriter(playerId, attemptId, writer)
        const left = now.filter((made) => isAmong(unsent, made) || !isAmong(kept, made))
        if (left.length < now.length) write(writer, left)
      }
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

function readMoves(playerId: string, attemptId: string): Made<TaskMove>[] {
  if (playerId === '') return []
  return writersWithMoves(playerId, attemptId).flatMap((by) => readWriter(playerId, attemptId, by))
}

/** What somebody edited is left out, as the server would refuse it; where nothing else is written, none of it stays. */
function readWriter(playerId: string, attemptId: string, by: string): Made<TaskMove>[] {
  const key = keyOfMoves(playerId, attemptId, by)
  const moves = parseList(readLocal(key)).flatMap((one) => parseMade(by, one))
  if (moves.length === 0) dropLocal(key)
  return moves
}

function parseList(text: string | null): unknown[] {
  try {
    const written: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(written) ? written : []
  } catch {
    return []
  }
}

function parseMade(by: string, one: unknown): Made<TaskMove>[] {
  if (typeof one !== 'object' || one === null || !('move' in one) || !('order' in one)) return []
  const stamp = Stamp.safeParse({ by, order: one.order })
  const move = TaskMove.safeParse(one.move)
  return stamp.success && move.success ? [{ ...stamp.data, move: move.data }] : []
}

function isAmong(moves: readonly Made<TaskMove>[], { by, order }: Made<TaskMove>): boolean {
  return moves.some((made) => made.by === by && made.order === order)
}
