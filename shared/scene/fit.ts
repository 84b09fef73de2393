import type { Point } from './layout.ts'
import type { SceneAlign, SceneDescription } from './description.ts'
import type { Size } from './measures.ts'

/** What the camera looks at: the scene point in the middle of the screen, and CSS px per unit of the scene. */
export interface View {
  x: number
  y: number
  scale: number
}

/** What the camera must know of a scene. */
export type Framing = Pick<SceneDescription, 'kind' | 'size' | 'safe' | 'align' | 'isEdited'>

/** How far the camera may go. */
export interface Limits {
  minScale: number
  maxScale: number
}

/** CSS px per unit at which a moving map cannot be zoomed any nearer: the art is drawn for about 1. */
const NEAREST = 1.25
/** CSS px per unit below which nobody can tell the places of a moving map apart. */
const READABLE = 0.2
/** How much of what the screen is higher than the scene lies above it: sky, rather than foreground that nobody drew. */
const ABOVE = { static: 1, moving: 0.5 } as const
const SHARES: Record<SceneAlign, { x: number; y: number }> = {
  center: { x: 0.5, y: 0.5 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
}

/** The scale at which the scene covers the whole screen. */
export function coverScale({ size }: Framing, screen: Size): number {
  return Math.max(screen.width / size.width, screen.height / size.height)
}

/** Where the safe rect is whole in view, and nothing beside the scene: above and below it sky and sea go on. */
function wholeScale(framing: Framing, screen: Size): number {
  const { safe, size } = framing
  const fit = Math.min(screen.width / safe.width, screen.height / safe.height)
  return Math.min(coverScale(framing, screen), Math.max(screen.width / size.width, fit))
}

/** Of a screen held upright a static scene may leave so much to sky and sea; one that leaves more covers it, and is dragged. */
const MOST_BEYOND = 0.5

/** Of the screen, around a scene that is edited. */
const EDIT_MARGIN = 0.04
/** How many times nearer a scene is seen while it is edited. */
const CLOSE_UP = 4

function smallestScale(framing: Framing, screen: Size): number {
  const { size, isEdited } = framing
  if (isEdited)
    return Math.min(screen.width / size.width, screen.height / size.height) * (1 - 2 * EDIT_MARGIN)
  const whole = wholeScale(framing, screen)
  const beyond = 1 - (framing.size.height * whole) / screen.height
  return framing.kind === 'static' && beyond > MOST_BEYOND ? coverScale(framing, screen) : whole
}

/** A static scene has one scale; a moving one goes from showing all to the art's own size. */
export function scaleLimits(framing: Framing, screen: Size): Limits {
  const minScale = smallestScale(framing, screen)
  if (framing.kind === 'static') return { minScale, maxScale: minScale }
  const nearest = Math.max(coverScale(framing, screen) * 2, NEAREST)
  return { minScale, maxScale: framing.isEdited ? nearest * CLOSE_UP : nearest }
}

/** The whole scene, or of a map that would be too small to read as much as covers the screen. */
export function homeScale(framing: Framing, screen: Size): number {
  const { minScale } = scaleLimits(framing, screen)
  const isWhole = framing.kind === 'static' || framing.isEdited || minScale >= READABLE
  return isWhole ? minScale : coverScale(framing, screen)
}

/** CSS px of the screen from which a moving map opens with all of its width in view; null: a static scene covers the screen. */
export function wholeWidth({ kind, size }: Pick<Framing, 'kind' | 'size'>): number | null {
  return kind === 'moving' ? READABLE * size.width : null
}

/** Where the middle of the screen may stand along each axis at this scale. */
export function centreLimits(framing: Framing, screen: Size, scale: number): { x: Range; y: Range } {
  const { kind, size } = framing
  return {
    x: range(screen.width / scale / 2, size.width),
    y: range(screen.height / scale / 2, size.height, ABOVE[kind]),
  }
}

interface Looking {
  view: View
  framing: Framing
  screen: Size
}

/** How far what is on the screen can move: left and up are negative (CSS px). */
export function panRoom({ view, framing, screen }: Looking): { x: Range; y: Range } {
  const { x, y } = centreLimits(framing, screen, view.scale)
  const room = (at: number, limits: Range): Range => ({
    min: (at - limits.max) * view.scale,
    max: (at - limits.min) * view.scale,
  })
  return { x: room(view.x, x), y: room(view.y, y) }
}

export interface Range {
  min: number
  max: number
}

/** A scene that is shorter than the screen stands still, with `before` of what is left in front of it. */
function range(half: number, length: number, before = 0.5): Range {
  const min = Math.min(half, half - before * (2 * half - length))
  return { min, max: Math.max(length - half, min) }
}

/**
 * The view a scene opens with: cut where `align` allows it, moved so that the safe rect is whole in view. A moving map on a
 * screen too narrow for that (a phone held upright) covers it, and pans.
 */
export function homeView(framing: Framing, screen: Size): View {
  const scale = homeScale(framing, screen)
  const limits = centreLimits(framing, screen, scale)
  const share = SHARES[framing.align]
  const { safe } = framing
  return {
    x: keepSafe(limits.x, share.x, safe.x, safe.width, screen.width / scale),
    y: keepSafe(limits.y, share.y, safe.y, safe.height, screen.height / scale),
    scale,
  }
}

/** As far as the map opens, moved so that the point stands as near to the middle as the map's edges let it. */
export function approachView({ x, y }: Point, framing: Framing, screen: Size): View {
  return clampView({ x, y, scale: homeScale(framing, screen) }, framing, screen)
}

function keepSafe({ min, max }: Range, share: number, start: number, length: number, seen: number): number {
  const wanted = min + (max - min) * share
  // What is fitted to the screen is as long as that, save the last digit.
  if (length > seen * 1.0001) {
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

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
