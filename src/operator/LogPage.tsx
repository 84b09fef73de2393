import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportOperatorLog, OPERATOR_API, type OperatorEntry } from '#shared/contract/operator.ts'
import { OPERATOR_ACTIONS } from '#shared/domain/operator-log.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { useSettled } from '#src/lib/use-settled.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import { MorePages } from '#src/ui/MorePages.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { LogValues } from './LogValues.tsx'
import { logQuery, type LogChoice } from './queries.ts'
import styles from './Console.module.css'

const SEARCH_LENGTH = 254

/** What operators did, the newest first: searched, and saved as a file. */
export function LogPage() {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const search = useSettled(typed.trim())
  const action = OPERATOR_ACTIONS.find((one) => one === chosen)
  const choice: LogChoice = { ...(search !== '' && { search }), ...(action && { action }) }
  const pages = useInfiniteQuery(logQuery(choice))
  const { data, error, refetch } = pages
  const entries = data?.pages.flatMap((page) => page.entries)
  const file = new URLSearchParams({ ...choice, language: i18n.language })
  return (
    <>
      <div className={styles.heading}>
        <h1 className={styles.title}>{t('operator.page.log')}</h1>
        <p className={styles.quiet}>{t('operator.log.about')}</p>
      </div>
      <div role="search" className={styles.fields}>
        <TextField
          label={t('operator.log.search')}
          hint={t('operator.log.searchHint')}
          type="search"
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={t('operator.log.which')}
          options={[
            { id: '', label: t('operator.log.all') },
            ...OPERATOR_ACTIONS.map((id) => ({ id, label: t(`operator.done.${id}`) })),
          ]}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <a
        className={styles.back}
        href={`${OPERATOR_API}${exportOperatorLog.path}?${file.toString()}`}
        download
      >
        <DownloadSimpleIcon size={20} aria-hidden />
        {t('operator.log.csv')}
      </a>
      {!entries && (
        <Coming error={error} sentence={t('operator.failed')} onRetry={refetch} heights={[4, 4, 4, 4]} />
      )}
      {entries?.length === 0 && <p className={styles.quiet}>{t('operator.log.none')}</p>}
      {entries && entries.length > 0 && (
        <ol className={styles.log} aria-label={t('operator.page.log')}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <MorePages pages={pages} label={t('operator.log.more')} />
    </>
  )
}

function Entry({ entry }: { entry: OperatorEntry }) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { action, tenant, actor, address, at } = entry
  return (
    <li className={styles.entry}>
      <p className={styles.entryAction}>
        {t(`operator.done.${action}`)}
        {tenant !== null && (
          <>
            {': '}
            <strong>{tenant}</strong>
          </>
        )}
      </p>
      <p className={styles.quiet}>
        <time dateTime={at}>{moment(at)}</time>
        {'\u00A0· '}
        {actor ?? t('operator.log.command')}
        {address !== null && `\u00A0· ${address}`}
      </p>
      <LogValues entry={entry} />
    </li>
  )
}
