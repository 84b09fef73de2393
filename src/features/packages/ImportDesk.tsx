import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportedPackage } from '#shared/contract/packages.ts'
import { isFailure } from '#src/lib/failure.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { ImportRow } from './parts/ImportRow.tsx'
import { PackageCard } from './parts/PackageCard.tsx'
import { PackageDrop } from './parts/PackageDrop.tsx'
import styles from './parts/Packages.module.css'
import { useImports } from './parts/use-imports.ts'
import { packagesQuery } from './queries.ts'

interface ImportDeskProps {
  /** Where a task is opened; null where the designer plays another adventure. */
  hrefOf: (task: NonNullable<ImportedPackage['task']>) => string | null
}

/** Where a designer brings packages, sees what became of each, and puts them into missions (TASK-10). */
export function ImportDesk({ hrefOf }: ImportDeskProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(packagesQuery)
  const [newest, setNewest] = useState<ImportedPackage | null>(null)
  // missions and tasks that were read before may be others now
  const refresh = () => void client.invalidateQueries()
  const { imports, add, retry, forget } = useImports((imported) => {
    setNewest(imported)
    refresh()
  })
  const found = data?.packages ?? []
  // what one may not see is not there
  if (isFailure(error, 404)) return <ErrorState sentence={t('packages.refused.not-allowed.what')} />
  return (
    <div className={styles.desk}>
      <PackageDrop onFiles={add} />
      {imports.length > 0 && (
        <ul className={styles.list} aria-label={t('packages.uploading')}>
          {imports.map((one) => (
            <ImportRow key={one.id} one={one} onRetry={() => retry(one)} onForget={() => forget(one.id)} />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">
          {newest && t('packages.arrived', { name: newest.title || newest.fileName })}
        </span>
      </VisuallyHidden>
      {data && found.length > 0 && (
        <section className={styles.desk} aria-labelledby="packages-here">
          <h2 id="packages-here">{t('packages.list')}</h2>
          <ul className={styles.list}>
            {found.map((one) => (
              <PackageCard
                key={one.id}
                found={one}
                isNew={one.id === newest?.id}
                places={data.places}
                packages={found}
                href={one.task?.missionName ? hrefOf(one.task) : null}
                onChanged={refresh}
                onDropped={() => {
                  // where none is left, that is said in their place
                  if (found.length > 1)
                    announce({ kind: 'answered', text: t('packages.here', { count: found.length - 1 }) })
                  setNewest(null)
                  refresh()
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {data && found.length === 0 && imports.length === 0 && <EmptyState sentence={t('packages.none')} />}
      {!data && <Coming error={error} sentence={t('packages.unread')} onRetry={refetch} heights={[8]} />}
    </div>
  )
}
