import { randomUUID } from 'node:crypto'
import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { OperatorAction, OperatorValues } from '#shared/domain/operator-log.ts'
import { isOperated } from '#shared/domain/audit.ts'
import type { Database } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/audit.ts'
import { operatorEntries } from '#server/db/schema/operators.ts'
import { containing } from '#server/lib/containing.ts'

/** Who acts: an operator in the console, or a command on the server. */
export interface OperatorActor {
  /** The operator's address; null: a command. */
  actor: string | null
  /** Where the request came from; null for a command. */
  address: string | null
}

export const BY_COMMAND: OperatorActor = { actor: null, address: null }

export interface LoggedAction extends OperatorActor {
  action: OperatorAction
  /** The tenant, with the name that it has now. */
  target?: { id: string; name: string }
  /** What differs. */
  before?: OperatorValues
  after?: OperatorValues
}

/** A line of the operators' log, and of the tenant's own where there is a tenant to read it, in the caller's transaction. */
export async function logOperator(
  db: Database,
  { actor, address, action, target, before, after }: LoggedAction,
  at: Date,
): Promise<void> {
  await db.insert(operatorEntries).values({
    ...{ id: randomUUID(), at, actor, address, action },
    ...{ targetId: target?.id ?? null, targetName: target?.name ?? null },
    ...{ before: before ?? null, after: after ?? null },
  })
  if (!target || !isOperated(action)) return
  await db.insert(auditEntries).values({
    ...{ tenantId: target.id, id: randomUUID(), at, actorRole: 'operator', operator: actor, action },
    ...{ targetKind: 'tenant', targetId: target.id, address },
    // addresses of people are in no tenant's log
    ...(action !== 'tenant-admin-invited' && { before: before ?? null, after: after ?? null }),
  })
}

export type OperatorEntry = typeof operatorEntries.$inferSelect

export interface LogChoice {
  /** Part of an operator's address, of a tenant's name, or of an address of the network. */
  search?: string | undefined
  action?: OperatorAction | undefined
}

/** The newest first. @param before a number of the log; null: from the newest on */
export async function readOperatorLog(
  db: Database,
  { search = '', action }: LogChoice,
  before: number | null,
  limit: number,
): Promise<OperatorEntry[]> {
  const { actor, targetName, address } = operatorEntries
  return db
    .select()
    .from(operatorEntries)
    .where(
      and(
        action === undefined ? undefined : eq(operatorEntries.action, action),
        search === ''
          ? undefined
          : or(containing(actor, search), containing(targetName, search), containing(address, search)),
        before === null ? undefined : lt(operatorEntries.number, before),
      ),
    )
    .orderBy(desc(operatorEntries.number))
    .limit(limit)
}

/** Forgets what is older than so many days, by the database's clock. */
export async function sweepOperatorLog(db: Database, days: number): Promise<void> {
  await db.execute(sql`select forget_operator_log(${days}::integer)`)
}
