import type { LayerLayout, Point } from '#shared/scene/layout.ts'
import { clamp } from '../geometry.ts'

/** Offset from the layer's place in units of the scene, and which way it looks: 1 as drawn, -1 turned round. */
export interface LayerPlace extends Point {
  facing: number
}

/** A turning ship or gull is never thinner than this share of its width. */
const THINNEST = 0.12

/** Where a layer has drifted or sailed to after `ms`; it starts at its own place. */
export function layerPlace(layer: LayerLayout, ms: number, worldWidth: number): LayerPlace {
  const { path, drift } = layer
  if (path) return onPath(path.points, path.seconds, ms / 1000)
  if (drift === 0) return { x: 0, y: 0, facing: 1 }
  const { width, x } = layer.picture.box
  const distance = layer.isTiled ? width : worldWidth + width
  const moved = (drift * ms) / 1000
  if (layer.isTiled) return { x: moved % distance, y: 0, facing: 1 }
  // Leaves on one side and comes back on the other.
  const start = x + width
  return { x: ((((start + moved) % distance) + distance) % distance) - start, y: 0, facing: 1 }
}

/** A closed, smooth round through the points. */
function onPath(points: readonly Point[], seconds: number, time: number): LayerPlace {
  const at = ((time / seconds) % 1) * points.length
  const index = Math.floor(at)
  const t = at - index
  const corner = (step: number) => points[(index + step + points.length) % points.length] ?? { x: 0, y: 0 }
  const [before, from, to, after] = [corner(-1), corner(0), corner(1), corner(2)]
  const x = spline(before.x, from.x, to.x, after.x, t)
  const y = spline(before.y, from.y, to.y, after.y, t)
  const speed = splineSpeed(before.x, from.x, to.x, after.x, t)
  const first = points[1] && points[0] ? Math.sign(points[1].x - points[0].x) || 1 : 1
  const span = Math.max(...points.map((point) => point.x)) - Math.min(...points.map((point) => point.x)) || 1
  const turned = clamp((speed * first) / (span * 0.3), -1, 1)
  return { x, y, facing: Math.abs(turned) < THINNEST ? (turned < 0 ? -THINNEST : THINNEST) : turned }
}

/** Catmull-Rom. */
function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

function splineSpeed(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (c - a + t * (2 * (2 * a - 5 * b + 4 * c - d) + t * 3 * (3 * (b - c) + d - a)))
}
