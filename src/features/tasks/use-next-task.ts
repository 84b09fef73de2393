import type { Task } from '#shared/contract/tasks.ts'
import { useMayOpen } from './at-hand.ts'
import { nextTask, wayOn } from './task-state.ts'
import { useWaitingEnds } from './waiting.ts'

interface NextTask {
  next: Task | undefined
  way: 'start' | 'continue' | 'next'
}

/** What is to be played next of these; what is finished here and waits to be sent is behind the player already. */
export function useNextTask(tasks: readonly Task[]): NextTask {
  const waiting = useWaitingEnds(({ taskIds }) => taskIds)
  const played = tasks.map((task) => (waiting.includes(task.id) ? { ...task, is_completed: true } : task))
  const mayOpen = useMayOpen()
  // without a connection nothing is offered that needs one
  const next = nextTask(played.filter(mayOpen))
  return { next, way: next ? wayOn(played, next) : 'start' }
}
