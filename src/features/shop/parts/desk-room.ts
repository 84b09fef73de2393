import type { Language } from '#shared/domain/languages.ts'

/** What the rooms of the desk are told of the tenant. */
export interface DeskRoom {
  /** Those that an item may be for. */
  teams: readonly { id: string; name: string }[]
  /** The tenant's, the first of them needed. */
  languages: readonly Language[]
}
