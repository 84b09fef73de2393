import type { MissionKind } from '../domain/mission-kinds.ts'
import type { SceneAlign } from './description.ts'
import type { SceneLayout } from './layout.ts'

/** A mission as everything after the lift knows it, whatever format it came in (DATA-4). */
export interface MissionNode {
  id: string
  name: string
  kind: MissionKind
  parentId: string | null
  /** In the designer's order. */
  childIds: string[]
  /** Address of a picture over the whole scene, for a mission that has no compiled art; the adventure's own where it names none. */
  background: string | null
  thumbnail: string | null
  align: SceneAlign
  scene: SceneLayout | null
}

export interface Adventure {
  rootId: string
  missions: ReadonlyMap<string, MissionNode>
}

/** What was wrong in a tree, and where: `rootMission.missions[2].missionId`. */
export interface TreeFault {
  path: string
  message: string
}
