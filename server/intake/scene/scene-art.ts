import type { SceneFile } from '#shared/scene/files.ts'
import type { SceneKind } from '#shared/scene/measures.ts'
import type { SceneFiles } from '../read/scene-files.ts'

/** The art of a scene as its files hold it, before it is drawn. */
export interface SceneArt {
  /** Of the mission: part of the files' names. */
  name: string
  kind: SceneKind
  /** Of the drawing, or of the folder of its pictures, in findings. */
  label: string
  files: SceneFiles
  settings: SceneFile & { label: string; isSizeSaid: boolean }
  /** Phones alone show it: no screen of 16:9 does. */
  isMobile?: boolean
}
