import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { bust, faceOf } from '../studio/bust.ts'
import { laptop, mug, rounded } from '../studio/devices.ts'
import { dusk } from '../studio/dusk.ts'
import { SKINS } from '../studio/hand.ts'
import { lantern, flameOf } from '../studio/lantern.ts'
import { arm } from '../studio/person.ts'
import { portrait } from '../studio/portrait.ts'
import { table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** The saloon of the ferry, with five things that tell strangers too much. */
export function ferrySaloon(): Spot {
  const foot = [554, 392] as const
  const s = new Spot(flameOf(foot, 110), 620, 'left')
  wall(s, '#3A5280')
  windows(s)
  bust(s, [182, 312], 168, '#2F6A66', { hair: 'bob', colour: '#5A3428', skin: SKINS.fair, look: 'right' })
  badge(s, [182, 342])
  bust(s, [712, 308], 172, '#8A4A5C', {
    hair: 'short',
    colour: '#2A2438',
    skin: SKINS.brown,
    look: 'left',
    mouth: 'open',
  })
  loudCall(s, [712, 308])
  table(s, 386, 556)
  lantern(s, foot, 110)
  laptop(s, { at: [404, 462], width: 214, screen: (w, h) => list(s, w, h) })
  mug(s, [250, 470], 62)
  page(s)
  suitcase(s, [846, 572])
  return s
}

function windows(s: Spot): void {
  const panes = [
    [40, 400],
    [520, 400],
  ] as const
  s.inside(panes.map(([x, w]) => rounded(x, 54, w, 196, 34)).join(''), () =>
    dusk(s, { horizon: 190, sun: 250, box: [20, 44, 920, 216], seed: 14 }),
  )
  for (const [x, w] of panes) {
    s.stroke(rounded(x, 54, w, 196, 34), '#6A7CA6', 12)
    s.stroke(`M${x + 4} 214V88q0 -30 30 -32H${x + w * 0.8}`, '#F2C898', 3, 0.5)
  }
}

/** On a ribbon round the neck: a face, a name, a firm. */
function badge(s: Spot, [x, y]: Point): void {
  s.stroke(`M${x - 30} ${y - 50}L${x} ${y - 26}L${x + 30} ${y - 50}`, '#E0704A', 7)
  s.form(rounded(x - 30, y - 28, 60, 74, 8), '#F1E8DA', { rim: 2, depth: 0.3 })
  s.fill(rounded(x - 30, y - 28, 60, 16, 7), '#3F78A8')
  portrait(s, [x, y + 4], 0.34, { skin: SKINS.fair, hair: '#5A3428', coat: '#2F6A66' })
  s.fill(rounded(x - 20, y + 26, 40, 5, 2) + rounded(x - 14, y + 35, 28, 4, 2), '#4A4A68')
}

function loudCall(s: Spot, at: Point): void {
  const [fx, fy] = faceOf(at, 172)
  arm(
    s,
    [
      [at[0] + 78, at[1] + 46],
      [at[0] + 124, at[1] + 16],
      [fx + 66, fy + 26],
    ],
    40,
    '#8A4A5C',
    SKINS.brown,
  )
  s.placed([fx + 50, fy + 4], 12, 1, () =>
    s.form(rounded(-12, -40, 24, 78, 7), '#2A365F', { rim: 3, depth: 0.5 }),
  )
  for (const [k, strength] of [
    [0, 0.85],
    [1, 0.6],
    [2, 0.35],
  ] as const)
    s.stroke(
      `M${fx - 66 - k * 22} ${fy - 2 - k * 10}q${-16 - k * 5} ${28 + k * 8} ${-2} ${58 + k * 18}`,
      '#FFE2B0',
      6,
      strength,
    )
}

/** Faces, names and sums, large enough for the aisle. */
function list(s: Spot, w: number, h: number): void {
  for (let i = 0; i < 4; i++) {
    const y = h * (0.17 + i * 0.2)
    const own = ['#C4583C', '#3F7478', '#8A5A9C', '#D9A04E'][i] ?? '#C4583C'
    s.fill(ellipse(w * 0.11, y + h * 0.07, 9, 9), own)
    s.fill(rounded(w * 0.2, y + h * 0.035, w * (i % 2 ? 0.34 : 0.42), h * 0.07, 4), '#2E4A7C', 0.85)
    s.fill(rounded(w * 0.74, y + h * 0.035, w * 0.18, h * 0.07, 4), mix(own, '#2E4A7C', 0.3), 0.85)
  }
}

/** A printed page that nobody came back for. */
function page(s: Spot): void {
  const sheet: Point[] = [
    [500, 424],
    [600, 420],
    [632, 496],
    [516, 502],
  ]
  s.shadow([568, 500], 80, 10, 0.5)
  s.form(polygon(sheet), '#EFE6D6', { from: 'top', depth: 0.3, rim: 2 })
  for (let i = 0; i < 5; i++) {
    const y = 438 + i * 12
    s.stroke(`M${516 + i * 2.4} ${y}L${(i % 2 ? 580 : 592) + i * 4} ${y - 2.6}`, '#6A6484', 4, 0.7)
  }
  s.fill(ellipse(606, 484, 11, 6), '#C2412F', 0.7)
}

/** It waits by the table, its owner's address dangling from it. @param at middle of its foot */
function suitcase(s: Spot, [x, y]: Point): void {
  s.shadow([x, y + 2], 110, 14, 0.7)
  s.stroke(`M${x - 28} ${y - 190}V${y - 236}H${x + 28}V${y - 190}`, '#2E3A62', 11)
  s.form(rounded(x - 84, y - 194, 168, 190, 22), '#B0553E', { depth: 0.6, rim: 4 })
  for (const dx of [-44, 0, 44])
    s.stroke(`M${x + dx} ${y - 184}V${y - 14}`, mix('#B0553E', '#10244C', 0.5), 5, 0.6)
  s.form(rect(x - 84, y - 108, 168, 12), mix('#B0553E', '#10244C', 0.35), { rim: 0 })
  s.stroke(`M${x + 8} ${y - 200}Q${x + 26} ${y - 160} ${x + 14} ${y - 132}`, '#E9D9B8', 5)
  s.placed([x + 10, y - 96], 8, 1, () => {
    s.form('M-30 -24L-14 -40H14L30 -24V40H-30Z', '#F3E9D4', { rim: 2, depth: 0.3 })
    s.fill(ellipse(0, -26, 5, 5), '#5A4A58')
    s.fill(
      rounded(-20, -10, 40, 6, 3) + rounded(-20, 4, 32, 5, 2) + rounded(-20, 16, 38, 5, 2),
      '#4A4A68',
      0.85,
    )
  })
}
