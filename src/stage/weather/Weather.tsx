import { extend } from '@pixi/react'
import type { Takes } from '../actors/actor.ts'
import type { MountedScene } from '../actors/scenery.ts'
import { Bubbles } from './bubbles-actor.ts'
import { Clouds } from './clouds-actor.ts'
import { Snow } from './snow-actor.ts'

extend({ Bubbles, Clouds, Snow })

declare module '@pixi/react' {
  interface PixiElements {
    pixiBubbles: Takes<Bubbles>
    pixiClouds: Takes<Clouds>
    pixiSnow: Takes<Snow>
  }
}

/** In the world, behind its elements. */
export function Sky({ staged, scene: { size }, hasClouds }: MountedScene) {
  return hasClouds && <pixiClouds label="clouds" model={{ staged, size }} />
}

/** On the screen, before everything: in one draw. */
export function Air({ staged, flakes, bubbles }: MountedScene) {
  return (
    <>
      {bubbles > 0 && <pixiBubbles label="bubbles" model={{ staged, bubbles }} />}
      {flakes > 0 && <pixiSnow label="snow" model={{ staged, flakes }} />}
    </>
  )
}
