import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import styles from '../Tenant.module.css'
import { usageQuery } from '../queries.ts'

/** What the tenant uses of what the operator of the server lets it use (DESK-2). */
export function UsageSection() {
  const { t, i18n } = useTranslation()
  const sizeOf = useSizes()
  const numberOf = (value: number) => new Intl.NumberFormat(i18n.language || undefined).format(value)
  const { data, error, refetch } = useQuery(usageQuery)
  if (!data)
    return <Coming error={error} sentence={t('tenant.failed')} onRetry={refetch} heights={[5, 5, 5]} />
  const { people, storage, mails } = data
  return (
    <div className={styles.section}>
      <p className={styles.quiet}>{t('tenant.usage.about')}</p>
      <Used
        label={t('tenant.usage.people')}
        about={people.invited > 0 ? t('tenant.usage.invited', { count: people.invited }) : ''}
        {...people}
        say={numberOf}
      />
      <Used
        label={t('tenant.usage.storage')}
        about={t('tenant.usage.storageAbout')}
        {...storage}
        say={sizeOf}
      />
      <Used label={t('tenant.usage.mails')} about={t('tenant.usage.mailsAbout')} {...mails} say={numberOf} />
    </div>
  )
}

interface UsedProps {
  label: string
  about: string
  used: number
  /** Null: no limit. */
  most: number | null
  say: (value: number) => string
}

function Used({ label, about, used, most, say }: UsedProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.name}>{label}</h3>
      <p className={styles.quiet}>
        {most === null ? say(used) : t('tenant.usage.of', { used: say(used), most: say(most) })}
        {[most === null ? t('tenant.usage.unlimited') : '', about].map((more) => more && ` – ${more}`)}
      </p>
      {most !== null && (
        <ProgressBar label={label} percent={most === 0 ? 100 : (used / most) * 100} color={2} />
      )}
      {most !== null && used >= most && <Notice tone="warn">{t('tenant.usage.full')}</Notice>}
    </section>
  )
}
