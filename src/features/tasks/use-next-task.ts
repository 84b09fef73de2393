import type { MissionTasks } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'
import { useMayOpen } from './may-open.ts'
import { nextOfAll, nextTask, nextLabel } from './task-state.ts'
import { useWaitingFinishes } from '#src/outbox/waiting/waiting-finishes.ts'

interface NextTask {
  next: Task | undefined
  label: 'start' | 'continue' | 'next'
}

/** What is to be played next of these; what is finished here and waits to be sent is behind the player already. */
export function useNextTask(tasks: readonly Task[]): NextTask {
  const { played, offered } = useOffered()
  return nextAmong(played(tasks), nextTask(offered(tasks)))
}

/** The same across missions: the next task of the first mission that has one. */
export function useNextOfAll(missions: readonly MissionTasks[]): NextTask {
  const { played, offered } = useOffered()
  const next = nextOfAll(missions.map((mission) => ({ ...mission, tasks: offered(mission.tasks) })))
  return nextAmong(played(missions.flatMap(({ tasks }) => tasks)), next)
}

function nextAmong(tasks: readonly Task[], next: Task | undefined): NextTask {
  return { next, label: next ? nextLabel(tasks, next) : 'start' }
}

/** `played`: tasks as the player left them; `offered`: those of them that can be opened, with or without a connection. */
function useOffered() {
  const waiting = useWaitingFinishes(({ taskIds }) => taskIds)
  const mayOpen = useMayOpen()
  const played = (tasks: readonly Task[]) =>
    tasks.map((task) => (waiting.includes(task.id) ? { ...task, is_completed: true } : task))
  return { played, offered: (tasks: readonly Task[]) => played(tasks).filter(mayOpen) }
}
