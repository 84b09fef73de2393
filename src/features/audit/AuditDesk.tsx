import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '#src/i18n/isolate.ts'
import { exportAudit, type AuditEntry } from '#shared/contract/audit.ts'
import { AUDIT_ACTIONS, isAuditAction } from '#shared/domain/audit.ts'
import { isLanguage } from '#shared/domain/languages.ts'
import { fileAddress } from '#src/lib/file-address.ts'
import { useSettled } from '#src/lib/use-settled.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import { MorePages } from '#src/ui/MorePages.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from './Audit.module.css'
import { EntryValues, type EntryValuesProps } from './EntryValues.tsx'
import { auditQuery, type AuditChoice } from './queries.ts'

const SEARCH_LENGTH = 254

/** What admins, leaders and designers did, and operators to the tenant: searched, narrowed to days, saved as a file (DESK-4). */
export function AuditDesk({ settingAt }: Pick<EntryValuesProps, 'settingAt'>) {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const [days, setDays] = useState({ from: '', to: '' })
  const search = useSettled(typed.trim())
  const choice: AuditChoice = {
    ...(search !== '' && { search }),
    ...(isAuditAction(chosen) && { action: chosen }),
    ...(days.from !== '' && { from: days.from }),
    ...(days.to !== '' && { to: days.to }),
  }
  const pages = useInfiniteQuery(auditQuery(choice))
  const { data, error, refetch } = pages
  const entries = data?.pages.flatMap((page) => page.entries)
  const names = Object.fromEntries(data?.pages.flatMap((page) => Object.entries(page.names)) ?? [])
  const actions = AUDIT_ACTIONS.map((id) => ({ id, label: t(`audit.action.${id}`) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, i18n.language),
  )
  return (
    <div className={styles.desk}>
      <div role="search" className={styles.fields}>
        <TextField
          label={t('audit.search')}
          hint={t('audit.searchHint')}
          type="search"
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={t('audit.which')}
          options={[{ id: '', label: t('audit.all') }, ...actions]}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`audit.${end}`)}
            type="date"
            value={days[end]}
            onChange={({ target }) => setDays({ ...days, [end]: target.value })}
          />
        ))}
      </div>
      <a
        className={styles.file}
        href={fileAddress(exportAudit, {
          ...choice,
          ...(isLanguage(i18n.language) && { language: i18n.language }),
        })}
        download
      >
        <DownloadSimpleIcon size={20} aria-hidden />
        {t('audit.csv')}
      </a>
      {!entries && (
        <Coming error={error} sentence={t('audit.failed')} onRetry={refetch} heights={[4, 4, 4]} />
      )}
      {entries?.length === 0 && <p>{t(Object.keys(choice).length === 0 ? 'audit.empty' : 'audit.none')}</p>}
      {entries && entries.length > 0 && (
        <ul className={styles.rows} aria-label={t('audit.title')}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} names={names} settingAt={settingAt} />
          ))}
        </ul>
      )}
      <MorePages pages={pages} label={t('audit.more')} />
    </div>
  )
}

function Entry({ entry, names, settingAt }: EntryValuesProps & { entry: AuditEntry }) {
  const { t, i18n } = useTranslation()
  const { at, role, action, target, address, requestId } = entry
  const kind = t(`audit.kind.${target.kind}`)
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <strong>{t(`audit.action.${action}`)}</strong>
        <span>{target.name === null ? kind : `${kind}: ${isolate(target.name)}`}</span>
      </span>
      <span className={styles.who}>
        <Who entry={entry} />
        <Chip tone="plain">{t(`audit.role.${role}`)}</Chip>
      </span>
      <span className={styles.quiet}>
        <time dateTime={at}>
          {new Date(at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
        <br />
        {address === null ? t('audit.command') : t('audit.address', { address })}
      </span>
      <details className={styles.details}>
        <summary>{t('audit.details')}</summary>
        <EntryValues entry={entry} names={names} settingAt={settingAt} />
        {requestId !== null && <p className={styles.quiet}>{t('audit.request', { id: requestId })}</p>}
      </details>
    </li>
  )
}

/** A person of the tenant, or an operator, who may have been a command on the server. */
function Who({ entry: { by, role, operator } }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  if (role === 'operator') return operator === null ? null : <span>{operator}</span>
  return <span>{by?.displayName ?? t('audit.gone')}</span>
}
