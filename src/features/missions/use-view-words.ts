import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { usePercent } from '#src/i18n/use-percent.ts'
import type { OwnFacts } from './views.ts'

/** What places that lead to other parts of the game are called, and how they are spoken of. */
export function useViewWords(): OwnFacts['say'] {
  const { t } = useTranslation()
  const percent = usePercent()
  return useCallback(
    (view, progress) => {
      const name = t(`missions.view.${view}.name`)
      const stateText = t(`missions.view.${view}.text`, { percent: percent(progress) })
      return { name, stateText, spoken: `${name}, ${stateText}` }
    },
    [t, percent],
  )
}
