import { useTranslation } from 'react-i18next'
import { counted } from '#shared/domain/numbers.ts'
import { placeState, type Place } from './places.ts'
import { useTasksWords } from './use-tasks-words.ts'
import { withMates } from './with-mates.ts'

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
    const { activePlayers, mates } = place
    const left = tasksWords(place.tasks, place.tasksToDo)
    if (!mates) return left
    return `${left} · ${withMates(t('missions.note.players', counted(activePlayers)), activePlayers, mates)}`
  }
}
