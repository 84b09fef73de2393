import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, inArray, max } from 'drizzle-orm'
import type { SettingChanges, TenantSettings } from '#shared/contract/tenant-settings.ts'
import {
  isSettingName,
  onlySettings,
  TENANT_SETTINGS,
  type TenantSettingName,
} from '#shared/domain/tenant-settings.ts'
import type { AppParam } from '#shared/domain/switches.ts'
import type { Database } from '#server/db/database.ts'
import { tenantChanges } from '#server/db/schema/tenant-settings.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { settingsOf, withSettings } from './tenant-settings.ts'

/** A change of a tenant's settings by an admin. */
export interface SettingsChange {
  tenantId: string
  personId: string
  now: Date
  fileParams: readonly AppParam[]
  changes: SettingChanges
  /** The revision that the form began with; null: whatever is set now. */
  basedOn: number | null
  /** The change that this one takes back. */
  reverts?: string
  /** Refuses what does not fit together, by throwing; it is handed what would be set, and which fields would change. */
  check?: (next: TenantSettings, changed: readonly TenantSettingName[], tx: Database) => void | Promise<void>
}

export type SettingsOutcome =
  | { state: 'done' | 'unknown-revision' }
  | { state: 'conflict'; conflicts: { field: TenantSettingName; yours: unknown; theirs: unknown }[] }

const NOT_THERE = 'a change is of a tenant that is there'

export const SETTING_COLUMNS = {
  look: tenants.look,
  features: tenants.features,
  params: tenants.params,
  languages: tenants.languages,
  defaultLanguage: tenants.defaultLanguage,
  timeZone: tenants.timeZone,
}

/** Changes settings and writes each field that becomes another into the log: all of it, or nothing. One at a time in a tenant. */
export async function changeSettings(db: Database, change: SettingsChange): Promise<SettingsOutcome> {
  const { tenantId, personId, now, changes, basedOn, reverts = null } = change
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select(SETTING_COLUMNS)
      .from(tenants)
      .where(eq(tenants.id, tenantId))
      .for('no key update')
    if (!row) throw new Error(NOT_THERE)
    const before = settingsOf(row, change.fileParams)
    const changed = TENANT_SETTINGS.filter(
      (field) => changes[field] !== undefined && !isDeepStrictEqual(changes[field], before[field]),
    )
    const revision = await readRevision(tx, tenantId)
    if (basedOn !== null && basedOn > revision) return { state: 'unknown-revision' }
    const conflicts = await conflictsOf(tx, change, before, changed)
    if (conflicts.length > 0) return { state: 'conflict', conflicts }
    const next = withSettings(row, onlySettings(changes, changed))
    await change.check?.(settingsOf(next, change.fileParams), changed, tx)
    if (changed.length === 0) return { state: 'done' }
    await tx.update(tenants).set(next).where(eq(tenants.id, tenantId))
    await tx.insert(tenantChanges).values(
      changed.map((field, index) => ({
        ...{ tenantId, id: randomUUID(), number: revision + 1 + index, field },
        ...{ before: before[field], after: changes[field], changedBy: personId, changedAt: now, reverts },
      })),
    )
    return { state: 'done' }
  })
}

/** How many changes there were. */
export async function readRevision(db: Database, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ latest: max(tenantChanges.number) })
    .from(tenantChanges)
    .where(eq(tenantChanges.tenantId, tenantId))
  return row?.latest ?? 0
}

/** Of all settings, those that an admin has ever changed. */
export async function readChangedFields(
  db: Database,
  tenantId: string,
): Promise<readonly TenantSettingName[]> {
  const rows = await db
    .selectDistinct({ field: tenantChanges.field })
    .from(tenantChanges)
    .where(eq(tenantChanges.tenantId, tenantId))
  return rows.map(({ field }) => field).filter(isSettingName)
}

/** The settings as they are in the database: what a process knows of its tenants may be seconds old. */
export async function readSettings(
  db: Database,
  tenantId: string,
  fileParams: readonly AppParam[],
): Promise<TenantSettings> {
  const [row] = await db.select(SETTING_COLUMNS).from(tenants).where(eq(tenants.id, tenantId))
  if (!row) throw new Error(NOT_THERE)
  return settingsOf(row, fileParams)
}

/** Fields that are not any more what they were at the revision that the change is based on. */
async function conflictsOf(
  tx: Database,
  { tenantId, basedOn, changes }: SettingsChange,
  now: TenantSettings,
  changed: readonly TenantSettingName[],
) {
  if (basedOn === null || changed.length === 0) return []
  const since = await tx
    .selectDistinctOn([tenantChanges.field], { field: tenantChanges.field, before: tenantChanges.before })
    .from(tenantChanges)
    .where(
      and(
        eq(tenantChanges.tenantId, tenantId),
        gt(tenantChanges.number, basedOn),
        inArray(tenantChanges.field, [...changed]),
      ),
    )
    .orderBy(asc(tenantChanges.field), asc(tenantChanges.number))
  return since.flatMap(({ field, before }) =>
    isSettingName(field) && !isDeepStrictEqual(before, now[field])
      ? [{ field, yours: changes[field], theirs: now[field] }]
      : [],
  )
}
