import type { Reply } from '#shared/contract/endpoint.ts'
import type { readContent } from '#shared/contract/content.ts'

type Content = Reply<typeof readContent>

/** What an adventure begins as. */
export const BEGIN_KINDS = ['starter', 'library', 'copy', 'empty', 'zip'] as const
export type BeginKind = (typeof BEGIN_KINDS)[number]

export interface BeginSource {
  folder: string
  name: string
}

/** Of each kind what there is to begin from; the kinds that need nothing have an empty list. */
export function beginSources({
  adventures,
  starters,
  library,
}: Pick<Content, 'adventures' | 'starters' | 'library'>): Readonly<
  Record<BeginKind, readonly BeginSource[]>
> {
  const copies = adventures.filter(({ canCopy, draft }) => canCopy || draft)
  return { starter: starters, library, copy: copies, empty: [], zip: [] }
}

/** Those that can be chosen. */
export function kindsOf(sources: ReturnType<typeof beginSources>): readonly BeginKind[] {
  return BEGIN_KINDS.filter((kind) => kind === 'empty' || kind === 'zip' || sources[kind].length > 0)
}
