import { useTranslation } from 'react-i18next'
import { Chip } from '#src/ui/Chip.tsx'
import { CheckIcon, ClockIcon, XIcon } from '#src/ui/icons.ts'

/** How a training stands. */
export function StateChip({ decision }: { decision: { isGiven: boolean } | null }) {
  const { t } = useTranslation()
  if (!decision) return <Chip icon={<ClockIcon size={16} aria-hidden />}>{t('coaching.waiting')}</Chip>
  return decision.isGiven ? (
    <Chip tone="good" icon={<CheckIcon size={16} weight="bold" aria-hidden />}>
      {t('coaching.given')}
    </Chip>
  ) : (
    <Chip tone="warn" icon={<XIcon size={16} weight="bold" aria-hidden />}>
      {t('coaching.declined')}
    </Chip>
  )
}
