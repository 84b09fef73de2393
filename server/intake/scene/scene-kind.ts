import type { MissionSource } from '../read/mission-folder.ts'
import { USUAL_SCENE, type SceneKind } from '#shared/scene/measures.ts'

/** Whether a scene is panned: a moving map is, and what its designer made larger than the usual canvas without saying a kind. */
export function sceneKind({ settings, saysType, saysSize, scene }: MissionSource): SceneKind {
  const [width, height] = scene.size
  const isLarge = saysSize && (width > USUAL_SCENE.width || height > USUAL_SCENE.height)
  return settings.type === 'movingmap' || (!saysType && isLarge) ? 'moving' : 'static'
}
