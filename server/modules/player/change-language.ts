import { and, eq } from 'drizzle-orm'
import type { changeLocale } from '#shared/contract/player.ts'
import type { Language } from '#shared/domain/languages.ts'
import { people } from '#server/db/schema/people.ts'
import { refusedField } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'

/**
 * Kept in the profile, and in the browser for the pages before a login.
 * @throws Problem 422 for a language that the tenant does not offer
 */
export async function changeLanguage(language: Language, visit: VisitOf<typeof changeLocale>): Promise<void> {
  const { db, tenant, player } = visit
  if (!tenant.languages.includes(language)) throw refusedField('_locale', 'is not offered here')
  visit.keepLanguage(language)
  if (!player) return
  await db
    .update(people)
    .set({ language })
    .where(and(eq(people.tenantId, player.tenantId), eq(people.id, player.id), eq(people.isDisabled, false)))
}
