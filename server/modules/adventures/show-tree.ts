import type { PublishedMission } from '#shared/scene/published.ts'
import { TREE_VERSION, type WireMission, type WireTree } from '#shared/scene/tree.ts'
import { childrenOf, type Content } from '#server/play/content.ts'
import { missionFields } from '#server/play/mission-fields.ts'
import type { Words } from '#server/play/words.ts'

/** The whole tree in one language; null where the version lacks even its root. */
export function showTree(content: Content, words: Words): WireTree | null {
  const root = content.missions.get(content.published.rootMission)
  if (!root) return null
  return {
    jsonVersion: TREE_VERSION,
    adventureConfiguration: {
      isGraphicsForMobile: hasMobileArt(content),
      adventureBackground: missionFields(root, words).missionBackground,
      mainDestinationType: content.published.mainDestinationType ?? root.type,
    },
    rootMission: showMission(root, content, words),
  }
}

function showMission(mission: PublishedMission, content: Content, words: Words): WireMission {
  return {
    ...missionFields(mission, words),
    missionSound: mission.sound ?? [],
    missions: childrenOf(content, mission).map((child) => showMission(child, content, words)),
    missionType: mission.type,
    scene: mission.scene,
    mobileScene: mission.mobileScene ?? null,
    destinationView: {
      backgroundLayerId: {
        taskBackground: mission.taskBackground ?? null,
        taskBackgroundDone: mission.taskBackgroundDone ?? null,
      },
    },
  }
}

/** Whether phones show other graphics somewhere: those that a designer drew for them. */
function hasMobileArt({ missions }: Content): boolean {
  return [...missions.values()].some(({ mobileScene }) => mobileScene !== undefined)
}
