import { useTranslation } from 'react-i18next'

/** How many of a mission's tasks are left, in words. */
export function useTasksWords(): (tasks: number, toDo: number) => string {
  const { t } = useTranslation()
  return (tasks, toDo) => {
    if (tasks === 0) return t('missions.soon')
    return toDo === 0 ? t('missions.allDone') : t('missions.tasksLeft', { count: toDo, all: tasks })
  }
}
