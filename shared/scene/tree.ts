import type { SceneLayout } from './layout.ts'

/** The version that this product writes; the lift takes it and says so when it meets another. */
export const TREE_VERSION = '1.0'

/** Missions below missions: a tree this deep comes from a bug, not from a person. */
export const MAX_DEPTH = 32

/** A mission on the wire (specification, section 3: mission, new format). */
export interface MissionFields {
  missionId: string
  missionName: string
  missionBackground: string | null
  missionBackgroundVideo: string | null
  missionThumbnail: string | null
  missionAlign: string
  assistant: string | null
  /** What it looks like, in words; ours besides. */
  missionDescription?: string | undefined
}

/** A mission of the tree, with those below it, and what is ours besides: its kind, its sound and its compiled art. */
export interface WireMission extends MissionFields {
  missions: WireMission[]
  /** One sound without an end, in several formats; empty where the platform's own is heard. */
  missionSound: string[]
  missionType: string
  scene: SceneLayout | null
  /** What phones show in its place where `isGraphicsForMobile` is on; null where they show the same. */
  mobileScene: SceneLayout | null
  /** As the adventure kind has it: what stands behind its tasks. */
  destinationView: {
    backgroundLayerId: { taskBackground: string | null; taskBackgroundDone: string | null }
  }
}

export interface WireTree {
  jsonVersion: string
  adventureConfiguration: {
    isGraphicsForMobile: boolean
    adventureBackground: string | null
    mainDestinationType: string
  }
  rootMission: WireMission
}
