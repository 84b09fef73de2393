import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { SettingChanges, type changeTenant, type RevisedSettings } from '#shared/contract/tenant-settings.ts'
import { changeOwnText } from '#shared/contract/tenant-words.ts'
import { wordsIn } from '#shared/domain/own-words.ts'
import { isSettingName, type TenantSettingName } from '#shared/domain/tenant-settings.ts'
import { tenantChanges } from '#server/db/schema/tenant-settings.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { changeSettings, readRevision, readSettings } from '#server/lib/change-settings.ts'
import { mustFit } from './must-fit.ts'
import type { TenantVisit } from './visit.ts'
import { changeText } from './words.ts'

const OTHER_OF_PAIR = new Map<TenantSettingName, TenantSettingName>([
  ['languages', 'defaultLanguage'],
  ['defaultLanguage', 'languages'],
])

/** As the database has them: what a process knows of its tenants may be seconds old. */
export async function readRevised({ db, tenant }: TenantVisit): Promise<RevisedSettings> {
  // first: a change between the two makes the settings newer than their revision says, and its form is refused
  const revision = await readRevision(db, tenant.id)
  return { revision, settings: await readSettings(db, tenant.id, tenant.fileParams) }
}

type Wanted = HandlerInput<typeof changeTenant>['body'] & { reverts?: string }

/** @throws Problem 409 where somebody else changed the same meanwhile; 422 for what does not fit together */
export async function change(wanted: Wanted, visit: TenantVisit): Promise<RevisedSettings> {
  const { db, tenant, player, now, logSecurity } = visit
  const { fileParams } = tenant
  const outcome = await changeSettings(db, {
    ...wanted,
    ...{ tenantId: tenant.id, personId: player.id, now, fileParams },
    check: (next, changed, tx) => mustFit(wanted.changes, next, changed, tx, tenant.id),
  })
  if (outcome.state === 'unknown-revision') throw refusedField('basedOn', 'unknown')
  if (outcome.state === 'conflict') {
    throw new Problem(409, 'setting-changed', { conflicts: outcome.conflicts })
  }
  logSecurity('settings-changed', { fields: Object.keys(wanted.changes).join(' ') })
  return readRevised(visit)
}

/** @throws Problem 404; 409 where the setting was changed since; 422 where the value of then fits no longer */
export async function revert(changeId: string, visit: TenantVisit): Promise<RevisedSettings> {
  const { db, tenant } = visit
  const isOurs = eq(tenantChanges.tenantId, tenant.id)
  const [row] = await db
    .select()
    .from(tenantChanges)
    .where(and(isOurs, eq(tenantChanges.id, changeId)))
  if (!row) throw notFound()
  const text = wordsIn(row.field)
  if (text) {
    await revertText(row, text, visit)
    return readRevised(visit)
  }
  const rows = [
    row,
    ...(await db
      .select()
      .from(tenantChanges)
      .where(and(isOurs, isBound(row)))),
  ]
  const read = SettingChanges.safeParse(Object.fromEntries(rows.map(({ field, before }) => [field, before])))
  if (!read.success) throw refusedField(`changes.${row.field}`, 'unknown')
  const basedOn = Math.max(...rows.map(({ number }) => number))
  return change({ basedOn, changes: read.data, reverts: changeId }, visit)
}

type ChangeRow = typeof tenantChanges.$inferSelect

/** Says a text as it was said before this change. */
async function revertText(
  { id, before, after }: ChangeRow,
  { language, key }: { language: string; key: string },
  visit: TenantVisit,
): Promise<void> {
  const wanted = changeOwnText.body.safeParse({ language, key, forms: before, basedOn: after })
  if (!wanted.success) throw refusedField('forms', 'unknown')
  await changeText({ ...wanted.data, reverts: id }, visit)
}

/** Languages and the first of them that were changed in one go: neither could go back without the other. */
function isBound({ field, number, changedAt }: ChangeRow): SQL | undefined {
  const other = isSettingName(field) ? OTHER_OF_PAIR.get(field) : undefined
  if (other === undefined) return sql`false`
  return and(
    eq(tenantChanges.field, other),
    eq(tenantChanges.changedAt, changedAt),
    inArray(tenantChanges.number, [number - 1, number + 1]),
  )
}
