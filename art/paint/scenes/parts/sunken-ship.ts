import { mix } from '../../lib/colour.ts'
import { blob, ellipse, line, polygon, r, rect, smooth, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'

const OAK = '#9A7058'

/**
 * A wreck on the sea floor, its side broken open: in the captain's cabin the writing desk still stands. Returns the
 * stern lantern and the lamp on the desk. @param at foot of its stem on the left; it reaches 560 px to the right.
 */
export function sunkenShip(s: Sketch, [x, y]: Point): { stern: Point; desk: Point } {
  const p = (dx: number, dy: number): Point => [x + dx, y + dy]
  masts(s, [x, y])
  const hull = `M${pt(p(30, 60))}C${pt(p(-4, -40))} ${pt(p(-20, -120))} ${pt(p(-42, -196))}L${pt(p(-30, -204))}C${pt(p(60, -128))} ${pt(p(190, -106))} ${pt(p(300, -120))}L${pt(p(306, -160))}L${pt(p(430, -176))}L${pt(p(436, -232))}L${pt(p(560, -254))}C${pt(p(574, -150))} ${pt(p(560, -20))} ${pt(p(520, 70))}Z`
  s.light.occluder(hull)
  s.light.surface(hull, 0.3)
  s.fill(hull, s.across(mix(OAK, '#FFE9C8', 0.2), OAK, '#5E4A58', '#38405E'))
  s.within(`clip-path="${s.picture.clip(hull)}"`, () => planks(s, [x, y]))
  rail(s, p)
  for (const [dx, dy] of [
    [86, -56],
    [150, -44],
  ] as const) {
    s.fill(rect(x + dx - 17, y + dy - 15, 34, 30), s.across('#C39A72', '#5A4450'))
    const port = rect(x + dx - 12, y + dy - 10, 24, 20)
    s.fill(port, s.c('#12304A'))
    s.light.window(port, [x + dx, y + dy], 22)
  }
  const desk = cabin(s, [x + 366, y - 4])
  weed(s, [x, y])
  return { stern: sternLantern(s, p(560, -254)), desk }
}

function pt([px, py]: Point): string {
  return `${r(px)} ${r(py)}`
}

function masts(s: Sketch, [x, y]: Point): void {
  s.fill(
    polygon([
      [x + 92, y - 110],
      [x + 66, y - 372],
      [x + 80, y - 376],
      [x + 114, y - 112],
    ]),
    s.across('#B28A6C', '#4F4458'),
  )
  s.fill(
    polygon([
      [x + 66, y - 370],
      [x + 62, y - 394],
      [x + 70, y - 384],
      [x + 74, y - 402],
      [x + 81, y - 374],
    ]),
    s.c('#C9A482'),
  )
  s.stroke(
    line([
      [x + 4, y - 304],
      [x + 150, y - 330],
    ]),
    s.c('#6A5058'),
    8,
  )
  s.fill(
    `M${r(x + 10)} ${r(y - 302)}Q${r(x + 34)} ${r(y - 250)} ${r(x + 22)} ${r(y - 206)}Q${r(x + 40)} ${r(y - 228)} ${r(x + 50)} ${r(y - 196)}Q${r(x + 62)} ${r(y - 236)} ${r(x + 76)} ${r(y - 208)}Q${r(x + 96)} ${r(y - 240)} ${r(x + 84)} ${r(y - 316)}Z`,
    s.across('#DCE3CC', '#8FA9A4', '#5A7C8A'),
    0.9,
  )
  s.stroke(
    `M${r(x + 150)} ${r(y - 330)}Q${r(x + 170)} ${r(y - 220)} ${r(x + 220)} ${r(y - 112)}M${r(x + 74)} ${r(y - 372)}Q${r(x + 20)} ${r(y - 270)} ${r(x - 34)} ${r(y - 200)}`,
    s.c('#33485E'),
    3,
  )
  s.fill(
    polygon([
      [x + 246, y - 112],
      [x + 262, y - 116],
      [x + 274, y - 214],
      [x + 264, y - 196],
      [x + 258, y - 226],
      [x + 250, y - 200],
    ]),
    s.across('#B28A6C', '#4F4458'),
  )
  s.stroke(
    line([
      [x - 36, y - 194],
      [x - 96, y - 234],
    ]),
    s.c('#7A5E5A'),
    11,
  )
}

function planks(s: Sketch, [x, y]: Point): void {
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    s.stroke(
      smooth([
        [x - 40 + 60 * t, y - 186 + 220 * t],
        [x + 120, y - 96 + 150 * t],
        [x + 300, y - 98 + 152 * t],
        [x + 470, y - 150 + 196 * t],
        [x + 580, y - 206 + 250 * t],
      ]),
      s.c('#3A3450'),
      2.6,
      0.55,
    )
  }
  s.stroke(
    smooth([
      [x - 36, y - 172],
      [x + 110, y - 84],
      [x + 300, y - 84],
      [x + 470, y - 134],
      [x + 580, y - 190],
    ]),
    s.across('#E0BE8E', '#8A6A60'),
    9,
    0.8,
  )
  s.fill(rect(x - 60, y + 4, 660, 90), s.c('#16304A'), 0.34)
}

