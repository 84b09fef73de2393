import { eq } from 'drizzle-orm'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { AuditedAction } from '#shared/domain/audit.ts'
import type { Database } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/audit.ts'
import { actionOf } from '#server/lib/audit/audit.ts'

/** Counts what calls leave in the audit log. */
export class AuditWatch {
  /** Calls that left no line though they did something, or one though they did not. */
  readonly unlike: string[] = []
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  /** @param call answers its status */
  async watched(endpoint: Endpoint, call: () => Promise<number>): Promise<number> {
    const action = actionOf(endpoint)
    if (action === undefined) return call()
    const before = await this.linesOf(action)
    const status = await call()
    const lines = (await this.linesOf(action)) - before
    const isDone = status < 300
    if (lines !== (isDone ? 1 : 0)) this.unlike.push(`${action}: ${status}, ${lines} lines`)
    return status
  }

  private linesOf(action: AuditedAction): Promise<number> {
    return this.db.$count(auditEntries, eq(auditEntries.action, action))
  }
}
