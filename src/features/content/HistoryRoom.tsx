import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWhen } from '#src/i18n/use-when.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { MorePages } from '#src/ui/MorePages.tsx'
import styles from './parts/Content.module.css'
import { historyQuery } from './queries.ts'
import { groupsOf, type HistoryGroup } from './rules/history.ts'

interface HistoryRoomProps {
  folder: string
  /** The address that looks at a file. */
  hrefOf: (path: string) => string
}

/** Who changed what of a draft, the newest first (WORLD-6). */
export function HistoryRoom({ folder, hrefOf }: HistoryRoomProps) {
  const { t } = useTranslation()
  const pages = useInfiniteQuery(historyQuery(folder))
  const { data, error, refetch } = pages
  if (!data)
    return (
      <Coming error={error} sentence={t('content.history.unread')} onRetry={refetch} heights={[4, 4, 4]} />
    )
  const groups = groupsOf(data.pages.flatMap(({ entries }) => entries))
  if (groups.length === 0) return <EmptyState sentence={t('content.history.none')} />
  return (
    <div className={styles.page}>
      <ol className={styles.stack} aria-label={t('content.history.label')}>
        {groups.map((group) => (
          <Group key={group.revision} group={group} hrefOf={hrefOf} />
        ))}
      </ol>
      <MorePages pages={pages} label={t('content.history.older')} />
    </div>
  )
}

function Group({ group, hrefOf }: { group: HistoryGroup; hrefOf: HistoryRoomProps['hrefOf'] }) {
  const { t } = useTranslation()
  const when = useWhen()
  const { by, from, to, begun } = group
  const who = by ?? t('content.somebody')
  return (
    <li className={styles.version}>
      <h2 className={styles.versionName}>
        {from === to
          ? t('content.by', { who, when: when.moment(to) })
          : t('content.history.from', { who, from: when.moment(from), to: when.moment(to) })}
      </h2>
      {begun === null ? (
        <Files group={group} hrefOf={hrefOf} />
      ) : (
        <details>
          <summary className={styles.summary}>{t('content.history.begun', { count: begun })}</summary>
          <Files group={group} hrefOf={hrefOf} />
        </details>
      )}
    </li>
  )
}

function Files({
  group: { files, more },
  hrefOf,
}: {
  group: HistoryGroup
  hrefOf: HistoryRoomProps['hrefOf']
}) {
  const { t } = useTranslation()
  return (
    <ul className={styles.names}>
      {files.map((file) => (
        <li key={file.path}>
          {t(`content.history.how.${file.kind}`)}{' '}
          {file.kind === 'delete' ? (
            <span className={styles.path}>{file.path}</span>
          ) : (
            <a className={styles.path} href={hrefOf(file.to ?? file.path)}>
              {file.to === null ? file.path : `${file.path} → ${file.to}`}
            </a>
          )}
        </li>
      ))}
      {more > 0 && <li>{t('content.more', { count: more })}</li>}
    </ul>
  )
}
