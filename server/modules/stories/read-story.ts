import type { Story } from '#shared/contract/stories.ts'
import { noteSeen } from '#server/play/presence.ts'
import { findStory, type StoryVisit } from './find-story.ts'
import { showStory } from './show-story.ts'

export async function readOneStory(missionId: string, visit: StoryVisit): Promise<Story> {
  const { db, now, player } = visit
  const { context, adventureId, steps } = await findStory(missionId, visit)
  await noteSeen(db, { ...player, adventureId }, missionId, now)
  return showStory(context, missionId, steps)
}
