import { DownloadSimpleIcon } from '@phosphor-icons/react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { counted } from '#shared/domain/numbers.ts'
import { offerFile } from '#src/lib/offer-file.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { CallCard } from './parts/CallCard.tsx'
import { apiQuery } from './queries.ts'
import { callsByArea } from './rules/calls.ts'
import styles from './Api.module.css'

/** Longest part of a name or an address that is searched for. */
const SEARCH_LENGTH = 100

/** Every call that programs can make, to look through and to take along as an OpenAPI document (DESK-5). */
export function ApiDesk() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(apiQuery)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const areas = useMemo(() => (data ? callsByArea(data, search) : []), [data, search])
  if (!data)
    return <Coming error={error} sentence={t('api.failed')} onRetry={refetch} heights={[3, 3, 4, 4, 4, 4]} />
  const count = areas.reduce((sum, { calls }) => sum + calls.length, 0)
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <div role="search" className={styles.search}>
          <TextField
            label={t('api.search')}
            type="search"
            maxLength={SEARCH_LENGTH}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <Button
          variant="secondary"
          icon={<DownloadSimpleIcon />}
          onClick={() => offerFile('openapi.json', JSON.stringify(data, null, 2))}
        >
          {t('api.download')}
        </Button>
      </div>
      <p role="status" className={styles.quiet}>
        {t('api.count', counted(count))}
      </p>
      {areas.map(({ area, calls }) => (
        <section key={area} className={styles.area} aria-label={area}>
          <h2 className={styles.heading} lang="en">
            {area}
          </h2>
          <ul className={styles.calls}>
            {calls.map((call) => (
              <li key={`${call.method} ${call.path}`}>
                <CallCard call={call} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
