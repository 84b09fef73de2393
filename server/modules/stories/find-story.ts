import type { readStory } from '#shared/contract/stories.ts'
import type { PublishedMission, PublishedStep } from '#shared/scene/published.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readJourney, type Journey } from '#server/play/journey.ts'
import { unmetOfMission } from '#server/play/locks.ts'
import { mustPlay } from '#server/policies/must-play.ts'

/** What the calls about stories are handed: their player is signed in. */
export type StoryVisit = VisitOf<typeof readStory>

interface FoundStory {
  journey: Journey
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
  const journey = await readJourney(visit, adventure)
  const mission = journey?.content.missions.get(missionId)
  const steps = mission?.steps ?? []
  if (!journey || !mission || steps.length === 0) throw notFound()
  const unmet = unmetOfMission(journey, missionId)
  if (unmet.length > 0) throw new Problem(423, 'mission-locked', { unmet })
  return { journey, adventureId: adventure.id, mission, steps }
}
