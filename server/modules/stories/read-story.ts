import type { Story } from '#shared/contract/stories.ts'
import { noteSeen } from '#server/play/presence.ts'
import { findStory, type StoryVisit } from './find-story.ts'

/** A new version may have fewer steps than the player has seen: then it is the last one. */
export async function readOneStory(missionId: string, visit: StoryVisit): Promise<Story> {
  const { db, now, player } = visit
  const { context, adventureId, steps } = await findStory(missionId, visit)
  await noteSeen(db, { ...player, adventureId }, missionId, now)
  const { at = 0, isFinished = false } = context.progress.stories.get(missionId) ?? {}
  return {
    missionId,
    steps: steps.map(({ id, picture }) => {
      const text = context.words.step(missionId, id)
      return { id, title: text.title, text: text.text, picture, pictureAlt: text.picture }
    }),
    at: Math.min(at, steps.length - 1),
    isFinished,
  }
}
