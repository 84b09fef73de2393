import { useTranslation } from 'react-i18next'
import type { OrderState as State, ShopItemKind } from '#shared/domain/shop.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ArrowUUpLeftIcon, CheckCircleIcon, ClockIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { sortOf } from './sort-of.ts'

const SIGNS = {
  waiting: { Icon: ClockIcon, tone: 'soft' },
  handed: { Icon: CheckCircleIcon, tone: 'good' },
  rejected: { Icon: WarningCircleIcon, tone: 'warn' },
  returned: { Icon: ArrowUUpLeftIcon, tone: 'plain' },
} as const satisfies Record<State, unknown>

/** Of what nobody has to hand over. */
const AT_ONCE = {
  freeze: 'shop.orders.state.active',
  good: 'shop.orders.state.owned',
  worn: 'shop.orders.state.owned',
} as const

/** What became of an order, as a chip. */
export function OrderState({ state, kind }: { state: State; kind: ShopItemKind }) {
  const { t } = useTranslation()
  const { Icon, tone } = SIGNS[state]
  const sort = sortOf(kind)
  const isAtOnce = state === 'handed' && sort !== 'company'
  return (
    <Chip tone={tone} icon={<Icon size={16} weight="fill" aria-hidden />}>
      {t(isAtOnce ? AT_ONCE[sort] : `shop.orders.state.${state}`)}
    </Chip>
  )
}
