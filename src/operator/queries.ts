import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { readOperator, readOperatorLog } from '#shared/contract/operator.ts'
import type { OperatorAction } from '#shared/domain/operator-log.ts'
import { readOperatedTenants } from '#shared/contract/operator-tenants.ts'
import { isFailure } from '#src/lib/failure.ts'
import { callOperator } from './call.ts'

/** How often the figures of tenants are read anew. */
const FRESH_MS = 15_000

export const operatorClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && isFailure(error, 0), networkMode: 'always' },
  },
})

/** The address of who is signed in; null: nobody is. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: async () => (await callOperator(readOperator, {})).email,
})

/**
 * Nobody is signed in any more, and nothing that was read is left. The page watches who is signed in, so that query is changed and
 * not removed: anyone who watches a removed one hears of no other.
 */
export function forgetOperator(): void {
  operatorClient.setQueryData(operatorQuery.queryKey, null)
  operatorClient.removeQueries({ predicate: ({ queryKey: [first] }) => first !== operatorQuery.queryKey[0] })
}

export const tenantsQuery = queryOptions({
  queryKey: ['tenants'],
  queryFn: async () => (await callOperator(readOperatedTenants, {})).tenants,
  refetchInterval: FRESH_MS,
})

const NEWEST: number | undefined = undefined

const LOG = 'log'

export interface LogChoice {
  search?: string
  action?: OperatorAction
}

/** What operators did, the newest first, page by page. */
export function logQuery(choice: LogChoice) {
  return infiniteQueryOptions({
    queryKey: [LOG, choice],
    queryFn: ({ pageParam: before }) =>
      callOperator(readOperatorLog, { query: { ...choice, ...(before !== undefined && { before }) } }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** What was done is seen at once: in the figures, and in the log. */
export async function refreshTenants(): Promise<void> {
  await Promise.all([
    operatorClient.invalidateQueries({ queryKey: tenantsQuery.queryKey }),
    operatorClient.invalidateQueries({ queryKey: [LOG] }),
  ])
}
