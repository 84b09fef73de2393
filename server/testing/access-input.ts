import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { QUERIES } from './access-things.ts'
import type { TriedInput } from './browser.ts'
import { likely } from './likely-input.ts'

/**
 * What is asked of a call. The key of a body names the same as the path.
 * @param person who is put into a team
 */
export function accessInput(
  endpoint: Endpoint,
  id: string,
  person: string,
  { uploadId = '', buildId = '' } = {},
): TriedInput {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const [body] = endpoint.body ? fc.sample(likely(endpoint.body), { numRuns: 1, seed: 7 }) : []
  const hasOwnId = /(edits|library|schedule)$/.test(endpoint.path)
  const isNamed = typeof body === 'object' && body !== null && 'id' in body && !hasOwnId
  const named = isNamed ? { ...body, id } : body
  const built =
    typeof named === 'object' && named !== null && 'buildId' in named ? { ...named, buildId } : named
  const unique =
    typeof built === 'object' && built !== null && 'email' in built
      ? { ...built, email: `${randomUUID()}@test.test` }
      : built
  return {
    params: Object.fromEntries(
      names.map((name, index) => {
        if (name === 'uploadId') return [name, uploadId]
        if (name === 'buildId') return [name, buildId]
        if (name === 'number') return [name, 1]
        // who is put into a team is one’s own
        return [name, index > 0 && name === 'personId' ? person : id]
      }),
    ),
    ...(endpoint.body && { body: unique }),
    ...QUERIES.get(endpoint),
  }
}
