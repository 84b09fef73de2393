import { extend } from '@pixi/react'
import type { Takes } from '../actors/actor.ts'
import type { MountedScene } from '../actors/scenery.ts'
import { Assistant } from './assistant-actor.ts'

extend({ Assistant })

declare module '@pixi/react' {
  interface PixiElements {
    pixiAssistant: Takes<Assistant>
  }
}

/** On the screen, in its corner. It only decorates: what it says stands in the overlay. */
export function AssistantPart({ staged, scene: { id, assistant }, playsFilms }: MountedScene) {
  return (
    assistant !== null && (
      <pixiAssistant label="assistant" model={{ staged, sceneId: id, address: assistant, playsFilms }} />
    )
  )
}
