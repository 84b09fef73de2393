import { PACKAGE_REFUSALS, type PackageRefusalCode } from '#shared/domain/package-refusals.ts'
import type { Failure } from '#src/lib/failure.ts'

/** What is no fault of the package alone. */
const OTHERS = ['virus-found', 'tenant-full'] as const

export type ImportReason =
  | PackageRefusalCode
  | (typeof OTHERS)[number]
  | 'offline'
  | 'busy'
  | 'not-allowed'
  | 'broken'

/** Why a package was not taken, by which it is told. */
export function reasonOf({ status, problem }: Failure): ImportReason {
  if (status === 413) return 'too-large-packed'
  const known = [...PACKAGE_REFUSALS, ...OTHERS].find((code) => code === problem?.code)
  if (known) return known
  if (status === 404) return 'not-allowed'
  if (status === 0) return 'offline'
  return [408, 429, 503].includes(status) ? 'busy' : 'broken'
}

/** Whether the same file may be taken when it is sent again. */
export function isWorthAgain(reason: ImportReason): boolean {
  return reason === 'offline' || reason === 'busy' || reason === 'broken'
}

/** What exactly is meant, in the words of the package itself; empty where nothing is. */
export function detailOf({ problem }: Failure): string {
  return problem?.fields?.find(({ path }) => path === 'file')?.message ?? ''
}
