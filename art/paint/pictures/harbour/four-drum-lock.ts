import { ellipse, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { plaster, seaWindow, table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** One big lock whose four drums each show a thing instead of a figure. */
export function fourDrumLock(): Spot {
  const s = new Spot(flameOf([96, 500], 160), 760)
  plaster(s)
  seaWindow(s, { box: [730, 64, 180, 150], sun: 0.2, seed: 21 })
  table(s, 430, 552)
  lantern(s, [96, 500], 160)
  s.shadow([478, 498], 330, 26, 0.75)
  const arc = 'M300 262V196Q300 84 478 84Q656 84 656 196V262'
  s.stroke(arc, '#46557F', 46)
  s.stroke(arc, '#8796B4', 30)
  s.stroke('M290 250V196Q290 74 470 74', '#EEF3F8', 7, 0.75)
  s.form(rounded(186, 240, 584, 256, 40), '#D6993E', { depth: 0.62, rim: 6 })
  s.form(rounded(204, 258, 548, 220, 28), '#B87A38', { depth: 0.5, rim: 0 })
  drums(s)
  hand(s, { pose: 'pinch', at: [738, 380], turn: 16, scale: 1.02, skin: SKINS.brown, sleeve: '#2F5C63' })
  return s
}

function drums(s: Spot): void {
  const things = [fishMark, treeMark, bellMark, moonMark] as const
  things.forEach((draw, i) => {
    const x = 222 + i * 131
    const slot = rounded(x, 272, 118, 192, 14)
    s.fill(slot, '#2A2142')
    s.inside(slot, () => {
      s.fill(
        rect(x, 272, 118, 192),
        s.picture.linear(
          [
            [0, '#5A5068'],
            [0.3, '#E9DCC6'],
            [0.6, '#F3E8D4'],
            [1, '#4C4668'],
          ],
          [0, 0],
          [0, 1],
        ),
      )
      s.within(`transform="translate(${x + 59} 368)"`, () => draw(s))
      const other = things[(i + 2) % 4] ?? fishMark
      s.within(`opacity="0.35" transform="translate(${x + 59} 470) scale(1 .7)"`, () => other(s))
      s.within(`opacity="0.35" transform="translate(${x + 59} 268) scale(1 .7)"`, () =>
        (things[(i + 1) % 4] ?? fishMark)(s),
      )
      s.fill(rect(x, 312, 118, 3) + rect(x, 422, 118, 3), '#6A5468', 0.5)
      s.fill(rect(x, 272, 10, 192), '#2A2142', 0.35)
    })
    s.stroke(slot, '#F4C878', 3, 0.6)
  })
}

function fishMark(s: Spot): void {
  s.fill('M-44 0Q-16 -34 18 -10L42 -26Q36 0 42 26L18 10Q-16 34 -44 0Z', '#2F7A86')
  s.fill(ellipse(-24, -5, 5, 5), '#F3E8D4')
}

function treeMark(s: Spot): void {
  s.fill(rect(-6, 20, 12, 22), '#6A4638')
  s.fill('M0 -44L26 -10H13L34 24H-34L-13 -10H-26Z', '#2F6A54')
}

function bellMark(s: Spot): void {
  s.fill('M0 -42Q10 -42 10 -32Q32 -24 32 6L42 24H-42L-32 6Q-32 -24 -10 -32Q-10 -42 0 -42Z', '#C07A2E')
  s.fill(ellipse(0, 32, 10, 9), '#8A4A2A')
}

function moonMark(s: Spot): void {
  s.fill('M12 -42A42 42 0 1 0 40 20A34 34 0 0 1 12 -42Z', '#4C5F9E')
  s.fill('M30 -30l5 11l11 5l-11 5l-5 11l-5 -11l-11 -5l11 -5Z', '#4C5F9E')
}
