import { MISSION_KINDS, type MissionKind } from '../domain/mission-kinds.ts'
import type { Adventure, MissionNode, TreeFault } from './adventure.ts'
import { SCENE_ALIGNS, type SceneAlign } from './description.ts'
import { SceneLayout } from './layout.ts'
import { MAX_DEPTH, TREE_VERSION } from './tree.ts'

export interface LiftedTree {
  /** Null only where not even the root can be played. */
  adventure: Adventure | null
  faults: TreeFault[]
}

interface Lifting {
  /** The adventure's own, for missions that name none. */
  background: string | null
  missions: Map<string, MissionNode>
  faults: TreeFault[]
}

/**
 * Turns a tree of the new format into the one model. What is malformed is named with its path and left out; the rest
 * stays playable (DATA-4).
 */
export function liftTree(tree: unknown): LiftedTree {
  const lifting: Lifting = { background: null, missions: new Map(), faults: [] }
  if (!isRecord(tree)) return nothing(lifting, '', 'is not a tree')
  lifting.background = backgroundOf(tree['adventureConfiguration'], lifting)
  if (tree['jsonVersion'] !== TREE_VERSION) {
    lifting.faults.push({
      path: 'jsonVersion',
      message: `is ${show(tree['jsonVersion'])}, not ${TREE_VERSION}`,
    })
  }
  const root = liftMission(tree['rootMission'], 'rootMission', null, 0, lifting)
  if (!root) return { adventure: null, faults: lifting.faults }
  return { adventure: { rootId: root.id, missions: lifting.missions }, faults: lifting.faults }
}

/** What else stands there is not asked for yet: our own scenes bring their small art, and the root its kind. */
function backgroundOf(configuration: unknown, { faults }: Lifting): string | null {
  if (isRecord(configuration)) return textOrNull(configuration['adventureBackground'])
  faults.push({ path: 'adventureConfiguration', message: `is ${show(configuration)}, not a record` })
  return null
}

function liftMission(
  value: unknown,
  path: string,
  parentId: string | null,
  depth: number,
  lifting: Lifting,
): MissionNode | null {
  const fault = (at: string, message: string): null => {
    lifting.faults.push({ path: at, message })
    return null
  }
  if (!isRecord(value)) return fault(path, 'is not a mission')
  if (depth > MAX_DEPTH) return fault(path, `lies more than ${MAX_DEPTH} missions deep`)
  const id = value['missionId']
  if (typeof id !== 'string' || id === '') return fault(`${path}.missionId`, `is ${show(id)}, not an id`)
  if (lifting.missions.has(id)) return fault(`${path}.missionId`, `"${id}" stands in the tree twice`)
  const node: MissionNode = {
    id,
    name: textOr(value['missionName'], id),
    kind: kindOf(value['missionType'], path, lifting),
    parentId,
    childIds: [],
    background: textOrNull(value['missionBackground']) ?? lifting.background,
    thumbnail: textOrNull(value['missionThumbnail']),
    align: alignOf(value['missionAlign'], path, lifting),
    scene: sceneOf(value['scene'], path, lifting),
  }
  lifting.missions.set(id, node)
  node.childIds = liftChildren(value['missions'], path, node, depth, lifting)
  return node
}

function liftChildren(
  value: unknown,
  path: string,
  parent: MissionNode,
  depth: number,
  lifting: Lifting,
): string[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    lifting.faults.push({ path: `${path}.missions`, message: 'is not a list' })
    return []
  }
  return value.flatMap((child: unknown, index) => {
    const node = liftMission(child, `${path}.missions[${index}]`, parent.id, depth + 1, lifting)
    return node ? [node.id] : []
  })
}

function kindOf(value: unknown, path: string, { faults }: Lifting): MissionKind {
  const kind = MISSION_KINDS.find((known) => known === value)
  if (kind) return kind
  faults.push({
    path: `${path}.missionType`,
    message: `is ${show(value)}, no kind of mission; shown as allInOne`,
  })
  return 'allInOne'
}

function alignOf(value: unknown, path: string, { faults }: Lifting): SceneAlign {
  if (value === undefined || value === null || value === '') return 'center'
  const align = SCENE_ALIGNS.find((known) => known === value)
  if (align) return align
  faults.push({
    path: `${path}.missionAlign`,
    message: `is ${show(value)}; one of ${SCENE_ALIGNS.join(', ')} is meant`,
  })
  return 'center'
}

function sceneOf(value: unknown, path: string, { faults }: Lifting): SceneLayout | null {
  if (value === undefined || value === null) return null
  const parsed = SceneLayout.safeParse(value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues.slice(0, 5)) {
    faults.push({ path: `${path}.scene${pathText(issue.path)}`, message: issue.message })
  }
  return null
}

function nothing({ faults }: Lifting, path: string, message: string): LiftedTree {
  faults.push({ path, message })
  return { adventure: null, faults }
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function show(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 60)
}
