import { mix } from '../../lib/colour.ts'
import { ellipse, line, polygon, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { FLOOR, level, MIDDLE, towerWall, WINDOWS } from './tower-wall.ts'

/** The round room: its wall, the boards of the floor and the evening light on them. */
export function towerRoom(s: Sketch): void {
  towerWall(s)
  floor(s)
  sunlight(s)
}

function floor(s: Sketch): void {
  const random = chance(402)
  const shape = polygon([...level(FLOOR, -10, 1930), [1930, 1090], [-10, 1090]])
  s.fill(
    shape,
    s.picture.linear(
      [
        [0, s.c('#A98274')],
        [0.4, s.c('#77606A')],
        [1, s.c('#3E3A5C')],
      ],
      [0, 0],
      [0.9, 0.5],
    ),
  )
  s.within(`clip-path="${s.picture.clip(shape)}"`, () => {
    const out = (x: number): number => MIDDLE + (x - MIDDLE) * 2.1
    for (let x = -500; x < 2300; x += 46) {
      if (random.happens(0.6))
        s.fill(
          polygon([
            [x, FLOOR - 10],
            [x + 46, FLOOR - 10],
            [out(x + 46), 1090],
            [out(x), 1090],
          ]),
          s.c(random.happens(0.5) ? '#C9A08A' : '#2C2C54'),
          random.between(0.04, 0.14),
        )
      s.stroke(
        line([
          [x, FLOOR - 10],
          [out(x), 1090],
        ]),
        s.c('#26264C'),
        2,
        0.55,
      )
      const t = random.between(0.1, 0.9)
      const y = FLOOR + 380 * t
      const a = x + (out(x) - x) * ((y - FLOOR + 10) / (1100 - FLOOR))
      s.stroke(
        line([
          [a, y],
          [a + 46 * (1 + t), y],
        ]),
        s.c('#26264C'),
        1.6,
        0.5,
      )
    }
    s.fill(
      polygon([...level(FLOOR, -10, 1930), ...level(FLOOR + 40, -10, 1930).reverse()]),
      s.picture.linear(
        [
          [0, s.c('#101F45'), 0.6],
          [1, s.c('#101F45'), 0],
        ],
        [0, 0],
        [0, 1],
      ),
    )
    s.fill(
      rect(-10, 860, 1940, 230),
      s.picture.linear(
        [
          [0, '#0A1734', 0],
          [1, '#0A1734', 0.62],
        ],
        [0, 0],
        [0, 1],
      ),
    )
  })
}

/** What the low sun throws through the windows on the boards: panes of light with the bars' shadows between. */
function sunlight(s: Sketch): void {
  const [near, far] = [FLOOR + 30, FLOOR + 250]
  s.within(`filter="${s.picture.blur(2.5)}"`, () => {
    for (const [i, [from, to]] of WINDOWS.slice(0, 3).entries()) {
      const wide = (to - from) / 3
      for (let pane = 0; pane < 3; pane++) {
        for (const [a, b] of [
          [0, 0.3],
          [0.36, 0.72],
          [0.78, 1],
        ] as const) {
          const [x1, x2] = [from + wide * pane + 6, from + wide * (pane + 1) - 6]
          const at = (x: number, t: number): Point => [
            x + 70 + 330 * t + (x - MIDDLE) * 0.25 * t,
            near + (far - near) * t,
          ]
          s.fill(
            polygon([at(x1, a), at(x2, a), at(x2, b), at(x1, b)]),
            '#FFBE8C',
            (0.27 - 0.07 * i) * (1 - 0.5 * a),
          )
        }
      }
    }
  })
}

/** The round rug in the middle, in the colours of the tower. */
export function rug(s: Sketch, [x, y]: Point, half: number): void {
  const rings: readonly (readonly [number, string])[] = [
    [1, '#7E4650'],
    [0.93, '#D8C5BE'],
    [0.87, '#A4524A'],
    [0.6, '#C9B4B2'],
    [0.55, '#7E4650'],
    [0.24, '#D8C5BE'],
  ]
  for (const [share, colour] of rings)
    s.fill(
      ellipse(x, y, half * share, half * share * 0.2),
      s.across(mix(colour, '#FFD9C0', 0.06), mix(colour, '#1B3158', 0.5)),
    )
  s.fill(star([x, y], half * 0.22, 16), s.across('#A4524A', '#54304E'))
  s.fill(star([x, y], half * 0.13, 8), s.across('#3F6F78', '#2A3F60'))
  let fringe = ''
  for (let i = 0; i < 60; i++) {
    const turn = (Math.PI * i) / 59
    fringe += line([
      [x + Math.cos(turn) * half, y + Math.sin(turn) * half * 0.2],
      [x + Math.cos(turn) * half * 1.02, y + Math.sin(turn) * half * 0.2 + 5],
    ])
  }
  s.stroke(fringe, s.c('#B9A5A8'), 1.4, 0.6)
}

/** A compass rose lying flat. */
function star([x, y]: Point, half: number, points: number): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const reach = half * (i % 2 ? 0.45 : i % 4 ? 0.72 : 1)
      const turn = (Math.PI * i) / points
      return [x + Math.sin(turn) * reach, y - Math.cos(turn) * reach * 0.2]
    }),
  )
}
