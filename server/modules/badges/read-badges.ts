import { and, eq, sql } from 'drizzle-orm'
import type { Badges, readBadges } from '#shared/contract/badges.ts'
import { holdersShown } from '#shared/domain/small-groups.ts'
import type { PublishedBadge } from '#shared/scene/badges.ts'
import type { BadgeTest } from '#server/db/badge-test.ts'
import { badges } from '#server/db/schema/badges.ts'
import type { VisitOf } from '#server/http/route.ts'
import { badgeTests } from '#server/play/badge-tests.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn, type Words } from '#server/play/words.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'

export type BadgeVisit = VisitOf<typeof readBadges>

const NONE: Badges = { earned: [], open: [], secret: 0 }

/** What its designer took out of the adventure is left out; it stays earned. */
export async function readMyBadges(visit: BadgeVisit): Promise<Badges> {
  const { db, tenant, languages, player } = visit
  const { adventure } = player
  const content = adventure && (await readContent(db, tenant.id, adventure.versionId))
  const published = content?.published.badges ?? []
  if (!content || published.length === 0) return NONE
  const { period } = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  const tests = badgeTests(content, period)
  const [mine, holders] = await Promise.all([readMine(visit, adventure.id), readHolders(visit, adventure.id)])
  const words = wordsIn(content, languages, tenant)
  const unearned = published.filter(({ id }) => !mine.has(id))
  const open = unearned.filter(({ isSecret }) => !isSecret)
  const shown = tests.filter(({ id }) => open.some((badge) => badge.id === id))
  const reached = await readReached(visit, adventure.id, shown)
  const show = (badge: PublishedBadge) => ({
    ...showBadge(badge, words),
    holders: holdersShown(holders.get(badge.id) ?? 0),
  })
  return {
    earned: published
      .flatMap((badge) => {
        const earnedAt = mine.get(badge.id)
        return earnedAt
          ? [{ ...show(badge), earnedAt: earnedAt.toISOString(), isSecret: badge.isSecret }]
          : []
      })
      .sort((one, other) => (one.earnedAt < other.earnedAt ? 1 : -1)),
    open: open.flatMap((badge) => {
      const test = shown.find(({ id }) => id === badge.id)
      return test ? [{ ...show(badge), progress: progressOf(test, reached) }] : []
    }),
    secret: unearned.filter(({ id, isSecret }) => isSecret && tests.some((test) => test.id === id)).length,
  }
}

export function showBadge({ id, picture }: PublishedBadge, words: Words) {
  return { id, picture, ...words.badge(id) }
}

async function readMine({ db, player }: BadgeVisit, adventureId: string): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: badges.badgeId, earnedAt: badges.earnedAt })
    .from(badges)
    .where(
      and(
        eq(badges.tenantId, player.tenantId),
        eq(badges.personId, player.id),
        eq(badges.adventureId, adventureId),
      ),
    )
  return new Map(rows.map(({ id, earnedAt }) => [id, earnedAt]))
}

async function readHolders({ db, tenant }: BadgeVisit, adventureId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: badges.badgeId, people: sql<number>`count(*)::integer` })
    .from(badges)
    .where(and(eq(badges.tenantId, tenant.id), eq(badges.adventureId, adventureId)))
    .groupBy(badges.badgeId)
  return new Map(rows.map(({ id, people }) => [id, people]))
}

/** What the badges count, by badge. */
async function readReached(
  { db, player }: BadgeVisit,
  adventureId: string,
  tests: readonly BadgeTest[],
): Promise<Map<string, number>> {
  const counted = tests.filter(({ goal }) => goal > 1)
  if (counted.length === 0) return new Map()
  const rows = await db
    .select({
      id: sql<string>`test ->> 'id'`,
      reached: sql<number>`badge_reached(
      ${player.tenantId}, ${player.id}, ${adventureId}, ${player.timeZone}, test
    )`,
    })
    .from(sql`jsonb_array_elements(${JSON.stringify(counted)}::jsonb) as test`)
  return new Map(rows.map(({ id, reached }) => [id, reached]))
}

function progressOf({ id, goal }: BadgeTest, reached: ReadonlyMap<string, number>) {
  // what is reached is given with the next act that counts: until then a step is missing
  return goal > 1 ? { reached: Math.min(reached.get(id) ?? 0, goal), goal } : null
}
