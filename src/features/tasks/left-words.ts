import type { TFunction } from 'i18next'
import type { Task } from '#shared/contract/tasks.ts'

/** '3 of 8 tasks left · 12 min', that all are done, or that there are none. */
export function leftWords(tasks: readonly Task[], t: TFunction): string {
  if (tasks.length === 0) return t('tasks.list.none')
  const left = tasks.filter((task) => !task.is_completed)
  if (left.length === 0) return t('tasks.list.allDone')
  return t('tasks.list.leftMinutes', {
    tasks: t('tasks.list.left', { count: left.length, all: tasks.length }),
    count: left.reduce((sum, task) => sum + task.minutes, 0),
  })
}
