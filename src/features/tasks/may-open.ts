import type { Attempt } from '#shared/contract/attempts.ts'
import type { Task } from '#shared/contract/tasks.ts'
import { isPlayedFromServer } from '#shared/scene/tasks/facts.ts'
import { useAtHand } from './at-hand.ts'

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
  return attempts.has(id) && !isPlayedFromServer(type)
}
