import { useTranslation } from 'react-i18next'
import type { Due } from '#shared/contract/adventures.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ClockIcon } from '#src/ui/icons.ts'

/** From so few days on it is said how many are left. */
const SOON_DAYS = 7

/** Until when an adventure should be played; that the day is over is said kindly, for it can still be finished. */
export function DueChip({ due: { on, daysLeft } }: { due: Due }) {
  const { t } = useTranslation()
  const day = useDay()(on)
  const isNear = daysLeft <= 1
  const words =
    daysLeft < 0
      ? t('adventures.due.over', { day })
      : daysLeft === 0
        ? t('adventures.due.today')
        : daysLeft <= SOON_DAYS
          ? t('adventures.due.soon', { count: daysLeft, day })
          : t('adventures.due.until', { day })
  return (
    <Chip tone={isNear ? 'warn' : 'plain'} icon={<ClockIcon size={16} weight="bold" aria-hidden />}>
      {words}
    </Chip>
  )
}
