import { blob, ellipse, polygon, r, type Point } from '../../lib/path.ts'
import { dusk } from '../studio/dusk.ts'
import { rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { envelope, seal } from '../studio/paper.ts'
import { plaster, seaWindow, table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { bookPile } from './books.ts'

/** Under the glass the seal shows its crack. */
export function sealedLetter(): Spot {
  const s = new Spot(flameOf([100, 268], 170), 640)
  plaster(s, '#33557A')
  seaWindow(s, { box: [590, -70, 270, 190], sun: 0.4, seed: 9 })
  table(s, 176, 560)
  bookPile(s, [262, 232], 150, 3)
  lantern(s, [100, 268], 170)
  s.fill(
    polygon([
      [182, 268],
      [684, 226],
      [706, 506],
      [206, 556],
    ]),
    '#120C2A',
    0.34,
  )
  s.placed([430, 386], -5, 1, () => {
    envelope(s, 500)
    seal(s, [0, 34], 46, true)
  })
  magnifier(s, [452, 396])
  return s
}

/** A glass that shows the seal larger, held from the right below. */
function magnifier(s: Spot, [x, y]: Point): void {
  const radius = 104
  s.fill(ellipse(x + 16, y + 26, radius + 8, radius + 4), '#1A1030', 0.3)
  s.placed([x, y], 34, 1, () =>
    s.form(rounded(radius + 2, -15, 200, 30, 13), '#8A5340', { from: 'top', depth: 0.6, rim: 3 }),
  )
  const pane = ellipse(x, y, radius, radius)
  s.fill(
    pane,
    s.picture.linear([
      [0, '#FBEFDC'],
      [1, '#D9C6BC'],
    ]),
  )
  s.inside(pane, () => {
    s.fill(
      `M${x - 150} ${y - 60}L${x - 4} ${y + 44}L${x + 150} ${y - 84}V${y + 130}H${x - 150}Z`,
      '#B39A9C',
      0.4,
    )
    s.placed([x - 8, y + 2], -5, 1, () => seal(s, [0, 0], 76, true))
    s.fill(
      `M${x - 90} ${y - 30}Q${x - 60} ${y - 96} ${x + 20} ${y - 100}Q${x - 50} ${y - 70} ${x - 66} ${y - 6}Z`,
      '#FFFFFF',
      0.42,
    )
    s.fill(ellipse(x + 54, y + 62, 22, 10), '#FFFFFF', 0.16)
  })
  s.stroke(pane, '#7A4A38', 17)
  s.stroke(
    pane,
    s.picture.linear([
      [0, '#FFDFA0'],
      [0.4, '#D69A50'],
      [1, '#6A4440'],
    ]),
    11,
  )
  hand(s, {
    pose: 'grip',
    at: [x + 196, y + 134],
    turn: -8,
    scale: 1.08,
    skin: SKINS.brown,
    sleeve: '#2F6A66',
  })
}

/** A letter as bait, and someone about to think it over. */
export function letterOnHook(): Spot {
  const s = new Spot([480, 170], 560, 'top')
  dusk(s, { horizon: 196, sun: 200, seed: 21 })
  underwater(s)
  s.stroke('M610 -10Q556 60 500 92', '#DCE6F0', 3, 0.8)
  s.glow([480, 190], 300, 0.5)
  s.placed([478, 222], 7, 1, () => {
    envelope(s, 236, '#F0DFC6')
    seal(s, [0, 22], 25)
  })
  for (const [paint, width] of [
    ['#2A3358', 11],
    ['#C9D6E8', 5],
  ] as const)
    s.stroke('M500 88V176q0 26 -24 26q-22 0 -22 -24l10 8', paint, width)
  s.fill(rounded(493, 78, 14, 18, 7), '#C9D6E8')
  fish(s, [436, 428])
  return s
}

/** The dark below the surface, cut open; the line of the water lit from above. */
function underwater(s: Spot): void {
  const top = 'M0 318Q120 306 240 318T480 318T720 318T960 318'
  s.fill(
    `${top}V600H0Z`,
    s.picture.linearAt(
      [
        [0, '#3F78A0'],
        [0.16, '#235684'],
        [0.5, '#143963'],
        [1, '#0A1E3F'],
      ],
      [0, 310],
      [0, 600],
    ),
  )
  s.fill(
    polygon([
      [420, 320],
      [540, 320],
      [660, 600],
      [280, 600],
    ]),
    s.picture.linear(
      [
        [0, '#FFD9A0', 0.3],
        [1, '#FFD9A0', 0],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.stroke(top, '#D6E8F2', 4, 0.8)
  s.fill(ellipse(480, 319, 120, 7), '#FFD9A0', 0.7)
  for (const [x, h, k] of [
    [60, 150, 1],
    [104, 110, 0.7],
    [860, 170, 1.1],
    [910, 120, 0.8],
  ] as const)
    s.stroke(
      `M${x} 606q${r(-34 * k)} ${r(-h * 0.4)} ${r(4 * k)} ${r(-h * 0.6)}t${r(-6 * k)} ${r(-h * 0.5)}`,
      '#1C5A5E',
      20 * k,
    )
  for (const [x, y, k] of [
    [560, 400, 9],
    [584, 366, 6],
    [568, 340, 4],
    [250, 470, 6],
    [236, 440, 4],
  ] as const) {
    s.stroke(ellipse(x, y, k, k), '#BFE0EE', 2, 0.6)
  }
}

/** A fish that looks up to the right. */
function fish(s: Spot, at: Point): void {
  s.placed(at, -28, 1.02, () => {
    s.form(
      blob([
        [-86, -4],
        [-150, -52],
        [-166, -40],
        [-146, 2],
        [-164, 46],
        [-148, 56],
      ]),
      '#D9703A',
      { from: 'top', depth: 0.6 },
    )
    s.form('M-30 -50Q6 -98 58 -78Q50 -58 30 -48Z', '#D9703A', { from: 'top', depth: 0.5 })
    s.form('M-20 48Q0 84 40 74Q34 54 24 46Z', '#C25C34', { from: 'top', depth: 0.5 })
    const body = 'M-104 0Q-40 -66 40 -58Q104 -50 126 -10Q128 -2 122 4Q104 50 36 56Q-40 62 -104 0Z'
    s.form(body, '#F08A4A', { from: 'top', depth: 0.62, rim: 5 })
    s.inside(body, () => {
      s.fill('M-104 0Q-20 40 126 6V70H-104Z', '#FBE3C4', 0.5)
      for (const x of [-46, -2]) s.fill(`M${x} -64q22 60 0 128h-18q20 -64 0 -128Z`, '#FDF0DC', 0.75)
    })
    s.form('M14 14q-34 4 -40 34q34 2 54 -18Z', '#D9703A', { from: 'top', depth: 0.5, rim: 2 })
    s.stroke('M46 -44q-16 44 2 88', '#A84A30', 4, 0.6)
    s.fill(ellipse(80, -18, 21, 21), '#FFF6E8')
    s.fill(ellipse(86, -23, 12.5, 13), '#1B1A30')
    s.fill(ellipse(90, -28, 4.4, 4.4), '#FFFFFF')
    s.stroke('M62 -44q16 -10 34 0', '#A84A30', 5)
    s.fill(ellipse(121, 4, 7, 9), '#7A2E2C')
  })
}
