import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { readTenantChanges, TenantSettings } from '#shared/contract/tenant-settings.ts'
import { isLanguage } from '#shared/domain/languages.ts'
import { formsIn, wordsIn } from '#shared/domain/own-words.ts'
import { isSettingName } from '#shared/domain/tenant-settings.ts'
import { people } from '#server/db/schema/people.ts'
import { tenantChanges } from '#server/db/schema/tenant-settings.ts'
import { refusedField } from '#server/http/problem.ts'
import { readSettings } from '#server/lib/change-settings.ts'
import { readOwnWords, type OwnWords } from '#server/lib/change-words.ts'
import { fromCursor, toCursor } from '#server/lib/cursor.ts'
import { isRemovedAddress } from '#server/lib/removed-account.ts'
import type { TenantVisit } from './visit.ts'

const PAGE_SIZE = 30

/** @throws Problem 422 for a cursor that no reply gave */
export async function readChanges(
  { after }: HandlerInput<typeof readTenantChanges>['query'],
  { db, tenant }: TenantVisit,
): Promise<Reply<typeof readTenantChanges>> {
  const settings = await readSettings(db, tenant.id, tenant.fileParams)
  const words = await readOwnWords(db, tenant.id)
  const rows = await db
    .select({
      change: tenantChanges,
      by: { id: people.id, displayName: people.displayName },
      isGone: isRemovedAddress(people.email),
    })
    .from(tenantChanges)
    .innerJoin(
      people,
      and(eq(people.tenantId, tenantChanges.tenantId), eq(people.id, tenantChanges.changedBy)),
    )
    .where(
      and(
        eq(tenantChanges.tenantId, tenant.id),
        after === undefined ? undefined : lt(tenantChanges.number, numberIn(after)),
      ),
    )
    .orderBy(desc(tenantChanges.number))
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
  return {
    changes: page.map(({ change, by, isGone }) => ({
      id: change.id,
      at: change.changedAt.toISOString(),
      by: isGone ? null : by,
      ...{ field: change.field, before: change.before, after: change.after },
      isRevert: change.reverts !== null,
      isRevertible:
        isDeepStrictEqual(valueNow(change.field, settings, words), change.after) &&
        !isDeepStrictEqual(change.before, change.after),
    })),
    next: last ? toCursor([String(last.change.number)]) : null,
  }
}

/** What the log's field is at present. */
function valueNow(field: string, settings: TenantSettings, words: OwnWords): unknown {
  if (isSettingName(field)) return settings[field]
  const text = wordsIn(field)
  return text && isLanguage(text.language) ? formsIn(words[text.language] ?? {}, text.key) : undefined
}

/** @throws Problem 422 */
function numberIn(cursor: string): number {
  const [said = ''] = fromCursor(cursor, 1) ?? []
  if (!/^\d{1,9}$/.test(said)) throw refusedField('after', 'is no place in this list')
  return Number(said)
}
