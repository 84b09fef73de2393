import type { CallInput, Endpoint } from '#shared/contract/endpoint.ts'
import { client } from './http.ts'

/** Where a link finds the file of a call that has one. */
export function fileAddress<const E extends Endpoint & { file: string; query: unknown }>(
  { path }: E,
  query: CallInput<E>['query'] & Record<string, string | undefined>,
): string {
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const search = new URLSearchParams(asked).toString()
  return `${client.defaults.baseURL ?? ''}${path}${search === '' ? '' : `?${search}`}`
}
