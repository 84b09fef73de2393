import type { StoryEnd } from '#shared/contract/stories.ts'
import { badgeTests } from '#server/play/badge-tests.ts'
import { finishStory } from '#server/rewards/finish-story.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { findStory, type StoryVisit } from './find-story.ts'

const NOTHING: StoryEnd = { points: 0, coins: 0 }

/** Coins are recorded always and shown where the shop is enabled. The same key gets the same reply, however often it is sent. */
export async function endStory(missionId: string, key: string, visit: StoryVisit): Promise<StoryEnd> {
  const { db, now, player, tenant } = visit
  const { adventureId, context, mission, steps } = await findStory(missionId, visit)
  const bonus = (mission.type === 'easter_egg' && mission.bonus) || NOTHING
  const lastStep = steps.length - 1
  const { isShopEnabled } = tenant.features
  const { period } = readStreakRules(tenant.params, isShopEnabled)
  const badges = badgeTests(context.content, period, { by: 'story', missionId })
  const given = await finishStory(db, player, { adventureId, missionId, key, lastStep, bonus, badges }, now)
  return isShopEnabled ? given : { ...given, coins: 0 }
}
