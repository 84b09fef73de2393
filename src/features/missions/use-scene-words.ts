import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unmet } from '#shared/contract/unmet.ts'
import { counted } from '#shared/domain/numbers.ts'
import type { ElementState } from '#shared/scene/description.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import type { SceneWords } from './scene.ts'
import { withMates } from './with-mates.ts'

/** `reasons` says what locks a place, in the player's language. */
export function useSceneWords(reasons: (unmet: readonly Unmet[]) => string): SceneWords {
  const { t } = useTranslation()
  const percent = usePercent()
  return useMemo(
    () =>
      ({ name, state, sign, progress, activePlayers, mates, kind, tasksToDo, leader, unmet }) => {
        if (sign === 'secret' && state !== 'finished') {
          return { spoken: t('missions.secret'), stateText: t('missions.secret'), note: '' }
        }
        const key = leader ?? (sign === 'welcome' && isOpen(state) ? 'welcome' : state)
        const named = { name, percent: percent(progress), reason: reasons(unmet) }
        const spoken = t(`missions.spoken.${key}`, named)
        const stateText = t(`missions.stateText.${key}`, named)
        if (state === 'locked') return { spoken, stateText, note: '' }
        const note = [
          kind === 'mission' && tasksToDo > 0 && t('missions.note.toDo', counted(tasksToDo)),
          activePlayers > 0 && t('missions.note.players', counted(activePlayers)),
        ]
          .filter((part) => part !== false)
          .join(' · ')
        if (activePlayers === 0) return { spoken, stateText, note }
        const players = withMates(t('missions.active', counted(activePlayers)), activePlayers, mates)
        return {
          spoken: t('missions.withPlayers', { place: spoken, players }),
          stateText: t('missions.withPlayers', { place: stateText, players }),
          note,
        }
      },
    [t, percent, reasons],
  )
}

function isOpen(state: ElementState): boolean {
  return state === 'waiting' || state === 'inProgress'
}
