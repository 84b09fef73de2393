import type { SQL } from 'drizzle-orm'
import type { Scope } from './scope.ts'

/** Which completions a list or an export is of. */
export interface PassedChoice {
  /** Null: everybody of the tenant, also those whose account is disabled. */
  scope: Scope | null
  adventureId?: string | undefined
  taskId?: string | undefined
  /** Moments (ISO): from the first on, before the second. */
  from?: SQL | undefined
  before?: SQL | undefined
  /** Part of a name. */
  search?: string | undefined
}
