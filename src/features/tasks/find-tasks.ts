import type { MissionTasks } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'

export const TASK_FILTERS = ['all', 'todo', 'done'] as const
export type TaskFilter = (typeof TASK_FILTERS)[number]

export interface TaskSearch {
  /** As typed; every word has to be found. */
  words: string
  filter: TaskFilter
}

/** The chapters with the tasks that are looked for. One whose own name holds the words keeps its tasks; one left without any goes. */
export function findTasks(chapters: readonly MissionTasks[], search: TaskSearch): MissionTasks[] {
  const words = plain(search.words).split(/\s+/).filter(Boolean)
  return chapters.flatMap((chapter) => {
    const tasks = chapter.tasks.filter(
      (task) => passes(task, search.filter) && words.every((word) => wordsOf(chapter, task).includes(word)),
    )
    return tasks.length > 0 ? [{ ...chapter, tasks }] : []
  })
}

function passes({ is_completed: isDone }: Task, filter: TaskFilter): boolean {
  return filter === 'all' || isDone === (filter === 'done')
}

function wordsOf({ missionName }: MissionTasks, task: Task): string {
  return plain([missionName, task.name, task.goal, ...task.competences].join(' '))
}

/** Lower case without marks: 'zolw' finds 'Żółw'. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss')
}
