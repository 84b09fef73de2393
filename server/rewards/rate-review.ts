import { sql } from 'drizzle-orm'
import { isSentBack } from '#shared/domain/assessment.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { Database } from '#server/db/database.ts'

export interface GivenRating {
  reviewId: string
  /** The same key gets the same reply, however often it is sent. */
  key: string
  /** 1 to 5. */
  stars: number
  comment: string
  /** The player's: the ledger's day is the player's day. */
  timeZone: string
}

/** `taken`: it was rated before; `claimed`: another leader holds it; `gone`: there is none that this leader may rate. */
export type RatingOutcome = 'rated' | 'repeated' | 'taken' | 'claimed' | 'gone'

/** Rates, gives what the work brings, and tells the player: once and together. */
export async function rateReview(
  db: Database,
  leader: { id: string; tenantId: string },
  { reviewId, key, stars, comment, timeZone }: GivenRating,
  now: Date,
): Promise<RatingOutcome> {
  const [row] = await db.select({ outcome: sql<RatingOutcome>`outcome` }).from(
    sql`rate_review(
      ${leader.tenantId}, ${reviewId}, ${leader.id}, ${key}, ${stars}, ${comment}, ${isSentBack(stars)},
      ${localDateIn(timeZone, now)}, ${now.toISOString()}
    ) as outcome`,
  )
  return row?.outcome ?? 'gone'
}
