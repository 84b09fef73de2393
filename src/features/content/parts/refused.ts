import { CONTENT_REFUSALS } from '#shared/contract/content-refusals.ts'
import type { Failure } from '#src/lib/failure.ts'

/** `settings-unreadable` is found here, before anything is sent. */
const CODES = [...CONTENT_REFUSALS, 'refused-fields', 'not-found', 'settings-unreadable'] as const

type Code = (typeof CODES)[number]

/** Why something was not done, by which it is said. */
export type Reason = Code | 'offline' | 'broken' | 'wait'

/** For `useSending`. */
export const REFUSED = Object.fromEntries(CODES.map((code) => [code, code])) as Readonly<Record<string, Code>>

export function reasonOf({ status, problem }: Failure): Reason {
  const known = CODES.find((code) => code === problem?.code)
  if (known) return known
  if (status === 413) return 'file-too-large'
  if (status === 404) return 'not-found'
  if (status === 409) return 'draft-changed'
  if (status === 422) return 'refused-fields'
  if (status === 0) return 'offline'
  return [408, 429].includes(status) ? 'wait' : 'broken'
}

/** What the server calls the zip itself, which says nothing to anybody who reads it. */
const WHOLE = 'file'

/** What exactly is meant, as the server names it: an entry of a zip, or why a name is none. Empty where it names nothing. */
export function detailOf({ problem }: Failure): string {
  const [first] = problem?.fields ?? []
  if (!first) return ''
  return first.message || (first.path === WHOLE ? '' : first.path)
}
