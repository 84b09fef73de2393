import type { Texture } from 'pixi.js'
import { paintCloud, paintDusk, paintFlake, paintLight } from './painted.ts'

/** Pictures that every scene may need. */
export interface WeatherArt {
  clouds: readonly Texture[]
  flakes: readonly Texture[]
  light: Texture
  dusk: Texture
}

let painted: WeatherArt | null = null

/** Painted once and kept for the life of the tab: whatever renderer comes after another draws the same. */
export function weatherArt(): WeatherArt {
  painted ??= {
    clouds: [paintCloud(3), paintCloud(11), paintCloud(23)],
    flakes: [paintFlake()],
    light: paintLight(),
    dusk: paintDusk(),
  }
  return painted
}
