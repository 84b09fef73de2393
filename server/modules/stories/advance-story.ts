import { sql } from 'drizzle-orm'
import { stories } from '#server/db/schema/play.ts'
import { noteSeen } from '#server/play/presence.ts'
import { findStory, type StoryVisit } from './find-story.ts'

/** Anyone who turns a page is there. A step behind the last one is the last one. */
export async function advanceToStep(missionId: string, step: number, visit: StoryVisit): Promise<void> {
  const { db, now, player } = visit
  const { adventureId, steps } = await findStory(missionId, visit)
  await noteSeen(db, { ...player, adventureId }, missionId, now)
  const at = Math.min(step, steps.length - 1)
  await db
    .insert(stories)
    .values({ tenantId: player.tenantId, personId: player.id, adventureId, missionId, at })
    .onConflictDoUpdate({
      target: [stories.tenantId, stories.personId, stories.adventureId, stories.missionId],
      set: { at },
      setWhere: sql`${stories.at} < ${at} and ${stories.finishedAt} is null`,
    })
}
