import { useTranslation } from 'react-i18next'
import type { OfferedSession } from '#shared/contract/coaching-sessions.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { CheckCircleIcon, ClockIcon, UsersThreeIcon, XIcon } from '#src/ui/icons.ts'

type Shown = Pick<OfferedSession, 'mine' | 'seatsLeft' | 'waiting' | 'isCancelled'>

/** My place in a session, or what is left of it. */
export function PlaceChip({ session: { mine, seatsLeft, waiting, isCancelled } }: { session: Shown }) {
  const { t } = useTranslation()
  if (isCancelled) {
    return (
      <Chip tone="bad" icon={<XIcon size={16} weight="bold" aria-hidden />}>
        {t('coaching.session.cancelled')}
      </Chip>
    )
  }
  if (mine?.state === 'booked') {
    return (
      <Chip tone="good" icon={<CheckCircleIcon size={16} weight="fill" aria-hidden />}>
        {t('coaching.session.booked')}
      </Chip>
    )
  }
  if (mine?.state === 'waiting') {
    return (
      <Chip tone="warn" icon={<ClockIcon size={16} weight="bold" aria-hidden />}>
        {t('coaching.session.waitingAt', { place: mine.place })}
      </Chip>
    )
  }
  return (
    <Chip icon={<UsersThreeIcon size={16} weight="fill" aria-hidden />}>
      {seatsLeft > 0 && t('coaching.session.left', { count: seatsLeft })}
      {seatsLeft === 0 &&
        (waiting === 0 ? t('coaching.session.fullNow') : t('coaching.session.full', { count: waiting }))}
    </Chip>
  )
}
