import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperatedTenant } from '#shared/contract/operator-tenants.ts'
import { isolate } from '#src/i18n/isolate.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { tenantsQuery } from './queries.ts'
import { StateChip } from './StateChip.tsx'
import { UsageBars } from './UsageBars.tsx'
import { hrefOf } from './use-place.ts'
import styles from './Console.module.css'

/** From so many on they are searched. */
const MANY = 8

/** All tenants, with what they use. */
export function TenantList() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(tenantsQuery)
  const [search, setSearch] = useState('')
  if (!data)
    return (
      <>
        <h1 className={styles.title}>{t('operator.page.tenants')}</h1>
        <Coming error={error} sentence={t('operator.failed')} onRetry={refetch} heights={[9, 9, 9]} />
      </>
    )
  const found = data.filter((tenant) => isFound(tenant, search))
  return (
    <>
      <div className={styles.heading}>
        <h1 className={styles.title}>{t('operator.page.tenants')}</h1>
        <p className={styles.quiet}>{t('operator.count', { count: data.length })}</p>
      </div>
      {data.length > MANY && (
        <TextField
          label={t('operator.search')}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.length === 0 && <EmptyState sentence={t('operator.noneFound')} />}
      <ul className={styles.tenants}>
        {found.map((tenant) => (
          <li key={tenant.id} className={styles.tenant}>
            <div className={styles.tenantHead}>
              <h2 className={styles.tenantName}>
                <a href={hrefOf({ page: 'tenant', id: tenant.id })}>{tenant.title}</a>
              </h2>
              <StateChip tenant={tenant} />
            </div>
            <p className={styles.quiet}>{[isolate(tenant.name), ...tenant.hosts].join(' · ')}</p>
            <UsageBars tenant={tenant} />
          </li>
        ))}
      </ul>
    </>
  )
}

function isFound({ name, title, hosts }: OperatedTenant, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [name, title, ...hosts].some((one) => one.toLowerCase().includes(wanted))
}
