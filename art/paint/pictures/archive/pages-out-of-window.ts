import { polygon, r, rect, type Point } from '../../lib/path.ts'
import { dusk } from '../studio/dusk.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { plaster, table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** What leaves the house does not come back. */
export function pagesOutOfWindow(): Spot {
  const foot = [140, 486] as const
  const s = new Spot(flameOf(foot, 190), 620)
  plaster(s, '#34507F')
  window(s)
  table(s, 446, 560)
  lantern(s, foot, 190)
  pile(s)
  const flight: readonly (readonly [Point, number, number, number])[] = [
    [[838, 262], 0.2, -30, 1],
    [[786, 226], 0.26, 20, -1],
    [[742, 300], 0.34, -16, 1],
    [[716, 176], 0.42, 34, -1],
    [[640, 250], 0.58, -24, 1],
    [[572, 158], 0.7, 14, -1],
    [[520, 312], 0.9, -34, 1],
    [[404, 222], 1, 18, -1],
    [[372, 350], 1.08, -16, 1],
  ]
  for (const [at, size, turn, bend] of flight) page(s, at, size, turn, bend)
  return s
}

function window(s: Spot): void {
  const opening = 'M464 448V214Q470 96 660 52Q850 96 856 214V448Z'
  s.form('M432 452V206Q440 62 660 18Q880 62 888 206V452Z', '#54699A', { depth: 0.6 })
  s.inside(opening, () => dusk(s, { horizon: 330, sun: 740, box: [460, 40, 400, 410], seed: 5 }))
  s.stroke(opening, '#0B1B3E', 9, 0.45)
  const casement = (hinge: number, edge: number): void => {
    const d = polygon([
      [hinge, 176],
      [edge, 150],
      [edge, 470],
      [hinge, 444],
    ])
    s.fill(d, '#9DB8DC', 0.16)
    s.stroke(d, '#6E5566', 11)
    s.stroke(`M${hinge} 312L${edge} 312M${(hinge + edge) / 2} 164V456`, '#6E5566', 7)
    s.stroke(`M${edge} 152V468`, '#FFD9A0', 2.5, 0.5)
  }
  casement(462, 380)
  casement(858, 940)
  s.form(rect(418, 436, 486, 20), '#7286B0', { depth: 0.6 })
  s.fill('M470 437Q560 418 640 434Q740 420 850 437Z', '#CBD8EC', 0.9)
}

function pile(s: Spot): void {
  s.shadow([310, 486], 130, 16)
  for (let i = 0; i < 6; i++) {
    s.placed([308 + (i % 2 ? 5 : -4), 480 - i * 8], i % 2 ? 2 : -2, 1, () =>
      s.form('M-98 -6L-78 -16H84L104 -6L98 4H-94Z', i === 5 ? '#F0E4D2' : '#D3C3B4', { depth: 0.4, rim: 2 }),
    )
  }
}

/** A loose sheet in the wind. @param size 1 is 150 px wide @param bend which way it curls. */
function page(s: Spot, at: Point, size: number, turn: number, bend: number): void {
  s.placed(at, turn, size, () => {
    const k = bend * 22
    const d = `M-70 ${r(-46 + k)}Q-24 ${r(-60 - k)} 8 -46Q46 ${r(-34 + k)} 74 ${r(-52 - k * 0.4)}L70 ${r(44 - k * 0.4)}Q40 ${r(62 + k)} 4 48Q-30 ${r(36 - k)} -74 ${r(52 + k)}Z`
    s.form(d, '#EBDDC8', { depth: 0.42, rim: 3 })
    s.inside(d, () => {
      for (let i = 0; i < 5; i++)
        s.stroke(
          `M-52 ${r(-26 + i * 15 + k * 0.5)}Q-20 ${r(-34 + i * 15 - k * 0.5)} 4 ${-24 + i * 15}T${i === 4 ? 20 : 52} ${r(-26 + i * 15)}`,
          '#5B5F8C',
          4.5,
          0.5,
        )
      s.fill(
        `M8 -46Q46 ${r(-34 + k)} 74 ${r(-52 - k * 0.4)}L70 ${r(44 - k * 0.4)}Q40 ${r(62 + k)} 22 52Z`,
        '#3A4A80',
        0.2,
      )
    })
  })
}
