import { useTranslation } from 'react-i18next'
import { placeState, type Place } from './places.ts'
import { useTasksWords } from './use-tasks-words.ts'

/** One line about a place: what locks it, that it is done, or what is left to do. */
export function usePlaceNote(): (place: Place, reason: string) => string {
  const { t } = useTranslation()
  const tasksWords = useTasksWords()
  return (place, reason) => {
    const state = placeState(place)
    if (state === 'locked') return reason
    if (place.leader) return t(`missions.stateText.${place.leader}`)
    if (state === 'finished') return t('missions.chip.finished')
    if (place.sign === 'welcome') return t('missions.chip.welcome')
    if (place.kind === 'task') return t(`missions.chip.${state}`)
    return tasksWords(place.tasks, place.tasksToDo)
  }
}
