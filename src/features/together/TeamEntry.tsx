import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { counted } from '#shared/domain/numbers.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { UsersThreeIcon } from '#src/ui/icons.ts'
import { MapPill } from '#src/ui/MapPill.tsx'
import { togetherOnMapQuery } from './queries.ts'

/** On the map: how far my team is with its goal of the week; leads to the room of my teams. Nothing where it has none. */
export function TeamEntry({ onOpen }: { onOpen: () => void }) {
  const { t, i18n } = useTranslation()
  const percentOf = usePercent()
  const { data } = useQuery(togetherOnMapQuery(i18n.language))
  const [goal] = data?.goals ?? []
  if (!goal) return null
  const { percent, target } = goal
  const amount = percent === null ? t('together.aim', counted(target)) : percentOf(percent)
  return (
    <MapPill
      icon={<UsersThreeIcon size={20} weight="bold" />}
      label={t('together.short')}
      amount={amount}
      spoken={percent === null ? amount : t('together.reachedShare', { percent: amount })}
      onPress={onOpen}
    />
  )
}