function rail(s: Sketch, p: (dx: number, dy: number) => Point): void {
  s.stroke(smooth([p(-34, -202), p(60, -136), p(190, -112), p(300, -122)]), s.across('#F2DDB4', '#A9907E'), 7)
  s.stroke(
    line([p(304, -162), p(432, -179)]) + line([p(434, -235), p(562, -257)]),
    s.across('#E9D2AC', '#8F8288'),
    7,
  )
  const glazed: readonly Point[] = [p(352, -140), p(394, -145), p(474, -196), p(516, -203)]
  for (const [cx, cy] of glazed) {
    const pane = rect(cx - 13, cy - 13, 26, 28)
    s.fill(rect(cx - 17, cy - 17, 34, 36), s.c('#C9A47C'))
    s.fill(pane, s.down('#5FA7A8', '#24506C'))
    s.light.window(pane, [cx, cy], 26)
    s.fill(rect(cx - 1.4, cy - 13, 2.8, 28), s.c('#C9A47C'))
  }
}

/** The broken side and what is behind it. @param at middle of the cabin's floor. Returns the desk lamp. */
function cabin(s: Sketch, [x, y]: Point): Point {
  const hole = polygon([
    [x - 156, y + 34],
    [x - 140, y - 26],
    [x - 160, y - 62],
    [x - 118, y - 66],
    [x - 104, y - 96],
    [x - 66, y - 82],
    [x - 20, y - 104],
    [x + 14, y - 84],
    [x + 58, y - 112],
    [x + 78, y - 84],
    [x + 116, y - 92],
    [x + 112, y - 48],
    [x + 142, y - 20],
    [x + 120, y + 6],
    [x + 132, y + 40],
  ])
  s.light.occluder(hole)
  s.stroke(hole, s.c('#D9B285'), 7, 0.8)
  s.fill(hole, s.down('#1B3E58', '#0E2A44'))
  const lamp: Point = [x + 44, y - 46]
  s.within(`clip-path="${s.picture.clip(hole)}"`, () => {
    for (const dx of [-120, -78, -34, 10, 54, 96])
      s.stroke(
        `M${r(x + dx)} ${r(y + 40)}Q${r(x + dx + 8)} ${r(y - 50)} ${r(x + dx - 6)} ${r(y - 120)}`,
        s.c('#4A4456'),
        9,
        0.8,
      )
    s.fill(rect(x - 170, y + 24, 330, 30), s.across('#7A5E54', '#3E3A50'))
    desk(s, [x, y + 26], lamp)
  })
  return lamp
}

