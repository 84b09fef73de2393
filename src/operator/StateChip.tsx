import { useTranslation } from 'react-i18next'
import type { OperatedTenant } from '#shared/contract/operator-tenants.ts'
import { Chip } from '#src/ui/Chip.tsx'
import styles from './Console.module.css'

const TONES = { open: 'good', suspended: 'warn', leaving: 'bad' } as const

/** Whether a tenant is open, and whether it answers for unknown hosts. */
export function StateChip({ tenant: { state, isDefault } }: { tenant: OperatedTenant }) {
  const { t } = useTranslation()
  return (
    <span className={styles.chips}>
      <Chip tone={TONES[state]}>{t(`operator.state.${state}`)}</Chip>
      {isDefault && <Chip tone="plain">{t('operator.default')}</Chip>}
    </span>
  )
}
