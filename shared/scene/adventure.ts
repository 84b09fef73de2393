import type { MissionKind } from '../domain/mission-kinds.ts'
import type { SceneAlign } from './description.ts'
import type { SceneLayout } from './layout.ts'

/** Pictures of a mission on the scene that leads to it: each as large as the whole reference canvas, transparent around the thing. */
export interface MissionImages {
  normal: string
  done: string | null
  hover: string | null
}

/** A mission as everything after the lift knows it, whatever format it came in (DATA-4). All addresses are served ones. */
export interface MissionNode {
  id: string
  name: string
  kind: MissionKind
  parentId: string | null
  /** In the designer's order. */
  childIds: string[]
  /** Pictures over the whole scene, the farthest first, for a mission that has no compiled art. */
  backgrounds: string[]
  /** A film in place of the nearest background. */
  video: string | null
  /** One sound without an end, in several formats; empty where the platform's own is heard. */
  sound: string[]
  /** What stands behind its tasks while they are open and when they are done. */
  taskBackground: string | null
  taskBackgroundDone: string | null
  images: MissionImages | null
  thumbnail: string | null
  /** An image, or a film where it ends in webm. */
  assistant: string | null
  align: SceneAlign
  scene: SceneLayout | null
  /** What phones show in its place where the adventure has graphics for them; null where they show the same. */
  mobileScene: SceneLayout | null
}

export interface Adventure {
  rootId: string
  /** Where the player starts and returns to: the mission of the main destination's type, else the root (MAP-3). */
  hubId: string
  missions: ReadonlyMap<string, MissionNode>
  /** Phones show `mobileScene`; of loose art they ask for the small picture beside each, named alike with `mobile` before it. */
  isGraphicsForMobile: boolean
}

/** What was wrong in a tree, and where: `rootMission.missions[2].missionId`. */
export interface TreeError {
  path: string
  message: string
}
