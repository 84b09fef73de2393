import { isHeic, LARGEST_FILE, sortOfName, type FileSort } from '#shared/domain/file-sorts.ts'

/** Why a file is not taken: the server's codes, and what is known before it is asked. */
const REASONS = [
  'file-too-large',
  'wrong-kind',
  'heic',
  'empty-file',
  'too-many-files',
  'player-full',
  'tenant-full',
  'broken-picture',
  'too-many-pixels',
  'virus-found',
  'attempt-finished',
  'failed',
] as const
export type RefusalReason = (typeof REASONS)[number]

/** @param code the server's; null where it gave none */
export function reasonOf(status: number, code: string | null): RefusalReason {
  const known = REASONS.find((reason) => reason === code)
  // also where a proxy before the server says so
  return known ?? (status === 413 ? 'file-too-large' : 'failed')
}

/** What can be said of a file before it is sent; null where nothing speaks against it. */
export function refusedAtOnce(
  { name, size }: Pick<File, 'name' | 'size'>,
  accepts: readonly FileSort[],
): RefusalReason | null {
  if (isHeic(name) && accepts.includes('picture')) return 'heic'
  const sort = sortOfName(name)
  if (sort === null || !accepts.includes(sort)) return 'wrong-kind'
  if (size === 0) return 'empty-file'
  return size > LARGEST_FILE ? 'file-too-large' : null
}
