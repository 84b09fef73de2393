import type { Failure } from '#src/lib/failure.ts'

/** Why nothing of a file could be read, as the server names it. */
const FILE_ERRORS = [
  'empty',
  'too-large',
  'too-many-lines',
  'not-a-table',
  'quotes',
  'column-missing',
] as const
export type FileError = (typeof FILE_ERRORS)[number]

/** Null where the failure is about something else. */
export function fileErrorOf({ status, problem }: Failure): FileError | null {
  if (status === 413) return 'too-large'
  const said = problem?.fields?.find(({ path }) => path === 'file')?.message
  return FILE_ERRORS.find((known) => known === said) ?? null
}
