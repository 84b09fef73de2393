import { extend } from '@pixi/react'
import type { Takes } from '../actors/actor.ts'
import type { MountedScene } from '../actors/scenery.ts'
import { BackdropFilm } from './film-actor.ts'

extend({ BackdropFilm })

declare module '@pixi/react' {
  interface PixiElements {
    pixiBackdropFilm: Takes<BackdropFilm>
  }
}

/** In the world, right over the background. */
export function Film({ staged, scene: { id, film, background, size } }: MountedScene) {
  const box = background?.box ?? { x: 0, y: 0, ...size }
  return film !== null && <pixiBackdropFilm model={{ staged, sceneId: id, url: film, box }} />
}
