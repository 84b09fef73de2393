import { useEffect } from 'react'
import type { SceneDescription } from '#shared/scene/description.ts'
import { sceneryStore } from '#src/stage/actors/scenery.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { desk, useDesk } from './desk.ts'
import { shownStateOf } from './shown-state.ts'

/** Lights the elements that are looked at as hovered, however many; the pointer and the keyboard light one more. */
export function useHoverStates(scene: SceneDescription | null): void {
  const states = useDesk((state) => state.states)
  useEffect(() => {
    if (!scene) return
    pose()
    return stageStore.subscribe((now, before) => {
      if (now.hovered !== before.hovered || now.focused !== before.focused) pose()
    })
  }, [scene, states])
}

function pose(): void {
  const { hovered, focused } = stageStore.getState()
  const { states } = desk.getState()
  for (const { staged, scene } of sceneryStore.getState().mounted) {
    for (const { id } of scene.elements) {
      const isHovered = shownStateOf(states, id) === 'hover' || id === hovered || id === focused
      staged.poseOf(id)?.setHovered(isHovered)
    }
  }
}
