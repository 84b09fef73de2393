import type { ComparedFile } from '#shared/contract/content-comparison.ts'
import type { ContentVersion } from '#shared/contract/content.ts'

/** A version by its number, or the draft. */
export type Compared = number | 'draft'
export interface Comparison {
  before: number
  after: Compared
}

/** What an address says; undefined for what is neither. */
export function comparedIn(said: string | null): Compared | undefined {
  if (said === 'draft') return said
  return said !== null && /^[1-9]\d{0,9}$/.test(said) ? Number(said) : undefined
}

/** What can be compared, the draft first and then the newest version. */
export function comparable(versions: readonly ContentVersion[], hasDraft: boolean): readonly Compared[] {
  const numbers = versions.filter(({ hasFiles }) => hasFiles).map(({ number }) => number)
  return hasDraft ? ['draft', ...numbers] : numbers
}

/** With what a version is compared at first: with what comes after it, or before it where it is the last; undefined where there is nothing. */
export function comparisonOf(number: number, all: readonly Compared[]): Comparison | undefined {
  if (!all.includes(number)) return undefined
  const [newest, next] = all
  if (newest !== undefined && newest !== number) return { before: number, after: newest }
  return typeof next === 'number' ? { before: next, after: number } : undefined
}

/** What became of a file. */
export function howOf({ before, after, was }: ComparedFile): 'added' | 'changed' | 'removed' | 'moved' {
  if (was !== null) return 'moved'
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}
