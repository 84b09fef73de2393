import type { PublishedMission } from '#shared/scene/published.ts'
import type { MissionFields } from '#shared/scene/tree.ts'
import type { Words } from './words.ts'

/** What every reply says of a mission, in the words of one language. */
export function missionFields(mission: PublishedMission, words: Words): MissionFields {
  const description = words.description(mission.id)
  return {
    missionId: mission.id,
    missionName: words.mission(mission.id),
    missionBackground: mission.scene?.background?.file.url ?? null,
    missionBackgroundVideo: mission.film ?? null,
    missionThumbnail: mission.thumbnail,
    missionAlign: mission.align,
    assistant: mission.assistant ?? null,
    ...(description !== undefined && { missionDescription: description }),
  }
}
