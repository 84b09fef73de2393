import { sql } from 'drizzle-orm'
import { isSentBack } from '#shared/domain/assessment.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { Database } from '#server/db/database.ts'
import type { Stake } from '#server/db/badge-test.ts'
import { awardBadges } from './badges.ts'
import { notify } from '#server/lib/notify.ts'

export interface GivenRating {
  reviewId: string
  /** Who handed it in. */
  personId: string
  /** The same key gets the same reply, however often it is sent. */
  key: string
  /** 1 to 5. */
  stars: number
  comment: string
  /** The player's: the ledger's day is the player's day. */
  timeZone: string
  /** The badges that a rating may earn the player. */
  stake: Stake | null
}

/** `taken`: it was rated before; `claimed`: another leader holds it; `gone`: there is none that this leader may rate. */
export type RatingOutcome = 'rated' | 'repeated' | 'taken' | 'claimed' | 'gone'

/** Of what the player is told outside the app: anyone who comes by later finds it there. */
const NOTIFICATION_LIFE_MS = 3 * DAY_MS

/** Rates, gives what the work brings, and tells the player: once and together. */
export async function rateReview(
  db: Database,
  leader: { id: string; tenantId: string },
  { reviewId, personId, key, stars, comment, timeZone, stake }: GivenRating,
  now: Date,
): Promise<RatingOutcome> {
  const rating = JSON.stringify({
    tenantId: leader.tenantId,
    reviewId,
    leaderId: leader.id,
    key,
    stars,
    comment,
    mayRepeat: isSentBack(stars),
    day: localDateIn(timeZone, now),
    now,
  })
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ outcome: sql<RatingOutcome>`outcome` })
      .from(sql`rate_review(${rating}) as outcome`)
    if (row?.outcome === 'rated') {
      const expiresAt = new Date(now.getTime() + NOTIFICATION_LIFE_MS)
      const occasion = { tenantId: leader.tenantId, kind: 'rating', about: reviewId, expiresAt } as const
      await notify(tx, [personId], occasion, now)
      await awardBadges(tx, { tenantId: leader.tenantId, id: personId, timeZone }, stake, now)
    }
    return row?.outcome ?? 'gone'
  })
}
