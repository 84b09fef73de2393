import { arch, ellipse, lens, polygon, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'

/**
 * A bronze diving bell on its chain, a lamp on an arm, a bench under the rim. Returns the lamp and the great window.
 * @param at middle of its rim.
 */
export function divingBell(s: Sketch, [x, y]: Point): { lamp: Point; window: Point } {
  const body = `M${r(x - 128)} ${r(y)}C${r(x - 126)} ${r(y - 150)} ${r(x - 104)} ${r(y - 226)} ${r(x - 44)} ${r(y - 262)}L${r(x - 32)} ${r(y - 296)}H${r(x + 32)}L${r(x + 44)} ${r(y - 262)}C${r(x + 104)} ${r(y - 226)} ${r(x + 126)} ${r(y - 150)} ${r(x + 128)} ${r(y)}Z`
  under(s, [x, y])
  s.light.occluder(body)
  s.light.surface(body, 0.5)
  s.fill(body, s.across('#F2CD94', '#C98F58', '#8A5E4A', '#4A3F52'))
  s.within(`clip-path="${s.picture.clip(body)}"`, () => {
    s.fill(
      `M${r(x + 40)} ${r(y - 290)}Q${r(x + 92)} ${r(y - 130)} ${r(x + 70)} ${r(y + 4)}H${r(x + 140)}V${r(y - 300)}Z`,
      s.c('#2E3350'),
      0.4,
    )
    for (const [up, half] of [
      [226, 110],
      [116, 130],
    ] as const) {
      s.stroke(
        `M${r(x - half)} ${r(y - up + 8)}Q${r(x)} ${r(y - up + 26)} ${r(x + half)} ${r(y - up + 8)}`,
        s.c('#5A4450'),
        11,
        0.8,
      )
      s.stroke(
        `M${r(x - half)} ${r(y - up + 4)}Q${r(x)} ${r(y - up + 22)} ${r(x + half)} ${r(y - up + 4)}`,
        s.c('#E9C08A'),
        3,
        0.8,
      )
      for (let i = -4; i <= 4; i++)
        s.fill(ellipse(x + i * half * 0.23, y - up + 20 - (i * i) / 2.2, 3.2, 3.2), s.c('#F6DDB0'), 0.85)
    }
    s.fill(
      `M${r(x - 96)} ${r(y - 190)}Q${r(x - 116)} ${r(y - 100)} ${r(x - 116)} ${r(y - 20)}L${r(x - 98)} ${r(y - 20)}Q${r(x - 98)} ${r(y - 110)} ${r(x - 78)} ${r(y - 196)}Z`,
      '#FFF3D6',
      0.42,
    )
    patina(s, [x, y])
  })
  const rim = polygon([
    [x - 140, y - 10],
    [x + 140, y - 10],
    [x + 146, y + 14],
    [x - 146, y + 14],
  ])
  s.light.surface(rim, 0.5)
  s.fill(rim, s.across('#E8BE84', '#9A6E54', '#4A3F56'))
  s.fill(rect(x - 142, y - 12, 284, 4), s.c('#FBE6BC'), 0.6)
  const window: Point = [x - 6, y - 84]
  greatWindow(s, window)
  const lamp = arm(s, [x + 100, y - 200])
  return { lamp, window }
}

/** What the bell hangs on and breathes by, from above the picture. @param at middle of the bell's rim. */
export function bellRope(s: Sketch, [x, y]: Point): void {
  hose(s, [x, y])
  chain(s, x, y - 330)
}

function chain(s: Sketch, x: number, foot: number): void {
  for (let y = -20; y < foot + 26; y += 25) {
    s.stroke(ellipse(x, y, 6, 12), s.c('#3B4660'), 5)
    s.stroke(`M${r(x - 4)} ${r(y - 8)}Q${r(x - 7)} ${r(y)} ${r(x - 4)} ${r(y + 8)}`, s.c('#C7D8CE'), 1.8, 0.8)
    s.fill(rect(x - 2.4, y + 8, 4.8, 10), s.c('#2E3850'))
  }
  s.stroke(ellipse(x, foot + 30, 15, 15), s.c('#4A4A62'), 8)
  s.stroke(`M${r(x - 13)} ${r(foot + 30)}A13 13 0 0 1 ${r(x)} ${r(foot + 17)}`, s.c('#E2C79C'), 3)
}

/** The air hose: up to the surface in one slack curve. */
function hose(s: Sketch, [x, y]: Point): void {
  const d = `M${r(x + 26)} ${r(y - 278)}C${r(x + 120)} ${r(y - 330)} ${r(x + 60)} ${r(y - 430)} ${r(x + 110)} ${r(y - 520)}S${r(x + 80)} ${r(y - 640)} ${r(x + 96)} ${r(y - 700)}`
  s.stroke(d, s.c('#2A3348'), 9)
  s.stroke(d, s.c('#8A4A42'), 5)
}

/** What hangs below the rim: the bench, ballast, the light of the air inside. */
function under(s: Sketch, [x, y]: Point): void {
  s.fill(lens(x, y + 14, 140, 16), s.c('#1C3A50'))
  s.fill(
    polygon([
      [x - 100, y + 14],
      [x + 100, y + 14],
      [x + 150, y + 190],
      [x - 150, y + 190],
    ]),
    s.picture.linear(
      [
        [0, '#FFE0A0', 0.24],
        [1, '#FFE0A0', 0],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  for (const dx of [-112, 112]) {
    s.stroke(`M${r(x + dx)} ${r(y + 12)}V${r(y + 52)}`, s.c('#2E3850'), 5)
    s.fill(
      polygon([
        [x + dx - 20, y + 50],
        [x + dx + 20, y + 50],
        [x + dx + 16, y + 84],
        [x + dx - 16, y + 84],
      ]),
      s.across('#7A869A', '#3A4660'),
    )
  }
  s.stroke(
    `M${r(x - 60)} ${r(y + 10)}V${r(y + 46)}M${r(x + 60)} ${r(y + 10)}V${r(y + 46)}`,
    s.c('#2E3850'),
    4,
  )
  s.fill(rect(x - 74, y + 44, 148, 10), s.across('#C39A70', '#6A4F4E'))
}

/** Where the two at work are seen: someone with a cup, and the brass helper that answers. */
function greatWindow(s: Sketch, [x, y]: Point): void {
  s.fill(ellipse(x + 3, y + 4, 66, 66), s.c('#2E3350'), 0.5)
  s.fill(ellipse(x, y, 64, 64), s.across('#FBE2B4', '#B98058', '#5A4450'))
  s.fill(ellipse(x, y, 53, 53), s.c('#4A3A48'))
  const glass = ellipse(x, y, 49, 49)
  s.fill(glass, s.down('#A6DCCB', '#3F8494'))
  s.light.window(glass, [x, y], 62)
  const people = `M${r(x - 49)} ${r(y + 49)}V${r(y + 30)}Q${r(x - 40)} ${r(y + 8)} ${r(x - 22)} ${r(y + 8)}Q${r(x - 4)} ${r(y + 8)} ${r(x)} ${r(y + 30)}V${r(y + 49)}Z${ellipse(x - 22, y - 8, 14, 16)}`
  const helper = `M${r(x + 6)} ${r(y + 49)}V${r(y + 22)}H${r(x + 42)}V${r(y + 49)}Z${arch(x + 10, y - 14, 28, 34)}${rect(x + 22.4, y - 26, 3.2, 14)}${ellipse(x + 24, y - 27, 4, 4)}`
  s.within(`clip-path="${s.picture.clip(glass)}"`, () => {
    s.fill(people, s.c('#27465E'), 0.9)
    s.fill(helper, s.c('#5A4450'), 0.92)
    s.fill(ellipse(x + 19, y, 3.4, 3.4) + ellipse(x + 29, y, 3.4, 3.4), '#FFE6A8')
  })
  s.light.occluder(people)
  s.light.occluder(helper)
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    s.fill(ellipse(x + 58 * Math.cos(a), y + 58 * Math.sin(a), 3, 3), s.c('#F6DDB0'))
  }
  s.stroke(
    `M${r(x - 36)} ${r(y - 14)}Q${r(x - 26)} ${r(y - 36)} ${r(x - 4)} ${r(y - 40)}`,
    '#FFFFFF',
    5,
    0.55,
  )
}

/** A lamp on a bent arm. Returns the middle of its glass. */
function arm(s: Sketch, [x, y]: Point): Point {
  s.stroke(`M${r(x - 26)} ${r(y + 30)}Q${r(x + 30)} ${r(y + 26)} ${r(x + 52)} ${r(y - 8)}`, s.c('#4A4056'), 8)
  s.stroke(
    `M${r(x - 26)} ${r(y + 27)}Q${r(x + 28)} ${r(y + 23)} ${r(x + 50)} ${r(y - 10)}`,
    s.c('#E2BE8C'),
    2.4,
  )
  const lamp: Point = [x + 58, y - 24]
  const glass = ellipse(lamp[0], lamp[1], 17, 20)
  s.fill(glass, s.across('#E9F3DE', '#8FC0B8', '#4F8494'))
  s.light.lantern(glass, lamp, 30)
  s.fill(
    rect(lamp[0] - 19, lamp[1] + 15, 38, 8) + rect(lamp[0] - 14, lamp[1] - 28, 28, 10),
    s.across('#D9A870', '#5A4450'),
  )
  s.stroke(
    `M${r(lamp[0] - 9)} ${r(lamp[1] - 18)}V${r(lamp[1] + 16)}M${r(lamp[0] + 9)} ${r(lamp[1] - 18)}V${r(lamp[1] + 16)}`,
    s.c('#5A4450'),
    2.4,
  )
  return lamp
}

/** Green where the bronze has been wet for years. */
function patina(s: Sketch, [x, y]: Point): void {
  const random = chance(531)
  for (let i = 0; i < 26; i++) {
    const px = x + random.between(-120, 120)
    s.fill(
      ellipse(
        px,
        y - random.between(0, 30) - 200 * random.next() ** 3,
        random.between(4, 20),
        random.between(3, 12),
      ),
      s.c('#6FB59A'),
      random.between(0.12, 0.34),
    )
  }
}
