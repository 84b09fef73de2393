import type { Size } from '../geometry.ts'
import { mix } from '../geometry.ts'
import { chance } from './chance.ts'

export interface SeenCloud {
  /** Upper left corner and size, in units of the scene. */
  x: number
  y: number
  width: number
  opacity: number
}

export const CLOUD_COUNT = 6

/** Where cloud `index` drifts after `seconds`: always from the left, nearer ones lower, larger and faster. */
export function seeCloud(seed: number, index: number, seconds: number, scene: Size): SeenCloud {
  const nearness = (index + chance(seed, index, 1) * 0.8) / CLOUD_COUNT
  const width = scene.width * mix(0.15, 0.34, nearness)
  const distance = scene.width + width
  const speed = scene.width * mix(0.0022, 0.0058, nearness)
  const start = ((index * 0.618 + chance(seed, index, 2) * 0.12) % 1) * distance
  return {
    x: ((start + speed * seconds) % distance) - width,
    y: scene.height * mix(0.01, 0.15, nearness) + scene.height * 0.03 * chance(seed, index, 3),
    width,
    opacity: mix(0.34, 0.62, chance(seed, index, 4)),
  }
}
