import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unmet } from '#shared/contract/unmet.ts'
import { counted } from '#shared/domain/numbers.ts'
import type { ElementState } from '#shared/scene/description.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import type { SceneWords } from './scene.ts'

/** `reasons` says what locks a place, in the player's language. */
export function useSceneWords(reasons: (unmet: readonly Unmet[]) => string): SceneWords {
  const { t } = useTranslation()
  const percent = usePercent()
  return useMemo(
    () =>
      ({ name, state, sign, progress, activePlayers, leader, unmet }) => {
        if (sign === 'secret' && state !== 'finished') {
          return { spoken: t('missions.secret'), stateText: t('missions.secret') }
        }
        const key = leader ?? (sign === 'welcome' && isOpen(state) ? 'welcome' : state)
        const facts = { name, percent: percent(progress), reason: reasons(unmet) }
        const spoken = t(`missions.spoken.${key}`, facts)
        const stateText = t(`missions.stateText.${key}`, facts)
        if (activePlayers === 0 || state === 'locked') return { spoken, stateText }
        const players = t('missions.active', counted(activePlayers))
        return {
          spoken: t('missions.withPlayers', { place: spoken, players }),
          stateText: t('missions.withPlayers', { place: stateText, players }),
        }
      },
    [t, percent, reasons],
  )
}

function isOpen(state: ElementState): boolean {
  return state === 'waiting' || state === 'inProgress'
}
