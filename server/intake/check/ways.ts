import type { Findings } from '../findings.ts'
import { nearestName } from '../nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'

/** Missions by the mission that they are reached from; a tree: no mission twice, none in a circle. */
export type Ways = ReadonlyMap<string, readonly string[]>

/**
 * Follows the missions from the root on. A misspelled name is told, and taken as it was meant.
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
    const label = mission.folder.label('mission.json')
    for (const wish of wishes(mission, missions, drawnPlaces)) {
      const child = missions.has(wish) ? wish : nearestName(wish, missions.keys())
      if (child !== wish) {
        const mend =
          child === null
            ? `Make the folder ${adventure.id}/${wish}, or take it out.`
            : `Did you mean "${child}"?`
        findings.fault(label, `missions names "${wish}", which does not exist`, mend)
      }
      if (child === null) continue
      if (reached.has(child)) {
        findings.fault(
          label,
          `missions names "${child}", which is reached already`,
          'Take it out here or there: only one way leads to a mission.',
        )
        continue
      }
      reached.add(child)
      next.push(child)
    }
    ways.set(id, next)
  }
  for (const mission of missions.values()) {
    if (reached.has(mission.id)) continue
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
