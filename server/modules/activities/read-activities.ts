import { and, desc, eq, inArray } from 'drizzle-orm'
import type { readActivities } from '#shared/contract/activities.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { completions } from '#server/db/schema/play.ts'
import type { VisitOf } from '#server/http/route.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { seesAt } from '#server/policies/who-sees-whom.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'

type Visit = VisitOf<typeof readActivities>

const LATEST = '3'

/** None for who plays no adventure. */
export async function readLatestActivities(
  { limit = LATEST }: HandlerInput<typeof readActivities>['query'],
  { db, tenant, languages, player }: Visit,
): Promise<Reply<typeof readActivities>> {
  const { adventure } = player
  const content = adventure && (await readContent(db, tenant.id, adventure.versionId))
  if (!content || content.tasks.size === 0) return []
  const rows = await db
    .select({
      id: completions.attemptId,
      personId: completions.personId,
      playerName: people.displayName,
      picture: avatars.version,
      avatarSprite: shownFace(),
      taskId: completions.taskId,
      completedAt: completions.completedAt,
    })
    .from(completions)
    .innerJoin(people, and(eq(people.tenantId, completions.tenantId), eq(people.id, completions.personId)))
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .where(
      and(
        eq(completions.tenantId, tenant.id),
        eq(completions.adventureId, adventure.id),
        // what was withdrawn has no name any more
        inArray(completions.taskId, [...content.tasks.keys()]),
        eq(people.isDisabled, false),
        seesAt('isInActivities', player.id, people),
      ),
    )
    .orderBy(desc(completions.completedAt), desc(completions.attemptId))
    .limit(Number(limit))
  const words = wordsIn(content, languages, tenant)
  return rows.map(({ personId, picture, taskId, completedAt, ...shown }) => ({
    ...shown,
    avatar: avatarAddress(personId, picture),
    activityTitle: words.task(taskId).name,
    date: completedAt.toISOString(),
  }))
}
