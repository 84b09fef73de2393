import { say } from '#shared/domain/findings/words.ts'
import { isMapKind } from '#shared/domain/mission-kinds.ts'
import { MAX_DEPTH } from '#shared/scene/tree.ts'
import type { Findings } from '../findings.ts'
import { nearestName } from '#shared/scene/drawn-names/nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'

/** Missions by the mission that they are reached from; a tree: no mission twice, none in a circle. */
export type ChildMissions = ReadonlyMap<string, readonly string[]>

export interface FoundMissions {
  children: ChildMissions
  /** Missions that nobody leads to and that are drawn nowhere: they stand where there is room. */
  newcomers: ReadonlySet<string>
}

/**
 * Follows the missions from the root on. A misspelled name is reported, and taken as it was meant. A mission that nobody leads
 * to is reached from where it is drawn, or else from the first map.
 * @param drawnPlaces ids of elements in reading order: they say the way where mission.json does not
 */
export function findChildMissions(
  adventure: AdventureSource,
  drawnPlaces: (mission: string) => readonly string[],
  findings: Findings,
): FoundMissions {
  const search = new Search(adventure, drawnPlaces, findings)
  search.follow(adventure.settings.rootMission, 0)
  // what lies too deep has been reported, and leads nowhere
  if (!search.isTooDeep) search.takeIn()
  return search
}

class Search implements FoundMissions {
  readonly children = new Map<string, string[]>()
  readonly newcomers = new Set<string>()
  isTooDeep = false
  private readonly reached = new Set<string>()
  private readonly adventure: AdventureSource
  private readonly drawnPlaces: (mission: string) => readonly string[]
  private readonly findings: Findings

  constructor(
    adventure: AdventureSource,
    drawnPlaces: (mission: string) => readonly string[],
    findings: Findings,
  ) {
    this.adventure = adventure
    this.drawnPlaces = drawnPlaces
    this.findings = findings
  }

  /** Nearest missions first. */
  follow(start: string, depth: number): void {
    this.reached.add(start)
    for (let [row, at] = [[start], depth]; row.length > 0; at++) {
      row = row.flatMap((id) => {
        const mission = this.adventure.missions.get(id)
        const next = mission ? this.nextOf(mission, at) : []
        if (mission) this.children.set(id, next)
        return next
      })
    }
  }

  /** Those that nobody leads to; whom another one of them leads to follows that one. */
  takeIn(): void {
    const { missions } = this.adventure
    const left = [...missions.keys()].filter((id) => !this.reached.has(id))
    const led = new Set(left.flatMap((id) => missions.get(id)?.settings.missions ?? []))
    for (const id of [...left.filter((one) => !led.has(one)), ...left]) {
      if (!this.reached.has(id)) this.welcome(id)
    }
  }

  private welcome(id: string): void {
    const { missions, folder } = this.adventure
    const drawing = [...this.children.keys()].find((one) => this.drawnPlaces(one).includes(id))
    const host = drawing ?? [...this.children.keys()].find((one) => isMapMission(missions.get(one)))
    const parent = host ?? this.adventure.settings.rootMission
    const isDrawn = drawing !== undefined
    this.findings.advise(
      folder.label(`${id}/`),
      isDrawn ? say('unnamed-mission', { parent }) : say('unnamed-mission-undrawn', { parent }),
      isDrawn ? say('add-to-missions', { id, parent }) : say('add-to-missions-draw', { id, parent }),
    )
    if (drawing === undefined) this.newcomers.add(id)
    this.children.get(parent)?.push(id)
    this.follow(id, 1)
  }

  private nextOf(mission: MissionSource, depth: number): string[] {
    const { missions } = this.adventure
    const label = mission.folder.label('mission.json')
    return this.wishes(mission).flatMap((wish) => {
      const child = missions.has(wish) ? wish : nearestName(wish, missions.keys())
      if (child !== wish) this.reportUnknown(wish, child, label)
      if (child === null || this.isRefused(child, depth, label)) return []
      this.reached.add(child)
      return [child]
    })
  }

  private wishes(mission: MissionSource): readonly string[] {
    if (mission.saysMissions) return mission.settings.missions
    const { missions } = this.adventure
    return this.drawnPlaces(mission.id).filter((id) => missions.has(id) && id !== mission.id)
  }

  private reportUnknown(wish: string, meant: string | null, label: string): void {
    const make = say('make-folder', { folder: `${this.adventure.id}/${wish}` })
    const hint = meant === null ? make : say('did-you-mean', { name: meant })
    this.findings.error(label, say('missions-unknown', { name: wish }), hint)
  }

  private isRefused(child: string, depth: number, label: string): boolean {
    if (this.reached.has(child)) {
      this.findings.error(label, say('missions-reached', { name: child }), say('missions-reached-hint'))
      return true
    }
    if (depth < MAX_DEPTH) return false
    const problem = say('missions-deep', { name: child, most: MAX_DEPTH })
    this.findings.error(label, problem, say('missions-deep-hint'))
    this.isTooDeep = true
    return true
  }
}

function isMapMission(mission: MissionSource | undefined): boolean {
  return mission !== undefined && isMapKind(mission.settings.type)
}
