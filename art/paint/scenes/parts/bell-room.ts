import { ellipse, lens, line, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'

const MIDDLE = 960
const TURN = 2 * Math.PI

/** The inside of the bell: bronze plates that meet overhead, a bench along the wall, a floor. */
export function bellRoom(s: Sketch): void {
  s.fill(rect(0, 0, 1920, 1080), s.down('#4A3A48', '#8A5E4C', '#A87652'))
  s.fill(
    rect(0, 0, 1920, 1080),
    s.picture.radialAt(
      [
        [0, '#F0B674', 0.5],
        [0.4, '#C98A58', 0.24],
        [0.8, '#1C2E4E', 0.32],
        [1, '#10243F', 0.62],
      ],
      [MIDDLE, 560],
      1150,
      0.72,
    ),
  )
  plates(s)
  bench(s)
}

/** Seams from the crown to the foot, and two belts with their rivets. */
function plates(s: Sketch): void {
  for (const k of [-1.5, -1.12, -0.78, -0.46, 0.46, 0.78, 1.12, 1.5]) {
    const [top, foot] = [MIDDLE + k * 300, MIDDLE + k * 760]
    const d = `M${r(top)} -20Q${r(MIDDLE + k * 700)} 260 ${r(foot)} 800`
    s.stroke(d, s.c('#2E2438'), 20, 0.34)
    s.within('transform="translate(-5 0)"', () => s.stroke(d, s.c('#F2CD94'), 2.4, 0.35))
    for (let t = 0.04; t < 1; t += 0.055) {
      const x = (1 - t) ** 2 * top + 2 * t * (1 - t) * (MIDDLE + k * 700) + t * t * foot
      const y = (1 - t) ** 2 * -20 + 2 * t * (1 - t) * 260 + t * t * 800
      for (const dx of [-22, 22]) s.fill(ellipse(x + dx, y, 4.4, 4.4), s.c('#E8BE84'), 0.5)
    }
  }
  for (const [y, deep] of [
    [96, 60],
    [560, 110],
  ] as const) {
    const d = `M-20 ${y + deep}Q${MIDDLE} ${y - deep} 1940 ${y + deep}`
    s.stroke(d, s.c('#3A2C3E'), 44, 0.55)
    s.within('transform="translate(0 -5)"', () =>
      s.stroke(d, s.across('#D9A870', '#C08A5C', '#6A4C50'), 30, 0.75),
    )
    s.within('transform="translate(0 -19)"', () => s.stroke(d, s.c('#FFE2B0'), 2.4, 0.4))
    for (let x = 20; x < 1920; x += 62) {
      const t = (x + 20) / 1960
      const cy = (1 - t) ** 2 * (y + deep) + 2 * t * (1 - t) * (y - deep) + t * t * (y + deep)
      s.fill(ellipse(x, cy - 4, 6, 6), s.across('#F6DDB0', '#7A5650'))
    }
  }
}

function bench(s: Sketch): void {
  s.fill(ellipse(MIDDLE, 780, 1180, 262), s.across('#C08E64', '#E0B078', '#B88460', '#6A5052'))
  s.fill(ellipse(MIDDLE, 792, 1130, 240), s.c('#4A3644'), 0.24)
  let slats = ''
  for (const k of [1.06, 1.015, 0.965]) slats += ellipse(MIDDLE, 783, 1060 * k + 60, 225 * k + 15)
  s.stroke(slats, s.c('#5A4048'), 3, 0.55)
  s.fill(ellipse(MIDDLE, 785, 1030, 212), s.across('#FFDDA4', '#F2CD94', '#8A6A60'))
  s.fill(ellipse(MIDDLE, 797, 1030, 212), s.across('#6A4A4C', '#8A6054', '#4A3848'))
  for (let i = -7; i <= 7; i++) {
    const x = MIDDLE + i * 132
    const y = 797 - 212 * Math.sqrt(Math.max(0, 1 - ((x - MIDDLE) / 1030) ** 2))
    s.fill(rect(x - 5, y, 10, 80), s.c('#3A2C3E'), 0.7)
  }
  const floor = ellipse(MIDDLE, 876, 1030, 212) + rect(0, 872, 1920, 220)
  s.fill(
    floor,
    s.picture.linearAt(
      [
        [0, s.c('#8A6A5E')],
        [0.4, s.c('#6A5058')],
        [1, s.c('#33304A')],
      ],
      [0, 664],
      [0, 1080],
    ),
  )
  s.within(`clip-path="${s.picture.clip(floor)}"`, () => {
    let joints = ''
    for (let i = 0; i < 28; i++) {
      const a = ((i + 0.5) * TURN) / 28
      joints += line([
        [MIDDLE + Math.cos(a) * 600, 938 + Math.sin(a) * 600 * 0.215],
        [MIDDLE + Math.cos(a) * 1500, 938 + Math.sin(a) * 1500 * 0.26],
      ])
    }
    s.stroke(joints + ellipse(MIDDLE, 930, 860, 205), s.c('#241E36'), 2.6, 0.4)
    s.fill(
      ellipse(MIDDLE, 930, 1000, 260),
      s.picture.radial([
        [0, '#A8F0DA', 0.5],
        [0.6, '#6FD0C4', 0.26],
        [1, '#4FB0A8', 0],
      ]),
    )
  })
}

/** A round window on the green water. @param sea what swims there, drawn inside. */
export function portlight(s: Sketch, [x, y]: Point, radius: number, sea: () => void): void {
  const k = radius
  s.fill(ellipse(x + 8, y + 12, k * 1.24, k * 1.24), '#1A1A34', 0.4)
  s.fill(ellipse(x, y, k * 1.2, k * 1.2), s.across('#FBE2B4', '#C98F5C', '#7A5450', '#4A3A4C'))
  s.fill(ellipse(x, y, k * 1.06, k * 1.06), s.c('#4A3440'))
  const glass = ellipse(x, y, k, k)
  s.fill(
    glass,
    s.picture.linear(
      [
        [0, '#B4ECD4'],
        [0.35, '#5DB8B2'],
        [1, '#1A6480'],
      ],
      [0.2, 0],
      [0.6, 1],
    ),
  )
  s.within(`clip-path="${s.picture.clip(glass)}"`, sea)
  s.stroke(glass, '#0E3448', 9, 0.45)
  for (let i = 0; i < 16; i++) {
    const a = ((i + 0.5) * TURN) / 16
    s.fill(
      ellipse(x + Math.cos(a) * k * 1.13, y + Math.sin(a) * k * 1.13, k * 0.03 + 2, k * 0.03 + 2),
      s.across('#FFEAC0', '#8A6450'),
    )
  }
  s.stroke(
    `M${r(x - k * 0.78)} ${r(y - k * 0.2)}Q${r(x - k * 0.62)} ${r(y - k * 0.7)} ${r(x - k * 0.1)} ${r(y - k * 0.82)}`,
    '#FFFFFF',
    k * 0.06,
    0.45,
  )
}

/** The open floor: water held back by the air, rings running over it. @param at its middle. */
export function moonPool(s: Sketch, [x, y]: Point, half: number): void {
  const flat = 0.215
  const ring = (k: number, dy = 0): string => ellipse(x, y + dy, half * k, half * k * flat)
  s.fill(ring(1.2, 12), '#161A34', 0.4)
  s.fill(ring(1.12, 10), s.across('#7A5650', '#5A424C', '#3A2E44'))
  s.fill(ring(1.12), s.across('#FBE2B4', '#D9A66C', '#9A6C54', '#5A4450'))
  s.fill(ring(1.02), s.c('#3A2C3C'))
  const water = ring(1, 6)
  s.fill(
    water,
    s.picture.radial([
      [0, '#F0FFF0'],
      [0.22, '#B8F2DC'],
      [0.55, '#5DBEB6'],
      [1, '#1F7488'],
    ]),
  )
  s.within(`clip-path="${s.picture.clip(water)}"`, () => {
    for (const [k, width, see] of [
      [0.12, 3, 0.9],
      [0.26, 4, 0.8],
      [0.44, 5, 0.6],
      [0.64, 6, 0.45],
      [0.86, 6, 0.34],
    ] as const) {
      s.stroke(ring(k, 6), '#F4FFF4', width, see)
      s.stroke(ring(k + 0.03, 9), '#1C6E84', width * 0.8, see * 0.5)
    }
    const random = chance(671)
    for (let i = 0; i < 40; i++) {
      const [a, out] = [random.between(0, TURN), random.between(0.2, 0.98)]
      s.fill(
        lens(
          x + Math.cos(a) * out * half,
          y + 6 + Math.sin(a) * out * half * flat,
          random.between(12, 46),
          1.6,
        ),
        '#F4FFF0',
        random.between(0.2, 0.6),
      )
    }
  })
  for (let i = 0; i < 24; i++) {
    const a = ((i + 0.5) * TURN) / 24
    s.fill(
      ellipse(x + Math.cos(a) * half * 1.07, y + Math.sin(a) * half * 1.07 * flat, 6, 3.6),
      s.c('#FFEAC0'),
      0.8,
    )
  }
}
