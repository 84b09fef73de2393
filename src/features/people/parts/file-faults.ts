import type { Failure } from '#src/lib/failure.ts'

/** Why nothing of a file could be read, as the server names it. */
const FAULTS = ['empty', 'too-large', 'too-many-lines', 'not-a-table', 'quotes', 'column-missing'] as const
export type FileFault = (typeof FAULTS)[number]

/** Null where the failure is about something else. */
export function faultOfFile({ status, problem }: Failure): FileFault | null {
  if (status === 413) return 'too-large'
  const said = problem?.fields?.find(({ path }) => path === 'file')?.message
  return FAULTS.find((fault) => fault === said) ?? null
}
