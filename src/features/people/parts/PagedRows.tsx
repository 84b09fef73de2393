import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { MorePages } from '#src/ui/MorePages.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../People.module.css'

interface PagedRowsProps<Row> {
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
  /** Undefined until they have come. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
  label: string
  /** Said where there is none. */
  none: string
  /** What leads on from there. */
  more?: ReactNode
}

/** A list that comes page by page: what waits, what failed and what is empty say so. */
export function PagedRows<Row>({ query, rows, keyOf, children, label, none, more }: PagedRowsProps<Row>) {
  const { t } = useTranslation()
  if (!rows) {
    const { error, refetch } = query
    return <Coming error={error} sentence={t('people.unread')} onRetry={refetch} heights={[3.5, 3.5, 3.5]} />
  }
  if (rows.length === 0) {
    return <EmptyState sentence={none}>{more}</EmptyState>
  }
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      <MorePages pages={query} label={t('people.more')} />
    </>
  )
}
