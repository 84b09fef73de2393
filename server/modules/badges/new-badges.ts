import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { markBadgesSeen, readNewBadges } from '#shared/contract/badges.ts'
import { badges } from '#server/db/schema/badges.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'
import { showBadge, type BadgeVisit } from './read-badges.ts'

/** Of the adventure that is played now: those of another one are told there. */
export async function readMyNewBadges(visit: BadgeVisit): Promise<Reply<typeof readNewBadges>> {
  const { db, tenant, languages, player } = visit
  const { adventure } = player
  if (!adventure) return { adventureId: null, badges: [] }
  const rows = await db
    .select({ id: badges.badgeId })
    .from(badges)
    .where(isUnseen(visit, adventure.id))
    .orderBy(asc(badges.earnedAt), asc(badges.badgeId))
  const content = rows.length > 0 ? await readContent(db, tenant.id, adventure.versionId) : null
  if (!content) return { adventureId: adventure.id, badges: [] }
  const words = wordsIn(content, languages, tenant)
  return {
    adventureId: adventure.id,
    badges: rows.flatMap(({ id }) => {
      const badge = content.published.badges?.find((one) => one.id === id)
      return badge ? [showBadge(badge, words)] : []
    }),
  }
}

/** Another adventure may be played by now than when they were told. */
export async function markSeen(
  { ids, adventureId }: HandlerInput<typeof markBadgesSeen>['body'],
  visit: BadgeVisit,
): Promise<void> {
  const { db, player, now } = visit
  const shownIn = adventureId ?? player.adventure?.id
  if (shownIn === undefined) return
  await db
    .update(badges)
    .set({ seenAt: now })
    .where(and(isUnseen(visit, shownIn), inArray(badges.badgeId, [...ids])))
}

function isUnseen({ player }: BadgeVisit, adventureId: string) {
  return and(
    eq(badges.tenantId, player.tenantId),
    eq(badges.personId, player.id),
    eq(badges.adventureId, adventureId),
    isNull(badges.seenAt),
  )
}
