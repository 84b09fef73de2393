import { and, eq, inArray } from 'drizzle-orm'
import type { AuditedAction } from '#shared/domain/audit.ts'
import type { Database } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/audit.ts'

/**
 * Whether somebody of the tenant has done one of these things, as its log has it: then those who look after it know what they want,
 * and the demo puts nothing of that sort back.
 */
export async function hasDone(
  db: Database,
  tenantId: string,
  actions: readonly AuditedAction[],
): Promise<boolean> {
  const done = and(eq(auditEntries.tenantId, tenantId), inArray(auditEntries.action, [...actions]))
  const [row] = await db.select({ id: auditEntries.id }).from(auditEntries).where(done).limit(1)
  return row !== undefined
}
