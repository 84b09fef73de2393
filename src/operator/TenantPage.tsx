import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWhen } from '#src/i18n/use-when.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { tenantsQuery } from './queries.ts'
import { AdminPart, ArchivePart, HostsPart, OpeningPart, QuotaPart } from './TenantParts.tsx'
import { DeletePart } from './DeletePart.tsx'
import { StateChip } from './StateChip.tsx'
import { UsageBars } from './UsageBars.tsx'
import { hrefOf } from './use-place.ts'
import styles from './Console.module.css'

/** One tenant, with all that an operator can do to it. */
export function TenantPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const { day } = useWhen()
  const { data, error, refetch } = useQuery(tenantsQuery)
  const tenant = data?.find((one) => one.id === id)
  const back = (
    <a className={styles.back} href={hrefOf({ page: 'tenants' })}>
      <ArrowLeftIcon aria-hidden="true" />
      {t('operator.allTenants')}
    </a>
  )
  if (!data)
    return (
      <>
        {back}
        <Coming error={error} sentence={t('operator.failed')} onRetry={refetch} heights={[4, 10, 10]} />
      </>
    )
  if (!tenant)
    return (
      <>
        {back}
        <EmptyState sentence={t('operator.gone')} />
      </>
    )
  const { title, name, origin, createdAt, state } = tenant
  return (
    <>
      {back}
      <div className={styles.heading}>
        <div className={styles.tenantHead}>
          <h1 className={styles.title}>{title}</h1>
          <StateChip tenant={tenant} />
        </div>
        <p className={styles.quiet}>
          <bdi>{name}</bdi> ·{' '}
          <a href={origin} rel="noreferrer">
            {origin}
          </a>{' '}
          · {t('operator.since', { day: day(createdAt) })}
        </p>
      </div>
      {state === 'leaving' ? (
        <Notice tone="warn">{t('operator.leaving')}</Notice>
      ) : (
        <div className={styles.parts}>
          <section className={styles.sheet} aria-labelledby="usage">
            <h2 id="usage" className={styles.name}>
              {t('operator.usage.title')}
            </h2>
            <UsageBars tenant={tenant} />
          </section>
          <QuotaPart tenant={tenant} />
          <HostsPart tenant={tenant} />
          <AdminPart tenant={tenant} />
          <OpeningPart tenant={tenant} />
          <ArchivePart tenant={tenant} />
          <DeletePart tenant={tenant} />
        </div>
      )}
    </>
  )
}
