import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { AUDIT_KINDS } from '#shared/domain/audit.ts'
import { isAuditField } from '#shared/domain/audit-fields.ts'
import type { Database } from '#server/db/database.ts'
import { fillEveryTable } from '#server/testing/every-table.ts'
import { emptyStorage } from '#server/testing/storage.ts'
import { makeTenant } from '#server/testing/world.ts'
import { readSnapshot } from './snapshots.ts'

/** Where a row of each kind lies that is not named like its table, and the column of its id. */
const PLACES = {
  tenant: ['tenants', 'id'],
  person: ['people', 'id'],
  team: ['teams', 'id'],
  assignment: ['assignments', 'id'],
  invitation: ['mailed_links', 'id'],
  season: ['seasons', 'id'],
  item: ['shop_items', 'id'],
  order: ['shop_orders', 'id'],
  review: ['reviews', 'id'],
  signOff: ['sign_offs', 'id'],
  session: ['coaching_sessions', 'id'],
  message: ['messages', 'id'],
  errorGroup: ['error_groups', 'key'],
  package: ['packages', 'id'],
  draft: ['adventures', 'folder'],
  preview: ['content_previews', 'id'],
  quiz: ['live_quizzes', 'id'],
} as const

let db: Database
let tenantId: string

beforeAll(async () => {
  ;({ db } = await emptyStorage())
  ;({ id: tenantId } = await makeTenant(db, new Date('2026-11-23T10:00:00Z'), {}))
  await fillEveryTable(db, tenantId)
  // words of an address, as those that the product makes
  await db.execute(sql`update error_groups set key = 'abc123'`)
  await db.execute(sql`update adventures set folder = 'harbour'`)
})

it.each(AUDIT_KINDS.filter((kind) => kind !== 'people'))(
  'what the log has of a %s has words for anyone who reads it [DESK-4]',
  async (kind) => {
    const [table, column] = PLACES[kind]
    const [row] = await db
      .select({ id: sql<string>`${sql.identifier(column)}::text` })
      .from(sql`${sql.identifier(table)}`)
    const snapshot = await readSnapshot(db, tenantId, kind, row?.id ?? '')
    expect(Object.keys(snapshot?.values ?? {}).filter((name) => !isAuditField(name))).toEqual([])
    expect(snapshot).not.toBeNull()
  },
)
