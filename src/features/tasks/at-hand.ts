import { create } from 'zustand'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { Task } from '#shared/contract/tasks.ts'

/** First word of the key of an attempt. */
export const ATTEMPT = 'attempt'

/**
 * What can be played while there is no link: attempts that were begun on this device, by task. Null while there is one. Only the
 * server opens an attempt, by its own clock and rights, so that no task begins here alone.
 */
export const useAtHand = create<{ attempts: ReadonlyMap<string, Attempt> | null }>(() => ({ attempts: null }))

/** Their film, book or package stays with the server. */
const PLAYED_FROM_SERVER: readonly string[] = ['film2', 'video_player', 'ebook', 'scorm12']

type Openable = Pick<Task, 'id' | 'type'>

/** @returns whether a task can be opened as things are: every one with a connection, only those at hand without */
export function useMayOpen(): (task: Openable) => boolean {
  const attempts = useAtHand((atHand) => atHand.attempts)
  return (task) => attempts === null || isAmong(attempts, task)
}

/** Null with a connection, where every task opens. */
export function useIsAtHand(task: Openable): boolean | null {
  return useAtHand(({ attempts }) => attempts && isAmong(attempts, task))
}

function isAmong(attempts: ReadonlyMap<string, Attempt>, { id, type }: Openable): boolean {
  return attempts.has(id) && !PLAYED_FROM_SERVER.includes(type)
}
