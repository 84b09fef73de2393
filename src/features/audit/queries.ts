import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { readAudit } from '#shared/contract/audit.ts'
import type { AuditAction } from '#shared/domain/audit.ts'
import { ask } from '#src/lib/http.ts'

export interface AuditChoice {
  search?: string
  action?: AuditAction
  /** YYYY-MM-DD. */
  from?: string
  to?: string
}

const START: string | undefined = undefined

/** The latest first, page by page. */
export function auditQuery(choice: AuditChoice) {
  return infiniteQueryOptions({
    queryKey: ['audit', choice],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readAudit, { query: { ...choice, ...(after !== undefined && { after }) } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // every action of an admin adds to it
    staleTime: 0,
  })
}
