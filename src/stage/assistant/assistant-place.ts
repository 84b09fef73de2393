import type { Box } from '#shared/scene/layout.ts'
import { clamp, type Size } from '../geometry.ts'

/** CSS px. */
const HEIGHT = { least: 64, share: 0.19, most: 190 }
const MARGIN = 20
/** Narrower screens have a bar along their lower edge. */
const PHONE = { width: 700, bar: 84 }

/** Where an assistant stands: small, in the lower left corner of the screen, clear of a phone's bar. */
export function assistantPlace(picture: Size, screen: Size): Box {
  const height = clamp(Math.min(screen.width, screen.height) * HEIGHT.share, HEIGHT.least, HEIGHT.most)
  const width = (height * picture.width) / picture.height
  const below = screen.width < PHONE.width ? PHONE.bar : MARGIN
  return { x: MARGIN, y: screen.height - below - height, width, height }
}
