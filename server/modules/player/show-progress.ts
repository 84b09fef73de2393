import type { UserProgress } from '#shared/contract/player.ts'
import type { PlayerContext } from '#server/play/player-context.ts'
import { missionPoints, progressBelow } from '#server/play/player-progress.ts'

/**
 * Points and coins are the wallet's, the streak's bonus included; those of missions are what their tasks brought. What only has a story
 * something has no entry, so that the tutorial still starts after an onboarding.
 */
export function showProgress({ content, progress }: PlayerContext, hasShop: boolean): UserProgress {
  return {
    playerProgress: progressBelow(content, progress, content.published.rootMission),
    playerPoints: progress.points,
    playerCoins: hasShop ? progress.coins : 0,
    items: [...content.missions.values()]
      .filter(({ steps }) => !steps)
      .map(({ id }) => ({
        id,
        playerProgress: progressBelow(content, progress, id),
        playerPoints: missionPoints(content, progress, id),
      })),
  }
}
