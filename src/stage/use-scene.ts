import { useEffect, useEffectEvent } from 'react'
import type { SceneDescription } from '#shared/scene/description.ts'
import { stageStore } from './stage-store.ts'

/**
 * How a route shows a scene. It stays until the next one is ready, also when the route has gone.
 * @param scene null while it is not known yet: the one before stays
 * @param onElement a press on the canvas, on its twin, on a label or in the list
 * @param onBack Escape on the map
 * @param isOutdated what is known of it is asked for anew
 */
export function useScene(
  scene: SceneDescription | null,
  onElement: (id: string) => void,
  onBack: () => void = nowhere,
  isOutdated = false,
): void {
  const press = useEffectEvent(onElement)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    // With every scene anew: a stage that was cleared in between has forgotten whom it tells.
    const handlers = { onElement: (id: string) => press(id), onBack: () => back() }
    stageStore.setState({ ...(scene && { scene }), isOutdated, ...handlers })
  }, [scene, isOutdated])
}

function nowhere(): void {}
