import type { ApiDescription, Operation } from '#shared/contract/api-description.ts'
import { isFound } from '#src/ui/search-words.ts'

/** One call of the description, with where it is asked. */
export interface DescribedCall {
  method: string
  /** From the server's root. */
  path: string
  operation: Operation
}

/** The calls in which all that is typed is found, by area; areas without one are left out. */
export function callsByArea(
  { paths, servers, tags }: ApiDescription,
  typed: string,
): { area: string; calls: DescribedCall[] }[] {
  const base = servers[0]?.url ?? ''
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: base + path,
      operation,
    })),
  )
  const found = all.filter(({ method, path, operation }) =>
    isFound(
      [
        method,
        path,
        operation.operationId,
        operation.summary,
        operation.description ?? '',
        ...operation.tags,
      ].join(' '),
      typed,
    ),
  )
  return tags
    .map(({ name }) => ({ area: name, calls: found.filter(({ operation }) => operation.tags[0] === name) }))
    .filter(({ calls }) => calls.length > 0)
}
