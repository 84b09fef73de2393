import type { PublishedAdventure, PublishedMission, PublishedTask } from '#shared/scene/published.ts'

export interface PlacedTask {
  missionId: string
  task: PublishedTask
}

/** A published adventure, found by the ids of its missions and tasks. */
export interface Content {
  published: PublishedAdventure
  /** Those that can be reached from the root, in the designer's order. */
  missions: ReadonlyMap<string, PublishedMission>
  parents: ReadonlyMap<string, string>
  tasks: ReadonlyMap<string, PlacedTask>
  /** Ids of the tasks of each mission and of all missions below it. */
  tasksBelow: ReadonlyMap<string, readonly string[]>
}

export function indexAdventure(published: PublishedAdventure): Content {
  const byId = new Map(published.missions.map((mission) => [mission.id, mission]))
  const missions = new Map<string, PublishedMission>()
  const parents = new Map<string, string>()
  const tasks = new Map<string, PlacedTask>()
  const tasksBelow = new Map<string, readonly string[]>()

  function visit(id: string, parentId: string | null): readonly string[] {
    const mission = byId.get(id)
    if (!mission || missions.has(id)) return []
    missions.set(id, mission)
    if (parentId !== null) parents.set(id, parentId)
    const own = mission.tasks.filter((task) => !tasks.has(task.id))
    for (const task of own) tasks.set(task.id, { missionId: id, task })
    const below = [...own.map((task) => task.id), ...mission.missions.flatMap((child) => visit(child, id))]
    tasksBelow.set(id, below)
    return below
  }

  visit(published.rootMission, null)
  return { published, missions, parents, tasks, tasksBelow }
}

/** The mission itself and what leads to it, the root last. */
export function pathToRoot(content: Content, missionId: string): PublishedMission[] {
  const path: PublishedMission[] = []
  for (let id: string | undefined = missionId; id !== undefined; id = content.parents.get(id)) {
    const mission = content.missions.get(id)
    if (mission) path.push(mission)
  }
  return path
}

/** The missions that are reached from this one; one that two missions name belongs to the first. */
export function childrenOf({ missions, parents }: Content, mission: PublishedMission): PublishedMission[] {
  return mission.missions.flatMap((id) => {
    const child = parents.get(id) === mission.id ? missions.get(id) : undefined
    return child ? [child] : []
  })
}
