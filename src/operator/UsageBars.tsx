import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperatedTenant } from '#shared/contract/operator-tenants.ts'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import styles from './Console.module.css'

/** What a tenant uses, of what it may. */
export function UsageBars({ tenant: { usage, quotas, mostBytes } }: { tenant: OperatedTenant }) {
  const { t, i18n } = useTranslation()
  const sizeOf = useSizes()
  const numberOf = (value: number) => new Intl.NumberFormat(i18n.language).format(value)
  const people = usage.people + usage.invitations
  return (
    <dl className={styles.usage}>
      <Used label={t('operator.usage.people')} used={people} most={quotas.people} say={numberOf}>
        {usage.invitations > 0 && t('operator.usage.invited', { count: usage.invitations })}
      </Used>
      <Used label={t('operator.usage.storage')} used={usage.storageBytes} most={mostBytes} say={sizeOf} />
      <Used
        label={t('operator.usage.mails')}
        used={usage.mailsToday}
        most={quotas.mailsPerDay}
        say={numberOf}
      />
    </dl>
  )
}

interface UsedProps {
  label: string
  used: number
  /** Null: no limit. */
  most: number | null
  say: (value: number) => string
  children?: ReactNode
}

function Used({ label, used, most, say, children }: UsedProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.used}>
      <dt>{label}</dt>
      <dd>
        {most === null ? say(used) : t('operator.usage.of', { used: say(used), most: say(most) })}
        {children && <span className={styles.quiet}> {children}</span>}
      </dd>
      {most !== null && (
        <dd>
          <ProgressBar label={label} percent={most === 0 ? 100 : (used / most) * 100} color={2} />
        </dd>
      )}
    </div>
  )
}
