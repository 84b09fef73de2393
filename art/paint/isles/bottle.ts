import { ellipse, lens, polygon, r, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { floe } from '../lib/parts/water.ts'
import { across, type Isle } from './world.ts'

const AT: Point = [2980, 2046]

/** A bottle that has come a long way, stuck in thin ice: quiet, but it catches the light. */
export function bottle(picture: Picture): Isle {
  const s = new Sketch(picture, { air: 0.02, dusk: 0.2, x: across(AT[0]) })
  const [x, y] = AT
  floe(s, [x - 62, y + 8], 44)
  floe(s, [x + 58, y + 14], 40)
  s.fill(lens(x, y + 10, 78, 7), s.c('#0C2547'), 0.6)
  const leaning = `transform="translate(${r(x * 0.2)} ${r(y * 0.2)}) scale(.8) rotate(-24 ${x} ${y})"`
  s.within('opacity=".22"', () => s.within(leaning, () => glass(s, [x, y])))
  const dry = `M${x - 120} ${y - 130}H${x + 120}V${y + 12}Q${x + 30} ${y + 4} ${x - 20} ${y + 12}T${x - 120} ${y + 12}Z`
  s.within(`clip-path="${s.picture.clip(dry)}"`, () => s.within(leaning, () => glass(s, [x, y])))
  for (const [dx, dy, half, colour] of [
    [-24, 10, 34, '#B9D2E6'],
    [30, 14, 28, '#7FA0CE'],
    [0, 22, 46, '#5C7FB4'],
  ] as const)
    s.fill(lens(x + dx, y + dy, half, 2.2), s.c(colour), 0.75)
  const glint: Point = [x - 12, y - 19]
  const star = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Point => {
    const far = i % 2 ? 2.2 : 11
    return [glint[0] + far * Math.cos((i * Math.PI) / 4), glint[1] + far * Math.sin((i * Math.PI) / 4)]
  })
  s.light.window(polygon(star), glint, 13)
  return { sketch: s, lamp: { at: [x + 4, y - 20], radius: 110 }, waterline: y + 14, unit: 1.6 }
}

/** The bottle lying upright at 0 degrees, its neck to the right. */
function glass(s: Sketch, [x, y]: Point): void {
  const body = `M${r(x - 58)} ${r(y - 20)}Q${r(x - 64)} ${r(y)} ${r(x - 58)} ${r(y + 20)}H${r(x + 14)}Q${r(x + 30)} ${r(y + 18)} ${r(x + 38)} ${r(y + 8)}H${r(x + 66)}V${r(y - 8)}H${r(x + 38)}Q${r(x + 30)} ${r(y - 18)} ${r(x + 14)} ${r(y - 20)}Z`
  s.light.occluder(body)
  s.fill(
    body,
    s.picture.linear(
      [
        [0, s.c('#BFE6D2')],
        [0.4, s.c('#5FA99A')],
        [1, s.c('#1F5F68')],
      ],
      [0, 0],
      [0.1, 1],
    ),
  )
  s.fill(
    `M${r(x - 42)} ${r(y - 9)}Q${r(x - 10)} ${r(y - 14)} ${r(x + 22)} ${r(y - 6)}V${r(y + 8)}Q${r(x - 10)} ${r(y + 2)} ${r(x - 42)} ${r(y + 11)}Q${r(x - 48)} ${r(y + 1)} ${r(x - 42)} ${r(y - 9)}Z`,
    s.across('#F6E6C8', '#D9BE94'),
  )
  s.stroke(`M${r(x - 10)} ${r(y - 11)}Q${r(x - 5)} ${r(y - 2)} ${r(x - 9)} ${r(y + 5)}`, s.c('#C2412F'), 4)
  s.fill(`M${r(x + 60)} ${r(y - 10)}h16q5 10 0 20h-16Z`, s.across('#C89A6C', '#8A6248'))
  s.fill(`M${r(x + 60)} ${r(y - 11)}h5v22h-5Z`, s.c('#8FCDB8'))
  s.stroke(
    `M${r(x - 50)} ${r(y - 14)}Q${r(x - 14)} ${r(y - 18)} ${r(x + 14)} ${r(y - 15)}`,
    '#FFFFFF',
    3.4,
    0.7,
  )
  s.fill(ellipse(x + 26, y - 8, 3, 2.2), '#FFFFFF', 0.85)
}
