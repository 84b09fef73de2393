import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unmet } from '#shared/contract/unmet.ts'
import type { SceneWords } from './scene.ts'

/** `reasons` says what locks a place, in the player's language. */
export function useSceneWords(reasons: (unmet: readonly Unmet[]) => string): SceneWords {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      place: ({ name, state, progress, activePlayers }) =>
        [
          name,
          t(`missions.state.${state}`),
          state === 'inProgress' ? t('missions.percent', { percent: progress }) : '',
          activePlayers > 0 ? t('missions.active', { count: activePlayers }) : '',
        ]
          .filter((part) => part !== '')
          .join(', '),
      locked: (name, unmet) => `${name}, ${t('missions.state.locked')}. ${reasons(unmet)}`,
    }),
    [t, reasons],
  )
}
