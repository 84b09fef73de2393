import { extend } from '@pixi/react'
import type { Takes } from '../actors/actor.ts'
import type { MountedScene } from '../actors/scenery.ts'
import { MateLights } from '../mates/mate-lights.ts'
import { Bubbles } from './bubbles-actor.ts'
import { Clouds } from './clouds-actor.ts'
import { Snow } from './snow-actor.ts'
import { Wash } from './wash.ts'

extend({ Bubbles, Clouds, MateLights, Snow, Wash })

declare module '@pixi/react' {
  interface PixiElements {
    pixiBubbles: Takes<Bubbles>
    pixiClouds: Takes<Clouds>
    pixiMateLights: Takes<MateLights>
    pixiSnow: Takes<Snow>
    pixiWash: Takes<Wash>
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

/** In the world, over its elements and under their lights: what the hour does to the picture. */
export function Daylight({ staged, scene: { light, size } }: MountedScene) {
  return (
    light && (
      <>
        <pixiWash label="shade" model={{ staged, size, colours: light.shade, blend: 'multiply' }} />
        <pixiWash label="shine" model={{ staged, size, colours: light.shine, blend: 'screen' }} />
      </>
    )
  )
}

/** In the world, over everything that the picture is made of: a light for each teammate who plays there, in one draw. */
export function Mates({ staged, scene: { elements } }: MountedScene) {
  return <pixiMateLights label="teammates" model={{ staged, elements }} />
}
