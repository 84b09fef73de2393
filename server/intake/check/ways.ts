import { MAX_DEPTH } from '#shared/scene/tree.ts'
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
  let isTooDeep = false
  const reached = new Map([[settings.rootMission, 0]])
  for (const [id, depth] of reached) {
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
      if (depth === MAX_DEPTH) {
        const problem = `missions names "${child}", which lies more than ${MAX_DEPTH} missions deep`
        findings.fault(label, problem, 'Let a mission nearer to the first one lead there.')
        isTooDeep = true
        continue
      }
      reached.set(child, depth + 1)
      next.push(child)
    }
    ways.set(id, next)
  }
  for (const mission of missions.values()) {
    // what lies too deep has been told
    if (reached.has(mission.id) || isTooDeep) continue
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
