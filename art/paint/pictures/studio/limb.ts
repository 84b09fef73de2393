import { blob, type Point } from '../../lib/path.ts'

/** An arm, a leg, a rope, a rod: a line of points with a half-width each, its ends rounded. */
export function limb(...spine: readonly (readonly [x: number, y: number, half: number])[]): string {
  const [left, right]: [Point[], Point[]] = [[], []]
  spine.forEach(([x, y, half], i) => {
    const [a, b] = [spine[Math.max(0, i - 1)], spine[Math.min(spine.length - 1, i + 1)]]
    if (!a || !b) return
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(dx, dy) || 1
    const [ux, uy] = [(dx / long) * half, (dy / long) * half]
    if (i === 0) left.push([x - ux * 0.7, y - uy * 0.7])
    left.push([x - uy, y + ux])
    right.unshift([x + uy, y - ux])
    if (i === spine.length - 1) left.push([x + ux * 0.7, y + uy * 0.7])
  })
  return blob([...left, ...right])
}
