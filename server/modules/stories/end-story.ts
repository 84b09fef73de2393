import type { StoryEnd } from '#shared/contract/stories.ts'
import { finishStory } from '#server/rewards/finish-story.ts'
import { findStory, type StoryVisit } from './find-story.ts'

const NOTHING: StoryEnd = { points: 0, coins: 0 }

/** Coins are given where the shop is enabled. The same key gets the same reply, however often it is sent. */
export async function endStory(missionId: string, key: string, visit: StoryVisit): Promise<StoryEnd> {
  const { db, now, player, tenant } = visit
  const { adventureId, mission, steps } = await findStory(missionId, visit)
  const { points, coins } = (mission.type === 'easter_egg' && mission.bonus) || NOTHING
  const bonus = { points, coins: tenant.features.isShopEnabled ? coins : 0 }
  const lastStep = steps.length - 1
  return finishStory(db, player, { adventureId, missionId, key, lastStep, bonus }, now)
}
