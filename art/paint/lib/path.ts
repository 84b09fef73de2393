import type { Chance } from './random.ts'

/** World px, y downwards. */
export type Point = readonly [x: number, y: number]

/** One decimal: a tenth of a pixel is never seen and halves the file. */
export const r = (v: number): string => String(Math.round(v * 10) / 10)
const at = ([x, y]: Point): string => `${r(x)} ${r(y)}`

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`
}

export function line(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}Z`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${r(cx - rx)} ${r(cy)}a${r(rx)} ${r(ry)} 0 1 1 ${r(2 * rx)} 0a${r(rx)} ${r(ry)} 0 1 1 ${r(-2 * rx)} 0Z`
}

/** A rectangle with round top corners, as doors and arched windows have. */
export function arch(x: number, y: number, width: number, height: number): string {
  const k = width / 2
  return `M${r(x)} ${r(y + height)}V${r(y + k)}a${r(k)} ${r(k)} 0 0 1 ${r(width)} 0V${r(y + height)}Z`
}

/** Two flat curves, as waves, foam, floes and contact shadows are. */
export function lens(cx: number, cy: number, halfWidth: number, halfHeight: number): string {
  const k = 2 * halfHeight
  return `M${r(cx - halfWidth)} ${r(cy)}q${r(halfWidth)} ${r(-k)} ${r(2 * halfWidth)} 0q${r(-halfWidth)} ${r(k)} ${r(-2 * halfWidth)} 0Z`
}

/** The Catmull-Rom curve through the points, as cubics; without the leading M, to be joined to other paths. */
function curve(points: readonly Point[], closed: boolean): string {
  const n = points.length
  const p = (i: number): Point => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0]
  let d = ''
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, to, z] = [p(i - 1), p(i), p(i + 1), p(i + 2)]
    d += `C${r(b[0] + (to[0] - a[0]) / 6)} ${r(b[1] + (to[1] - a[1]) / 6)} ${r(to[0] - (z[0] - b[0]) / 6)} ${r(to[1] - (z[1] - b[1]) / 6)} ${at(to)}`
  }
  return d
}

/** A smooth open line through the points. */
export function smooth(points: readonly Point[]): string {
  return `M${at(points[0] ?? [0, 0])}${curve(points, false)}`
}

/** A smooth closed shape through the points. */
export function blob(points: readonly Point[]): string {
  return `M${at(points[0] ?? [0, 0])}${curve(points, true)}Z`
}

/** A smooth top line closed by straight lines through `rest`. */
export function smoothTop(top: readonly Point[], rest: readonly Point[]): string {
  return `${smooth(top)}${rest.map((p) => `L${at(p)}`).join('')}Z`
}

/** The height of a left-to-right line of points at x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    if (a && b && x >= a[0] && x <= b[0])
      return a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(0.001, b[0] - a[0])
  }
  return (x < (points[0]?.[0] ?? 0) ? points[0]?.[1] : points[points.length - 1]?.[1]) ?? 0
}

/**
 * Snow hanging over an edge: alternating depths every 8 to 20 units along a left-to-right line.
 * @param drop mean depth of the overhang in px.
 */
export function snowEdge(top: readonly Point[], drop: number, random: Chance, unit = 1): Point[] {
  const [from, to] = [top[0]?.[0] ?? 0, top[top.length - 1]?.[0] ?? 0]
  const edge: Point[] = []
  let deep = false
  for (let x = from; x < to; x += random.between(8, 20) * unit) {
    edge.push([x, heightAt(top, x) + drop * (deep ? random.between(1, 1.5) : random.between(0.5, 0.8))])
    deep = !deep
  }
  edge.push([to, heightAt(top, to) + drop * 0.4])
  return edge
}
