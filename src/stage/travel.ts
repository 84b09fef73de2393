import type { SceneDescription } from '#shared/scene/description.ts'
import type { Box } from '#shared/scene/layout.ts'

/** How the camera goes from one scene to the next: into a place, out of one, or not at all. */
export type Travel = { kind: 'into' | 'outOf'; box: Box } | { kind: 'fade' }

/**
 * A scene carries the id of the mission that its element opens, so the way between two scenes can be read off them;
 * where ids differ (a task's own scene), what was pressed last tells.
 */
export function travelBetween(
  from: SceneDescription | null,
  to: SceneDescription,
  pressed: { sceneId: string; elementId: string } | null,
): Travel {
  if (!from || from.id === to.id) return { kind: 'fade' }
  const exit = from.elements.find(({ id }) => id === to.id)
  if (exit) return { kind: 'into', box: exit.layout.picture.box }
  const origin = to.elements.find(({ id }) => id === from.id)
  if (origin) return { kind: 'outOf', box: origin.layout.picture.box }
  if (pressed?.sceneId === from.id) {
    const element = from.elements.find(({ id }) => id === pressed.elementId)
    if (element) return { kind: 'into', box: element.layout.picture.box }
  }
  if (pressed?.sceneId === to.id) {
    const element = to.elements.find(({ id }) => id === pressed.elementId)
    if (element) return { kind: 'outOf', box: element.layout.picture.box }
  }
  return { kind: 'fade' }
}
