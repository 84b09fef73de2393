import { useEffect, useEffectEvent } from 'react'
import type { SceneDescription } from '#shared/scene/description.ts'
import { stageStore } from './stage-store.ts'

/**
 * How a route shows a scene. It stays until the next one is ready, also when the route has gone.
 * @param scene null while it is not known yet: the one before stays
 * @param onElement a press on the canvas, on its twin, on a label or in the list
 * @param onBack Escape on the map
 */
export function useScene(
  scene: SceneDescription | null,
  onElement: (id: string) => void,
  onBack: () => void = nowhere,
): void {
  const press = useEffectEvent(onElement)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    // With every scene anew: a stage that was cleared in between has forgotten whom it tells.
    stageStore.setState({ ...(scene && { scene }), onElement: (id) => press(id), onBack: () => back() })
  }, [scene])
}

function nowhere(): void {}
