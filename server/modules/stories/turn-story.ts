import { sql } from 'drizzle-orm'
import { stories } from '#server/db/schema/play.ts'
import { findStory, type StoryVisit } from './find-story.ts'

/** A step behind the last one is the last one. */
export async function turnToStep(missionId: string, step: number, visit: StoryVisit): Promise<void> {
  const { db, player } = visit
  const { adventureId, steps } = await findStory(missionId, visit)
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
