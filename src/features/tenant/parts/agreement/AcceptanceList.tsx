import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportAcceptances } from '#shared/contract/agreement.ts'
import { isLanguage } from '#shared/domain/languages.ts'
import { fileAddress } from '#src/lib/file-address.ts'
import { useSettled } from '#src/lib/use-settled.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import { MorePages } from '#src/ui/MorePages.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../../Tenant.module.css'
import { acceptancesQuery } from '../../queries.ts'
import own from './AgreementVersions.module.css'

const SEARCH_LENGTH = 254

/** Who accepted which version when. @param versions numbers of the tenant's own */
export function AcceptanceList({ versions }: { versions: readonly number[] }) {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const search = useSettled(typed.trim())
  const choice = {
    ...(search !== '' && { search }),
    ...(chosen !== '' && { version: Number(chosen) }),
  }
  const pages = useInfiniteQuery(acceptancesQuery(choice))
  const { data, error, refetch } = pages
  const rows = data?.pages.flatMap(({ acceptances }) => acceptances)
  const nameOf = (version: number) =>
    version === 0 ? t('tenant.agreement.zero') : t('tenant.agreement.number', { number: version })
  return (
    <section className={styles.section} aria-label={t('tenant.agreement.record')}>
      <h3 className={styles.name}>{t('tenant.agreement.record')}</h3>
      <div role="search" className={styles.fields}>
        <TextField
          label={t('tenant.agreement.search')}
          type="search"
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={t('tenant.agreement.which')}
          options={[
            { id: '', label: t('tenant.agreement.all') },
            ...[...versions, 0].map((version) => ({ id: String(version), label: nameOf(version) })),
          ]}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <a
        className={own.file}
        href={fileAddress(exportAcceptances, {
          ...(search !== '' && { search }),
          ...(chosen !== '' && { version: chosen }),
          ...(isLanguage(i18n.language) && { language: i18n.language }),
        })}
        download
      >
        <DownloadSimpleIcon size={20} aria-hidden />
        {t('tenant.agreement.csv')}
      </a>
      {!rows && <Coming error={error} sentence={t('tenant.agreement.failed')} onRetry={refetch} />}
      {rows?.length === 0 && <p>{t('tenant.agreement.nobody')}</p>}
      {rows && rows.length > 0 && (
        <ul className={own.rows} aria-label={t('tenant.agreement.record')}>
          {rows.map(({ person, version, acceptedAt }, at) => (
            <li key={at} className={own.row}>
              <span className={own.who}>
                <bdi>{person?.displayName ?? t('tenant.changes.gone')}</bdi>
                <span className={styles.quiet}>{person?.email}</span>
              </span>
              <span>{nameOf(version)}</span>
              <time dateTime={acceptedAt} className={styles.quiet}>
                {new Date(acceptedAt).toLocaleString(i18n.language, {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                })}
              </time>
            </li>
          ))}
        </ul>
      )}
      <MorePages pages={pages} label={t('tenant.changes.more')} />
    </section>
  )
}
