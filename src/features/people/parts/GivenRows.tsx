import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Assignment } from '#shared/contract/people.ts'
import { assignmentsQuery } from '../queries.ts'
import { Given } from './Given.tsx'
import { PagedRows } from './PagedRows.tsx'

interface GivenRowsProps {
  /** Whose alone; null: everybody's. */
  personId: string | null
  /** To whom an adventure was given, or through what. */
  noteOf: (assignment: Assignment) => string
  mayWithdraw?: (assignment: Assignment) => boolean
}

/** Which adventures were given, page by page, the newest first. */
export function GivenRows({ personId, noteOf, mayWithdraw = () => true }: GivenRowsProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(assignmentsQuery(personId))
  return (
    <PagedRows
      query={query}
      rows={query.data?.pages.flatMap(({ assignments }) => assignments)}
      keyOf={({ id }) => id}
      label={t('people.assign.given')}
      none={t('people.assign.none')}
    >
      {(assignment) => (
        <Given assignment={assignment} note={noteOf(assignment)} mayWithdraw={mayWithdraw(assignment)} />
      )}
    </PagedRows>
  )
}
