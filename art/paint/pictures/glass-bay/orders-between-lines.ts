import { ellipse, rect } from '../../lib/path.ts'
import { brassArm, brassBust } from '../studio/brass-bust.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { sheet } from '../studio/paper.ts'
import { plaster, table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const ROWS = [-112, -62, -12, 38, 88] as const

/** What is written between the lines pulls at the helper's head; its other hand is giving something away. */
export function ordersBetweenLines(): Spot {
  const foot = [92, 500] as const
  const s = new Spot(flameOf(foot, 180), 720)
  plaster(s, '#5A4658')
  s.placed([300, 236], 2, 1.24, () => brassBust(s, 1))
  table(s, 458, 560)
  lantern(s, foot, 180)
  s.placed([628, 284], 4, 1, () => document(s))
  threads(s)
  brassArm(s, 'M416 430Q520 476 524 376', [524, 356])
  s.placed([850, 436], -10, 1, () => list(s))
  brassArm(s, 'M250 452Q430 560 772 474', [788, 462])
  return s
}

/** Grey lines for us, glowing ones for the machine. */
function document(s: Spot): void {
  s.fill(rect(-118, -154, 260, 328), '#081733', 0.35)
  s.form(rect(-130, -168, 260, 328), '#EADFCC', { depth: 0.34, rim: 3 })
  let text = rect(-104, -146, 120, 16)
  for (const y of ROWS) text += rect(-104, y, 208, 9) + rect(-104, y + 15, 160, 9)
  s.fill(text, '#5B5F8C', 0.55)
  for (const y of [-74, 26]) {
    s.glow([0, y], 150, 0.3, '#FF9A4A')
    s.fill(rect(-104, y - 4, 196, 8), '#F2603A')
  }
}

/** From the glowing lines to the head. */
function threads(s: Spot): void {
  for (const d of ['M532 204Q470 130 360 168', 'M524 304Q440 300 386 250']) {
    s.stroke(d, '#FFB45C', 9, 0.3)
    s.stroke(d, '#FFD08A', 3.5)
  }
  s.fill(ellipse(360, 168, 7, 7) + ellipse(386, 250, 7, 7), '#FFE6B0')
}

/** The customer list: faces and lines. */
function list(s: Spot): void {
  s.placed([0, 0], 0, 1, () => sheet(s, 150, 120, 0))
  for (const [i, own] of ['#C4583C', '#3F7478', '#B0803E'].entries()) {
    const y = -36 + i * 36
    s.fill(ellipse(-46, y - 4, 8, 9) + `M-60 ${y + 15}q14 -18 28 0Z`, own)
    s.fill(rect(-20, y - 6, 78, 8) + rect(-20, y + 7, 52, 6), '#5B5F8C', 0.6)
  }
}
