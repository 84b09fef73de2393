import { ellipse, polygon, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'

/** The outline of a toothed wheel. */
export function cogOutline([x, y]: Point, radius: number, teeth: number): string {
  const points: Point[] = []
  for (let i = 0; i < teeth; i++) {
    for (const [at, reach] of [
      [0.08, 0.84],
      [0.28, 1],
      [0.62, 1],
      [0.82, 0.84],
    ] as const) {
      const turn = ((i + at) / teeth) * 2 * Math.PI
      points.push([x + Math.cos(turn) * radius * reach, y + Math.sin(turn) * radius * reach])
    }
  }
  return polygon(points)
}

/** A brass wheel with spokes. */
export function cog(
  s: Sketch,
  [x, y]: Point,
  radius: number,
  teeth: number,
  metal: readonly [lit: string, middle: string, dark: string] = ['#F0C98A', '#B98A5E', '#5F4852'],
): void {
  const outline = cogOutline([x, y], radius, teeth)
  s.light.occluder(outline)
  s.light.surface(outline, 0.8)
  s.fill(cogOutline([x + radius * 0.06, y + radius * 0.09], radius, teeth), s.c('#0E1C40'), 0.4)
  s.fill(outline, s.across(...metal))
  s.fill(ellipse(x, y, radius * 0.64, radius * 0.64), s.c('#3A3050'), 0.85)
  let spokes = ''
  for (let i = 0; i < 3; i++) {
    const turn = (i * Math.PI) / 3 + 0.3
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    const [long, half] = [radius * 0.68, radius * 0.075]
    spokes += polygon([
      [x - dx * long - dy * half, y - dy * long + dx * half],
      [x + dx * long - dy * half, y + dy * long + dx * half],
      [x + dx * long + dy * half, y + dy * long - dx * half],
      [x - dx * long + dy * half, y - dy * long - dx * half],
    ])
  }
  s.fill(spokes, s.across(...metal))
  s.fill(ellipse(x, y, radius * 0.2, radius * 0.2), s.across(...metal))
  s.fill(ellipse(x, y, radius * 0.08, radius * 0.08), s.c('#3A3050'))
}
