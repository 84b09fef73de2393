import { and, desc, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Rating, Review } from '#shared/contract/reviews.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { readContent } from './read-content.ts'
import { wordsIn, type Words } from './words.ts'
import type { Content } from './content.ts'

/** Who looks, when, and in which languages. */
export interface Reader {
  db: Database
  now: Date
  tenant: {
    id: string
    languages: readonly Language[]
    defaultLanguage: Language
    features: { isShopEnabled: boolean }
  }
  languages: readonly string[]
  player: { id: string }
}

export const rater = alias(people, 'rater')
const claimer = alias(people, 'claimer')

/** What is told of a rating; its rater is joined as `rater`. */
export const RATING = {
  stars: reviews.stars,
  comment: reviews.comment,
  ratedAt: reviews.ratedAt,
  ratedBy: reviews.ratedBy,
  raterName: rater.displayName,
  mayRepeat: reviews.mayRepeat,
  reply: reviews.reply,
}

/** Reviews as a leader sees them, in the order of the ids. Whether the reader may see them is asked before. */
export async function readReviews(reader: Reader, ids: readonly string[]): Promise<Review[]> {
  if (ids.length === 0) return []
  const { db, tenant, now } = reader
  const rows = await db
    .select({
      ...RATING,
      id: reviews.id,
      playerId: reviews.personId,
      playerName: people.displayName,
      sprite: shownFace(),
      picture: avatars.version,
      adventureId: reviews.adventureId,
      versionId: versionSeenBy(reviews.personId),
      taskId: reviews.taskId,
      handedInAt: reviews.handedInAt,
      points: reviews.points,
      coins: reviews.coins,
      claimedBy: reviews.claimedBy,
      claimedUntil: reviews.claimedUntil,
      claimerName: claimer.displayName,
      isClaimHeld: isHeld(now),
    })
    .from(reviews)
    .innerJoin(people, and(eq(people.tenantId, reviews.tenantId), eq(people.id, reviews.personId)))
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, reviews.tenantId), eq(adventures.id, reviews.adventureId)),
    )
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .leftJoin(rater, and(eq(rater.tenantId, reviews.tenantId), eq(rater.id, reviews.ratedBy)))
    .leftJoin(claimer, and(eq(claimer.tenantId, reviews.tenantId), eq(claimer.id, reviews.claimedBy)))
    .where(and(eq(reviews.tenantId, tenant.id), inArray(reviews.id, [...ids])))
  const versions = await wordsOf(
    reader,
    rows.map(({ versionId }) => versionId),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { claimedBy, claimerName, claimedUntil, picture } = row
    return [
      {
        id,
        player: {
          id: row.playerId,
          displayName: row.playerName,
          avatar: avatarAddress(row.playerId, picture),
          avatarSprite: row.sprite,
        },
        task: showReviewedTask(row, versions.get(row.versionId)),
        handedInAt: row.handedInAt.toISOString(),
        points: row.points,
        currency: tenant.features.isShopEnabled ? row.coins : 0,
        claim:
          row.isClaimHeld && claimedBy !== null && claimerName !== null && claimedUntil
            ? {
                by: { id: claimedBy, displayName: claimerName },
                until: claimedUntil.toISOString(),
                isMine: claimedBy === reader.player.id,
              }
            : null,
        rating: showRating(row),
      },
    ]
  })
}

/** What the same task was rated before this work was handed in, the newest first. */
export async function readEarlierRatings(
  { db, tenant }: Pick<Reader, 'db' | 'tenant'>,
  { player, task, handedInAt }: Review,
): Promise<Rating[]> {
  const rows = await db
    .select(RATING)
    .from(reviews)
    .leftJoin(rater, and(eq(rater.tenantId, reviews.tenantId), eq(rater.id, reviews.ratedBy)))
    .where(
      and(
        eq(reviews.tenantId, tenant.id),
        eq(reviews.personId, player.id),
        eq(reviews.adventureId, task.adventureId),
        eq(reviews.taskId, task.id),
        isNotNull(reviews.ratedAt),
        lt(reviews.handedInAt, new Date(handedInAt)),
      ),
    )
    .orderBy(desc(reviews.ratedAt))
  return rows.flatMap((row) => showRating(row) ?? [])
}

/** A task by its name as it is now. */
export function showReviewedTask(
  { adventureId, taskId }: { adventureId: string; taskId: string },
  versions: ReadableVersion | undefined,
): Review['task'] {
  const placed = versions?.content.tasks.get(taskId)
  return {
    adventureId,
    id: taskId,
    missionId: placed?.missionId ?? '',
    name: versions?.words.task(taskId).name ?? taskId,
    type: placed?.task.content.type ?? null,
  }
}

/** Whether somebody holds a review now: anyone who leads its player no more does not. */
export function isHeld(now: Date): SQL<boolean> {
  return sql<boolean>`(
    coalesce(${reviews.claimedUntil} > ${now.toISOString()}::timestamptz, false)
    and leads(${reviews.tenantId}, ${reviews.claimedBy}, ${reviews.personId}))`
}

interface RatedRow {
  stars: number | null
  comment: string
  ratedAt: Date | null
  ratedBy: string | null
  raterName: string | null
  mayRepeat: boolean
  reply: string | null
}

/** Null while it waits. */
export function showRating({
  stars,
  comment,
  ratedAt,
  ratedBy,
  raterName,
  mayRepeat,
  reply,
}: RatedRow): Rating | null {
  if (stars === null || !ratedAt || ratedBy === null || raterName === null) return null
  const by = { id: ratedBy, displayName: raterName }
  return { stars, comment, by, ratedAt: ratedAt.toISOString(), mayRepeat, reply }
}

/** What an adventure has, and how it is said. */
export interface ReadableVersion {
  content: Content
  words: Words
}

/** Content and words of several versions, by version. */
export async function wordsOf(
  { db, tenant, languages }: Pick<Reader, 'db' | 'tenant' | 'languages'>,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, ReadableVersion>> {
  const versions = await Promise.all(
    [...new Set(versionIds)].map(async (versionId) => {
      const content = await readContent(db, tenant.id, versionId)
      return content ? [[versionId, { content, words: wordsIn(content, languages, tenant) }] as const] : []
    }),
  )
  return new Map(versions.flat())
}
