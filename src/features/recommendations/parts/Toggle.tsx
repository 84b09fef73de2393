import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CompassIcon } from '#src/ui/icons.ts'
import { MapPill } from '#src/ui/MapPill.tsx'

interface ToggleProps {
  count: number
  isOpen: boolean
  ref?: Ref<HTMLButtonElement>
  onPress: () => void
}

/** Opens what is recommended, and says how much there is. */
export function Toggle({ count, isOpen, onPress, ref }: ToggleProps) {
  const { t } = useTranslation()
  return (
    <MapPill
      ref={ref}
      icon={<CompassIcon size={20} weight="fill" />}
      label={t('recommendations.title')}
      amount={count}
      spoken={t('recommendations.count', { count })}
      isOpen={isOpen}
      onPress={onPress}
    />
  )
}