/** Table, drawers, an open book, ink, a chair pushed back; letters that float. */
function desk(s: Sketch, [x, y]: Point, lamp: Point): void {
  const wood = s.across('#D09A68', '#9A6650', '#5A4250')
  const top = rect(x - 66, y - 56, 146, 9)
  s.light.surface(top, 0.9)
  s.fill(rect(x - 58, y - 47, 40, 47) + rect(x + 34, y - 47, 40, 47), wood)
  s.fill(
    rect(x - 54, y - 42, 32, 11) +
      rect(x - 54, y - 27, 32, 11) +
      rect(x + 38, y - 42, 32, 11) +
      rect(x + 38, y - 27, 32, 11),
    s.c('#6A4A4C'),
  )
  s.fill(
    [-38, 54].map((dx) => ellipse(x + dx, y - 36, 2.4, 2.4) + ellipse(x + dx, y - 21, 2.4, 2.4)).join(''),
    s.c('#F0CE90'),
  )
  s.fill(top, s.across('#EBBE86', '#B07E5C', '#6A4E52'))
  s.fill(
    `M${r(x - 44)} ${r(y - 57)}Q${r(x - 26)} ${r(y - 68)} ${r(x - 10)} ${r(y - 58)}Q${r(x + 6)} ${r(y - 68)} ${r(x + 22)} ${r(y - 57)}Z`,
    s.c('#F6EED8'),
  )
  s.stroke(`M${r(x - 10)} ${r(y - 58)}v4`, s.c('#8A6A5C'), 2)
  s.fill(`M${r(lamp[0] - 16)} ${r(y - 56)}h32l-6 -6h-20Z`, s.c('#8A6A44'))
  s.stroke(`M${r(lamp[0])} ${r(y - 60)}V${r(lamp[1] + 6)}`, s.c('#C79A5C'), 4)
  const glass = ellipse(lamp[0], lamp[1], 12, 15)
  s.fill(glass, s.down('#F2E4B4', '#9FB49A'))
  s.light.window(glass, lamp, 40)
  s.stroke(
    `M${r(x - 92)} ${r(y)}V${r(y - 76)}M${r(x - 92)} ${r(y - 30)}H${r(x - 66)}V${r(y)}`,
    s.c('#8A6450'),
    6,
  )
  for (const [dx, dy, turn] of [
    [-96, -96, -18],
    [-22, -102, 12],
    [86, -96, 24],
  ] as const)
    s.within(`transform="rotate(${turn} ${r(x + dx)} ${r(y + dy)})"`, () => {
      s.fill(rect(x + dx - 13, y + dy - 9, 26, 18), s.across('#F4EAD2', '#A9BDB4'))
      s.stroke(`M${r(x + dx - 13)} ${r(y + dy - 9)}l13 10l13 -10`, s.c('#8A7A6C'), 1.6)
    })
}

function weed(s: Sketch, [x, y]: Point): void {
  const random = chance(551)
  for (let i = 0; i < 40; i++) {
    const px = x + random.between(0, 540)
    s.fill(
      ellipse(px, y + random.between(10, 44), random.between(6, 22), random.between(4, 11)),
      s.c(random.happens(0.6) ? '#4A8A62' : '#2A6058'),
      random.between(0.4, 0.85),
    )
  }
  for (const [dx, dy, long] of [
    [40, -126, 60],
    [140, -104, 44],
    [318, -152, 52],
    [450, -222, 64],
  ] as const)
    for (let k = 0; k < 4; k++)
      s.fill(
        blob([
          [x + dx + k * 9, y + dy],
          [x + dx + k * 9 + 7, y + dy + long * 0.5],
          [x + dx + k * 9 + 2, y + dy + long * random.between(0.7, 1)],
          [x + dx + k * 9 - 2, y + dy + long * 0.4],
        ]),
        s.c('#3F7A5C'),
        0.85,
      )
}

/** The great lantern over the stern. */
function sternLantern(s: Sketch, [x, y]: Point): Point {
  s.stroke(`M${r(x - 12)} ${r(y)}Q${r(x - 20)} ${r(y - 40)} ${r(x + 4)} ${r(y - 46)}`, s.c('#6A4E50'), 8)
  const [lx, ly] = [x + 6, y - 84]
  const glass = polygon([
    [lx - 24, ly - 26],
    [lx + 24, ly - 26],
    [lx + 18, ly + 28],
    [lx - 18, ly + 28],
  ])
  s.light.occluder(glass)
  s.fill(glass, s.across('#D6EFDC', '#7FB5B0', '#3F7088'))
  s.light.lantern(glass, [lx, ly], 42)
  const bars = rect(lx - 2, ly - 26, 4, 54) + rect(lx - 22, ly - 2, 44, 3)
  s.fill(bars, s.c('#6A4E50'))
  s.light.occluder(bars)
  s.fill(
    polygon([
      [lx - 32, ly - 24],
      [lx - 12, ly - 50],
      [lx + 12, ly - 50],
      [lx + 32, ly - 24],
    ]),
    s.across('#E6BE84', '#6A4E50'),
  )
  s.fill(
    polygon([
      [lx - 24, ly + 26],
      [lx + 24, ly + 26],
      [lx + 14, ly + 40],
      [lx - 14, ly + 40],
    ]),
    s.across('#D9AE78', '#5A4450'),
  )
  s.fill(ellipse(lx, ly - 56, 7, 7), s.c('#F0CE90'))
  return [lx, ly]
}
