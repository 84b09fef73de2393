import type { readStory } from '#shared/contract/stories.ts'
import type { PublishedMission, PublishedStep } from '#shared/scene/published.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readPlayerContext, type PlayerContext } from '#server/play/player-context.ts'
import { unmetOfMission } from '#server/play/locks.ts'
import { mustPlay } from '#server/policies/must-play.ts'

/** What the calls about stories are handed: their player is signed in. */
export type StoryVisit = VisitOf<typeof readStory>

interface FoundStory {
  context: PlayerContext
  adventureId: string
  mission: PublishedMission
  steps: readonly PublishedStep[]
}

/**
 * What a mission of the player's adventure tells.
 * @throws Problem 404 where it tells nothing; 423, with what is missing, while it is locked
 */
export async function findStory(missionId: string, visit: StoryVisit): Promise<FoundStory> {
  const adventure = mustPlay(visit.player)
  const context = await readPlayerContext(visit, adventure)
  const mission = context?.content.missions.get(missionId)
  const steps = mission?.steps ?? []
  if (!context || !mission || steps.length === 0) throw notFound()
  const unmet = unmetOfMission(context, missionId)
  if (unmet.length > 0) throw new Problem(423, 'mission-locked', { unmet })
  return { context, adventureId: adventure.id, mission, steps }
}
