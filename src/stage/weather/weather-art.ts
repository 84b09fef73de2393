import type { Texture } from 'pixi.js'
import { paintBubble, paintCloud, paintFlake } from './paint-weather.ts'

interface WeatherArt {
  clouds: readonly Texture[]
  flake: Texture
  bubble: Texture
}

let painted: WeatherArt | null = null

/** Painted once and kept for the life of the tab: whatever renderer comes after another draws the same. */
export function weatherArt(): WeatherArt {
  painted ??= {
    clouds: [paintCloud(3), paintCloud(11), paintCloud(23)],
    flake: paintFlake(),
    bubble: paintBubble(),
  }
  return painted
}
