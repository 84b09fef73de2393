import { useTranslation } from 'react-i18next'
import type { OrderState as State } from '#shared/domain/shop.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ArrowUUpLeftIcon, CheckCircleIcon, ClockIcon, WarningCircleIcon } from '#src/ui/icons.ts'

const SIGNS = {
  waiting: { Icon: ClockIcon, tone: 'soft' },
  handed: { Icon: CheckCircleIcon, tone: 'good' },
  rejected: { Icon: WarningCircleIcon, tone: 'warn' },
  returned: { Icon: ArrowUUpLeftIcon, tone: 'plain' },
} as const satisfies Record<State, unknown>

/** What became of an order, as a chip. */
export function OrderState({ state, isFreeze = false }: { state: State; isFreeze?: boolean }) {
  const { t } = useTranslation()
  const { Icon, tone } = SIGNS[state]
  const isActive = isFreeze && state === 'handed'
  return (
    <Chip tone={tone} icon={<Icon size={16} weight="fill" aria-hidden />}>
      {t(isActive ? 'shop.orders.state.active' : `shop.orders.state.${state}`)}
    </Chip>
  )
}
