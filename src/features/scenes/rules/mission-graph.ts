import type { MadeMission } from '#shared/contract/content-scenes.ts'

/** A mission where it is first reached from the start of its adventure. */
export interface MissionNode {
  mission: MadeMission
  /** How many missions lead to it, one after the other; null where none does. */
  depth: number | null
  /** Nothing can be done there: it leads nowhere, and has no task. */
  isDeadEnd: boolean
}

/** The missions of an adventure as they are reached, those below each right after it; at the end those that nobody reaches. */
export function missionGraph(missions: readonly MadeMission[], root: string): MissionNode[] {
  const known = new Map(missions.map((mission) => [mission.id, mission]))
  const nodes: MissionNode[] = []
  const seen = new Set<string>()
  const visit = (id: string, depth: number): void => {
    const mission = known.get(id)
    if (!mission || seen.has(id)) return
    seen.add(id)
    nodes.push({ mission, depth, isDeadEnd: isDeadEnd(mission) })
    for (const next of mission.missions) visit(next, depth + 1)
  }
  visit(root, 0)
  for (const mission of missions)
    if (!seen.has(mission.id)) nodes.push({ mission, depth: null, isDeadEnd: isDeadEnd(mission) })
  return nodes
}

/**
 * The lines of the tree before each of the nodes, from the outermost on: whether a line goes on below it to a later mission of the same
 * parent. The last of a row is the line that leads to the node itself.
 */
export function linesBefore(nodes: readonly Pick<MissionNode, 'depth'>[]): boolean[][] {
  return nodes.map(({ depth }, index) =>
    Array.from({ length: depth ?? 0 }, (_, level) => {
      const later = nodes.slice(index + 1).find((node) => (node.depth ?? 0) <= level + 1)
      return later !== undefined && later.depth === level + 1
    }),
  )
}

function isDeadEnd({ type, missions, tasks }: MadeMission): boolean {
  return missions.length === 0 && tasks.length === 0 && type !== 'onboarding' && type !== 'easter_egg'
}
