import { useTranslation } from 'react-i18next'

/** How many of a mission's tasks are left, in words; of a locked one, how many wait behind the lock. */
export function useTasksWords(): (tasks: number, toDo: number, isLocked?: boolean) => string {
  const { t } = useTranslation()
  return (tasks, toDo, isLocked) => {
    if (tasks === 0) return t('missions.soon')
    if (isLocked && toDo > 0) return t('missions.tasksWait', { count: toDo })
    return toDo === 0 ? t('missions.allDone') : t('missions.tasksLeft', { count: toDo, all: tasks })
  }
}
