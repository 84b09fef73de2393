import type { Point } from '#shared/scene/layout.ts'
import type { SceneAlign, SceneDescription } from '#shared/scene/description.ts'
import { clamp, type Size, type View } from '../geometry.ts'

/** What the camera must know of a scene. */
export type Framing = Pick<SceneDescription, 'kind' | 'size' | 'safe' | 'align'>

/** How far the camera may go. */
export interface Limits {
  minScale: number
  maxScale: number
}

/** CSS px per unit at which a moving map cannot be zoomed any nearer: the art is drawn for about 1. */
const NEAREST = 1.25
const SHARES: Record<SceneAlign, { x: number; y: number }> = {
  center: { x: 0.5, y: 0.5 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
}

/** The scale at which the scene covers the whole screen: no void ever shows. */
export function coverScale({ size }: Framing, screen: Size): number {
  return Math.max(screen.width / size.width, screen.height / size.height)
}

/** A static scene has one scale; a moving one goes from showing all to the art's own size. */
export function scaleLimits(framing: Framing, screen: Size): Limits {
  const minScale = coverScale(framing, screen)
  if (framing.kind === 'static') return { minScale, maxScale: minScale }
  return { minScale, maxScale: Math.max(minScale * 2, NEAREST) }
}

/** Where the middle of the screen may stand along each axis at this scale. */
export function centreLimits(framing: Framing, screen: Size, scale: number): { x: Range; y: Range } {
  const { size } = framing
  return {
    x: range(screen.width / scale / 2, size.width),
    y: range(screen.height / scale / 2, size.height),
  }
}

export interface Range {
  min: number
  max: number
}

function range(half: number, length: number): Range {
  const min = Math.min(half, length / 2)
  return { min, max: Math.max(length - half, min) }
}

/**
 * The view a scene opens with: at its smallest scale, cut where `align` allows it, moved so that the safe rect is whole
 * in view wherever the screen is large enough for it. On a screen too narrow for that (a phone held upright) the
 * scene still covers, and pans.
 */
export function homeView(framing: Framing, screen: Size): View {
  const scale = coverScale(framing, screen)
  const limits = centreLimits(framing, screen, scale)
  const share = SHARES[framing.align]
  const { safe } = framing
  return {
    x: keepSafe(limits.x, share.x, safe.x, safe.width, screen.width / scale),
    y: keepSafe(limits.y, share.y, safe.y, safe.height, screen.height / scale),
    scale,
  }
}

/** The farthest view, moved so that the point stands as near to the middle as the map's edges let it. */
export function approachView({ x, y }: Point, framing: Framing, screen: Size): View {
  return clampView({ x, y, scale: scaleLimits(framing, screen).minScale }, framing, screen)
}

function keepSafe({ min, max }: Range, share: number, start: number, length: number, seen: number): number {
  const wanted = min + (max - min) * share
  if (length > seen) {
    return share === 0.5 ? clamp(start + length / 2, min, max) : wanted
  }
  return clamp(clamp(wanted, start + length - seen / 2, start + seen / 2), min, max)
}

/** Brings any view inside the limits of scale and place. */
export function clampView(view: View, framing: Framing, screen: Size): View {
  const { minScale, maxScale } = scaleLimits(framing, screen)
  const scale = clamp(view.scale, minScale, maxScale)
  const { x, y } = centreLimits(framing, screen, scale)
  return { x: clamp(view.x, x.min, x.max), y: clamp(view.y, y.min, y.max), scale }
}
