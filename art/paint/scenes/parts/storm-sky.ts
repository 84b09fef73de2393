import { mix } from '../../lib/colour.ts'
import { polygon, rect } from '../../lib/path.ts'
import type { Picture } from '../../lib/picture.ts'
import { Sketch } from '../../lib/sketch.ts'
import { cloudBank, moon, stars } from '../../lib/parts/sky.ts'
import { SIZE, type Evening } from './dusk.ts'

const CLEAR = { air: 0, dusk: 0, x: 0 }

/** The sky when a storm comes from the right: heavy banks with lit bellies, curtains of sleet, the last clear light on the left. */
export function stormSky(picture: Picture, { horizon, sun, moon: crescent }: Evening): string {
  const s = new Sketch(picture, CLEAR)
  stars(s, 900, horizon * 0.4, 40, 811)
  s.fill(
    rect(0, 0, SIZE.width, horizon),
    picture.linear(
      [
        [0.3, '#16284F', 0],
        [0.62, '#1B2D56', 0.5],
        [1, '#1A2B52', 0.82],
      ],
      [0, 0.2],
      [1, 0],
    ),
  )
  moon(s, crescent, 28, '#32538B')
  const warm = ['#FFC49A', '#EFA898', '#CF92A2', '#9C84AC']
  for (const [i, [x, y, w, thick]] of (
    [
      [sun + 250, horizon * 0.66, 440, 11],
      [sun + 320, horizon * 0.83, 520, 8],
      [sun + 250, horizon * 0.46, 420, 14],
    ] as const
  ).entries()) {
    cloudBank(s, { at: [x, y], width: w, thickness: thick, colours: warm, opacity: 0.7, seed: 812 + i })
  }
  const fall = (see: number): string =>
    s.picture.linear(
      [
        [0, '#22355F', see],
        [0.6, '#4C5F92', see * 0.6],
        [1, '#8E93B6', 0],
      ],
      [0, 0],
      [0, 1],
    )
  s.within(`filter="${picture.blur(16, 4)}"`, () => {
    for (const [x, wide, see] of [
      [1000, 110, 0.5],
      [1180, 150, 0.7],
      [1400, 190, 0.7],
      [1600, 130, 0.5],
    ] as const)
      s.fill(
        polygon([
          [x, 230],
          [x + wide, 230],
          [x + wide + 130, horizon - 8],
          [x + 100, horizon - 8],
        ]),
        fall(see),
      )
  })
  const heavy = ['#8E82A8', '#5B6797', '#3C4E82', '#2B3D70', '#20315E', '#1A2A54']
  const lit = ['#C795A2', '#7C78A6', '#4A5A8E', '#34467A', '#263866']
  const banks: readonly (readonly [number, number, number, number, readonly string[]])[] = [
    [980, 90, 700, 30, lit],
    [1300, 120, 900, 40, heavy],
    [1540, 60, 900, 44, heavy],
    [1120, 178, 620, 26, lit],
    [1480, 210, 800, 36, heavy],
    [1560, 290, 720, 28, heavy],
    [1290, 272, 520, 18, lit],
    [860, 36, 520, 24, lit],
    [1560, 352, 600, 16, lit],
  ]
  for (const [i, [x, y, w, thick, colours]] of banks.entries())
    cloudBank(s, { at: [x, y], width: w, thickness: thick, colours, opacity: 0.9, seed: 830 + i })
  s.fill(
    rect(0, horizon - 26, SIZE.width, 28),
    picture.linear(
      [
        [0, '#C9AEBC', 0],
        [1, mix('#D9B6B4', '#8794BC', 0.3), 0.55],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  return s.markup()
}
