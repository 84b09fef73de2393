import { and, eq } from 'drizzle-orm'
import type { ScheduleRefusal } from '#shared/domain/drafts.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { contentSchedules } from '#server/db/schema/trials.ts'
import { wordsOf } from '#server/play/read-reviews.ts'
import type { PendingNotification } from './pending.ts'
import type { NotificationWords } from '#server/lib/letters/words.ts'

const TEXTS = {
  errors: 'publishingErrors',
  failed: 'publishingFailed',
  'newer-published': 'publishingNewer',
  'teams-gone': 'publishingTeams',
} as const satisfies Record<ScheduleRefusal, keyof NotificationWords>

/** Why what somebody scheduled was not published; null where it was scheduled anew or forgotten since. */
export async function readRefused({ db, tenant, person, about }: PendingNotification) {
  const [row] = await db
    .select({ folder: contentSchedules.folder, refusal: contentSchedules.refusal, at: contentSchedules.at })
    .from(contentSchedules)
    .where(
      and(
        eq(contentSchedules.tenantId, tenant.id),
        eq(contentSchedules.id, about),
        eq(contentSchedules.personId, person.id),
      ),
    )
  if (!row || row.refusal === null) return null
  const isIt = and(eq(adventures.tenantId, tenant.id), eq(adventures.folder, row.folder))
  const [adventure] = await db.select({ versionId: adventures.versionId }).from(adventures).where(isIt)
  const versions = await wordsOf(
    { db, tenant, languages: [person.language] },
    adventure ? [adventure.versionId] : [],
  )
  const when = new Intl.DateTimeFormat(person.language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: tenant.timeZone,
  }).format(row.at)
  const name = adventure && versions.get(adventure.versionId)?.words.adventure
  return { what: TEXTS[row.refusal], folder: row.folder, values: { adventure: name ?? row.folder, when } }
}
