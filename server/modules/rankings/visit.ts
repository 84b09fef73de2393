import { sql } from 'drizzle-orm'
import type { readSeason } from '#shared/contract/rankings.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { RankingWindow } from '#shared/domain/rankings.ts'
import { seasons } from '#server/db/schema/rankings.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { languageOfVisit } from '#server/http/visit-language.ts'

/** Of the person who is signed in. */
export type RankingVisit = VisitOf<typeof readSeason>

/** What `point_totals` calls what is counted, and the month where it is one. */
export interface Period {
  name: string
  month: string | null
}

export type SeasonRow = typeof seasons.$inferSelect

/** @throws Problem 404 for the season where none runs */
export async function mustFindPeriod(window: RankingWindow, visit: RankingVisit): Promise<Period> {
  if (window === 'all') return { name: 'all', month: null }
  if (window === 'month') {
    const month = localDateIn(visit.tenant.timeZone, visit.now).slice(0, 'YYYY-MM'.length)
    return { name: month, month }
  }
  const season = await findSeason(visit)
  if (!season) throw notFound()
  return { name: season.id, month: null }
}

/** The one that runs now. */
export async function findSeason({ db, tenant, now }: RankingVisit): Promise<SeasonRow | undefined> {
  const at = now.toISOString()
  const [season] = await db
    .select()
    .from(seasons)
    .where(
      sql`${seasons.tenantId} = ${tenant.id} and ${seasons.startsAt} <= ${at} and ${at} < ${seasons.endsAt}`,
    )
  return season
}

/** In the reader's language, else the tenant's, else whichever there is. */
export function nameOf({ name }: SeasonRow, visit: RankingVisit): string {
  const order: Language[] = [languageOfVisit(visit), visit.tenant.defaultLanguage, ...LANGUAGE_CODES]
  return order.map((language) => name[language]).find((one) => one !== undefined) ?? ''
}
