import { and, eq } from 'drizzle-orm'
import type { StreakPeriod } from '#shared/domain/streak.ts'
import type { Stake } from '#server/db/badge-test.ts'
import type { Database } from '#server/db/database.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { badgeTests, type BadgeOccasion } from './badge-tests.ts'
import { readContent } from './read-content.ts'

interface Asked {
  tenantId: string
  period: StreakPeriod
  occasion: BadgeOccasion
}

/** In the adventure that is played now: what happens outside of all adventures counts for that one. Before the transaction that awards. */
export async function readStake(
  db: Database,
  adventure: { id: string; versionId: string } | null,
  { tenantId, period, occasion }: Asked,
): Promise<Stake | null> {
  const content = adventure && (await readContent(db, tenantId, adventure.versionId))
  return content && { adventureId: adventure.id, tests: badgeTests(content, period, occasion) }
}

/** The same of a person who is not the one who calls. */
export async function readStakeOf(db: Database, personId: string, asked: Asked): Promise<Stake | null> {
  const [played] = await db
    .select({ id: adventures.id, versionId: versionSeenBy(enrolments.personId) })
    .from(enrolments)
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, enrolments.tenantId), eq(adventures.id, enrolments.adventureId)),
    )
    .where(
      and(
        eq(enrolments.tenantId, asked.tenantId),
        eq(enrolments.personId, personId),
        eq(enrolments.isActive, true),
      ),
    )
  return readStake(db, played ?? null, asked)
}

/** In the adventure of what was handed in. */
export async function readStakeOfReview(db: Database, reviewId: string, asked: Asked): Promise<Stake | null> {
  const [played] = await db
    .select({ id: adventures.id, versionId: versionSeenBy(reviews.personId) })
    .from(reviews)
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, reviews.tenantId), eq(adventures.id, reviews.adventureId)),
    )
    .where(and(eq(reviews.tenantId, asked.tenantId), eq(reviews.id, reviewId)))
  return readStake(db, played ?? null, asked)
}
