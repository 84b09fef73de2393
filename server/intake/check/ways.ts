import type { Findings } from '../findings.ts'
import { didYouMean } from '../nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'

/** Missions by the mission that they are reached from; a tree: no mission twice, none in a circle. */
export type Ways = ReadonlyMap<string, readonly string[]>

/**
 * Follows the missions from the root on.
 * @param drawnPlaces ids of elements in reading order: they say the way where mission.json does not
 */
export function findWays(
  adventure: AdventureSource,
  drawnPlaces: (mission: string) => readonly string[],
  findings: Findings,
): Ways {
  const { missions, settings } = adventure
  const ways = new Map<string, string[]>()
  const reached = new Set([settings.rootMission])
  for (const id of reached) {
    const mission = missions.get(id)
    if (!mission) continue
    const next: string[] = []
    for (const child of wishes(mission, missions, drawnPlaces)) {
      const label = mission.folder.label('mission.json')
      if (!missions.has(child)) {
        const mend =
          didYouMean(child, missions.keys()).trim() ||
          `Make the folder ${adventure.id}/${child}, or take it out.`
        findings.fault(label, `missions names "${child}", which does not exist`, mend)
      } else if (reached.has(child)) {
        findings.fault(
          label,
          `missions names "${child}", which is reached already`,
          'Take it out here or there: only one way leads to a mission.',
        )
      } else {
        reached.add(child)
        next.push(child)
      }
    }
    ways.set(id, next)
  }
  for (const mission of missions.values()) {
    if (reached.has(mission.id) || isMisspelled(mission.id, missions)) continue
    findings.fault(
      mission.folder.label(''),
      'is reached from nowhere',
      `Add "${mission.id}" to missions in another mission.json, or delete the folder.`,
    )
  }
  return ways
}

function wishes(
  mission: MissionSource,
  missions: AdventureSource['missions'],
  drawnPlaces: (mission: string) => readonly string[],
): readonly string[] {
  if (mission.saysMissions) return mission.settings.missions
  return drawnPlaces(mission.id).filter((id) => missions.has(id) && id !== mission.id)
}

/** Another mission names it wrongly, which is told there. */
function isMisspelled(id: string, missions: AdventureSource['missions']): boolean {
  const named = [...missions.values()].flatMap(({ settings }) => settings.missions)
  return named.some((name) => !missions.has(name) && didYouMean(name, missions.keys()).includes(`"${id}"`))
}
