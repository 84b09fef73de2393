import { ellipse, lens, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'

/** A standing barrel with iron hoops, its lid seen from above. @param at middle of its foot @param height px. */
export function barrel(s: Sketch, [x, y]: Point, height: number): void {
  const [h, w] = [height, height * 0.34]
  const top = y - h
  s.fill(lens(x + w * 0.2, y, w * 1.5, h * 0.06), '#071E30', 0.5)
  const body = `M${r(x - w)} ${r(top)}C${r(x - w * 1.34)} ${r(top + h * 0.34)} ${r(x - w * 1.34)} ${r(top + h * 0.66)} ${r(x - w)} ${r(y)}Q${r(x)} ${r(y + h * 0.12)} ${r(x + w)} ${r(y)}C${r(x + w * 1.34)} ${r(top + h * 0.66)} ${r(x + w * 1.34)} ${r(top + h * 0.34)} ${r(x + w)} ${r(top)}Z`
  s.fill(body, s.across('#C89A6C', '#A67654', '#6E4E4C', '#3E3448'))
  s.within(`clip-path="${s.picture.clip(body)}"`, () => {
    let staves = ''
    for (const k of [-0.78, -0.46, -0.12, 0.24, 0.58, 0.86])
      staves += `M${r(x + w * k)} ${r(top)}Q${r(x + w * k * 1.42)} ${r(y - h / 2)} ${r(x + w * k)} ${r(y + h * 0.1)}`
    s.stroke(staves, s.c('#2E2A40'), h * 0.012, 0.6)
    for (const t of [0.13, 0.36, 0.68, 0.9]) {
      const cy = top + h * t
      s.stroke(
        `M${r(x - w * 1.4)} ${r(cy)}Q${r(x)} ${r(cy + h * 0.15)} ${r(x + w * 1.4)} ${r(cy)}`,
        s.across('#7E8A94', '#4A5266', '#262E48'),
        h * 0.055,
      )
      s.stroke(
        `M${r(x - w * 1.3)} ${r(cy - h * 0.02)}Q${r(x)} ${r(cy + h * 0.128)} ${r(x + w * 0.1)} ${r(cy + h * 0.052)}`,
        s.c('#D9E2DC'),
        h * 0.008,
        0.5,
      )
    }
  })
  s.fill(ellipse(x, top, w, h * 0.085), s.across('#E6C08E', '#B08660', '#6A5052'))
  s.fill(ellipse(x, top + h * 0.008, w * 0.86, h * 0.066), s.across('#A67C5A', '#8A6452', '#544450'))
}

/** A sea chest, its lid thrown open; its papers are leaving. @param at middle of its foot @param width px. */
export function openChest(s: Sketch, [x, y]: Point, width: number): void {
  const [w, h] = [width / 2, width * 0.42]
  s.fill(lens(x, y + 2, w * 1.25, h * 0.16), '#071E30', 0.5)
  const lid = `M${r(x - w * 0.96)} ${r(y - h)}Q${r(x - w * 1.06)} ${r(y - h * 1.9)} ${r(x - w * 0.9)} ${r(y - h * 2)}H${r(x + w * 0.9)}Q${r(x + w * 1.06)} ${r(y - h * 1.9)} ${r(x + w * 0.96)} ${r(y - h)}Z`
  s.fill(lid, s.across('#8E6650', '#6A4A4A', '#40364A'))
  s.fill(rect(x - w * 0.84, y - h * 1.84, w * 1.68, h * 0.8), s.down('#2C3048', '#1A2A44'))
  for (const [dx, turn, up] of [
    [-0.5, -14, 1.24],
    [-0.06, 6, 1.34],
    [0.42, 16, 1.2],
  ] as const)
    letter(s, [x + dx * w, y - h * up], w * 0.5, turn)
  const body = rect(x - w, y - h, width, h)
  s.fill(body, s.across('#C08E60', '#946A52', '#5E484E', '#3A3246'))
  s.fill(rect(x - w, y - h, width, h * 0.09), s.across('#F0CE98', '#A88062', '#5A4A54'))
  s.stroke(
    line([
      [x - w, y - h * 0.5],
      [x + w, y - h * 0.5],
    ]),
    s.c('#2E2A40'),
    2.4,
    0.6,
  )
  for (const dx of [-0.88, 0.74])
    s.fill(rect(x + dx * w, y - h, w * 0.14, h), s.across('#8E979C', '#4C5468', '#2A324C'))
  s.fill(rect(x - w * 0.15, y - h * 0.98, w * 0.3, h * 0.42), s.across('#F0CE90', '#B98A58', '#6A4E48'))
  s.fill(
    ellipse(x, y - h * 0.8, w * 0.045, w * 0.045) + rect(x - w * 0.018, y - h * 0.8, w * 0.036, h * 0.16),
    s.c('#2A2438'),
  )
}

/** A letter, adrift. @param at its middle @param width px @param turn degrees. */
export function letter(s: Sketch, [x, y]: Point, width: number, turn: number): void {
  const [w, h] = [width / 2, width * 0.32]
  s.within(`transform="rotate(${turn} ${r(x)} ${r(y)})"`, () => {
    s.fill(rect(x - w, y - h, width, 2 * h), s.across('#FBF1DA', '#DCD8C4', '#9FB4B0'))
    s.fill(
      polygon([
        [x - w, y - h],
        [x, y + h * 0.3],
        [x + w, y - h],
      ]),
      s.across('#FFF8E6', '#E6DEC8', '#B4C0B6'),
    )
    s.stroke(
      `M${r(x - w)} ${r(y - h)}L${r(x)} ${r(y + h * 0.3)}L${r(x + w)} ${r(y - h)}`,
      s.c('#8A7A70'),
      width * 0.02,
    )
  })
}

/** A rope laid down in rings. @param at middle of its foot @param half its width. */
export function coil(s: Sketch, [x, y]: Point, half: number): void {
  const random = chance(631)
  s.fill(lens(x, y + half * 0.1, half * 1.2, half * 0.2), '#071E30', 0.5)
  for (let i = 0; i < 5; i++) {
    const [cy, k] = [y - i * half * 0.19, half * (1 - i * 0.035) * random.between(0.97, 1.02)]
    const ring = ellipse(x + random.between(-3, 3), cy, k, k * 0.3)
    s.stroke(ring, s.c('#4A3C40'), half * 0.24)
    s.stroke(ring, s.across('#E2C08C', '#B08E68', '#6A5850'), half * 0.18)
    let twist = ''
    for (let a = 0; a < 6.28; a += 0.16) {
      const [px, py] = [x + Math.cos(a) * k, cy + Math.sin(a) * k * 0.3]
      twist += line([
        [px - half * 0.03, py - half * 0.07],
        [px + half * 0.03, py + half * 0.07],
      ])
    }
    s.stroke(twist, s.c('#6A5048'), 1.8, 0.55)
  }
}

/** A crate of boards. @param at left foot. */
export function woodCrate(s: Sketch, [x, y]: Point, width: number, height: number): void {
  s.fill(lens(x + width / 2, y + 2, width * 0.62, 9), '#071E30', 0.5)
  s.fill(rect(x, y - height, width, height), s.across('#A67E5C', '#7E6050', '#4A4050'))
  const rows = 4
  for (let i = 1; i < rows; i++) s.fill(rect(x, y - (height * i) / rows - 2, width, 4), s.c('#2A2A42'), 0.6)
  const board = width * 0.12
  s.fill(
    polygon([
      [x + board, y],
      [x + board * 2.2, y],
      [x + width - board, y - height],
      [x + width - board * 2.2, y - height],
    ]),
    s.across('#B88E66', '#86664F', '#544656'),
  )
  for (const at of [x, x + width - board])
    s.fill(rect(at, y - height, board, height), s.across('#D0A476', '#8E6C56', '#564858'))
  s.fill(rect(x - 4, y - height, width + 8, board * 0.8), s.across('#E2BA88', '#9A765C', '#5A4C5A'))
  s.fill(rect(x - 4, y - board * 0.8, width + 8, board * 0.8), s.across('#C09468', '#806250', '#4A4052'))
}
