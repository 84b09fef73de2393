import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unmet } from '#shared/contract/unmet.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import type { SceneWords } from './scene.ts'

/** `reasons` says what locks a place, in the player's language. */
export function useSceneWords(reasons: (unmet: readonly Unmet[]) => string): SceneWords {
  const { t } = useTranslation()
  const percent = usePercent()
  return useMemo(
    () =>
      ({ name, state, progress, activePlayers, unmet }) => {
        const facts = { name, percent: percent(progress), reason: reasons(unmet) }
        const spoken = t(`missions.spoken.${state}`, facts)
        const stateText = t(`missions.stateText.${state}`, facts)
        if (activePlayers === 0 || state === 'locked') return { spoken, stateText }
        const players = t('missions.active', { count: activePlayers })
        return {
          spoken: t('missions.withPlayers', { place: spoken, players }),
          stateText: t('missions.withPlayers', { place: stateText, players }),
        }
      },
    [t, percent, reasons],
  )
}
