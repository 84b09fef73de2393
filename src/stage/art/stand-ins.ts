import type { Texture } from 'pixi.js'
import { paintDusk, paintLight } from './painted.ts'

/** What stands in for pictures that a designer need not draw. */
interface StandIns {
  light: Texture
  dusk: Texture
}

let painted: StandIns | null = null

/** Painted once and kept for the life of the tab: whatever renderer comes after another draws the same. */
export function standIns(): StandIns {
  painted ??= { light: paintLight(), dusk: paintDusk() }
  return painted
}
