import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ArrowClockwiseIcon } from '#src/ui/icons.ts'
import { MapPill } from '#src/ui/MapPill.tsx'
import { recallOnMapQuery } from './queries.ts'

/** On the map: leads to what comes back today, and says how much that is. Nothing where nothing does. */
export function RecallEntry({ onOpen }: { onOpen: () => void }) {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(recallOnMapQuery(i18n.language))
  const count = data?.cards.length ?? 0
  if (count === 0) return null
  return (
    <MapPill
      icon={<ArrowClockwiseIcon size={20} weight="bold" />}
      label={t('recall.short')}
      amount={count}
      spoken={t('recall.cards', { count })}
      onPress={onOpen}
    />
  )
}
