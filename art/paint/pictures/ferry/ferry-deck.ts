import { ellipse, rect } from '../../lib/path.ts'
import { isletAfar } from './islet-afar.ts'
import { dusk } from '../studio/dusk.ts'
import { lantern } from '../studio/lantern.ts'
import { Spot } from '../studio/spot.ts'

/** Over the bow, towards the first lamp. */
export function ferryDeck(): Spot {
  const s = new Spot([150, 250], 620)
  dusk(s, { horizon: 262, sun: 720, seed: 12 })
  isletAfar(s, [420, 300], 0.9, true)
  isletAfar(s, [690, 280], 0.6, false)
  isletAfar(s, [868, 318], 1.05, false)
  for (const [x, y, w] of [
    [424, 330, 30],
    [418, 348, 22],
    [428, 368, 36],
    [420, 392, 26],
  ] as const)
    s.fill(ellipse(x, y, w, 3), '#FFCF8A', 0.65)
  bow(s)
  bell(s)
  s.stroke('M150 -10V108', '#2A2C50', 7)
  lantern(s, [150, 304], 180, { shadow: false })
  return s
}

function bow(s: Spot): void {
  s.form('M-10 620V470Q260 408 560 356Q760 404 980 466V620Z', '#8A5A48', { from: 'top', depth: 0.6 })
  for (const x of [60, 200, 340, 450, 560, 670, 790, 920])
    s.stroke(
      `M${560 + (x - 560) * 0.5} ${392 + Math.abs(x - 560) * 0.1}L${560 + (x - 560) * 1.6} 620`,
      '#3A2440',
      4,
      0.45,
    )
  s.pool([160, 500], 300, 90, 0.5)
  s.stroke('M-10 388Q260 322 560 268Q780 318 980 380', '#2A2C50', 17)
  s.stroke('M-10 384Q260 318 560 264Q780 314 980 376', '#E6D6C8', 7)
  s.stroke('M-10 372Q260 306 560 254Q780 304 980 366', '#DCE5F1', 9, 0.9)
  for (const [x, top, foot] of [
    [80, 366, 452],
    [240, 328, 418],
    [400, 296, 386],
    [560, 268, 356],
    [726, 304, 398],
    [890, 348, 440],
  ] as const)
    s.form(rect(x - 7, top, 14, foot - top), '#4A4C74', { depth: 0.6 })
  s.form('M-10 478Q260 414 560 360Q760 408 980 472V492Q760 428 560 382Q260 434 -10 498Z', '#DCE5F1', {
    depth: 0.4,
    warmth: 0.7,
  })
}

function bell(s: Spot): void {
  s.form('M690 620V300Q690 222 768 222T846 300V620H816V304Q816 254 768 254T720 304V620Z', '#7A5148', {
    depth: 0.6,
  })
  s.stroke('M768 250V286', '#3A2A40', 8)
  s.form('M716 404Q724 390 726 350Q728 292 768 290T810 350Q812 390 820 404Z', '#D9A24A', {
    depth: 0.6,
    rim: 5,
  })
  s.form('M706 404H830Q830 422 816 422H720Q706 422 706 404Z', '#C08A42', { depth: 0.6 })
  s.form(ellipse(768, 430, 14, 14), '#8A5638', { rim: 3 })
  s.stroke('M768 440Q764 476 772 506', '#E6D6BE', 5)
  s.form('M690 304Q690 220 768 220T846 304Q838 238 768 236T690 304Z', '#DCE5F1', { depth: 0.3 })
}
