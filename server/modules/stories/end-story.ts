import type { StoryEnd } from '#shared/contract/stories.ts'
import { finishStory } from '#server/rewards/finish-story.ts'
import { findStory, type StoryVisit } from './find-story.ts'

const NOTHING: StoryEnd = { points: 0, coins: 0 }

/** Coins are recorded always and shown where the shop is enabled. The same key gets the same reply, however often it is sent. */
export async function endStory(missionId: string, key: string, visit: StoryVisit): Promise<StoryEnd> {
  const { db, now, player, tenant } = visit
  const { adventureId, mission, steps } = await findStory(missionId, visit)
  const bonus = (mission.type === 'easter_egg' && mission.bonus) || NOTHING
  const lastStep = steps.length - 1
  const given = await finishStory(db, player, { adventureId, missionId, key, lastStep, bonus }, now)
  return tenant.features.isShopEnabled ? given : { ...given, coins: 0 }
}
