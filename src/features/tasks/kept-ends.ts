import * as z from 'zod/mini'
import { dropLocal, readLocal, writeLocal } from '#src/lib/storage.ts'
import { attemptsWithMoves, END, keyOfMoves } from './kept-moves.ts'
import { useWaitingEnds } from './waiting.ts'

/** An attempt that the player has finished and the server has not heard of. */
const KeptEnd = z.object({
  taskId: z.string(),
  /** The same with every try, so that one finish awards once. */
  key: z.uuid(),
})
export type KeptEnd = z.infer<typeof KeptEnd>

/** Keeps the end of an attempt beside its moves; of nobody in particular nothing is kept. */
export function keepEnd(playerId: string, attemptId: string, end: KeptEnd): boolean {
  if (playerId === '') return false
  const isKept = writeLocal(keyOfMoves(playerId, attemptId, END), JSON.stringify(end))
  showWaiting(playerId)
  return isKept
}

/** Null where none is kept, or what is kept is rubbish: that goes. */
export function keptEnd(playerId: string, attemptId: string): KeptEnd | null {
  const key = keyOfMoves(playerId, attemptId, END)
  const written = readLocal(key)
  if (playerId === '' || written === null) return null
  const end = parse(written)
  if (end === null) dropLocal(key)
  return end
}

export function dropEnd(playerId: string, attemptId: string): void {
  dropLocal(keyOfMoves(playerId, attemptId, END))
  showWaiting(playerId)
}

export function showWaiting(playerId: string): void {
  const taskIds = attemptsWithMoves(playerId).flatMap(
    (attemptId) => keptEnd(playerId, attemptId)?.taskId ?? [],
  )
  useWaitingEnds.setState({ taskIds })
}

function parse(written: string): KeptEnd | null {
  try {
    const end = KeptEnd.safeParse(JSON.parse(written))
    return end.success ? end.data : null
  } catch {
    return null
  }
}
