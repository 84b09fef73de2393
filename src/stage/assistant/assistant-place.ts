import type { Box } from '#shared/scene/layout.ts'
import { clamp, type Size } from '../geometry.ts'

/** CSS px. */
const HEIGHT = { least: 64, share: 0.19, most: 190 }
const MARGIN = 20

/** CSS px of the shorter side: on a smaller screen it would stand on what is played. */
const SMALLEST_SCREEN = 500

/** Null on a phone. Elsewhere where an assistant stands: small, in the lower left corner, on what stands there already. */
export function assistantPlace(picture: Size, screen: Size, footing = 0): Box | null {
  if (Math.min(screen.width, screen.height) < SMALLEST_SCREEN) return null
  const height = clamp(Math.min(screen.width, screen.height) * HEIGHT.share, HEIGHT.least, HEIGHT.most)
  const width = (height * picture.width) / picture.height
  return { x: MARGIN, y: screen.height - Math.max(MARGIN, footing) - height, width, height }
}
