import { mix } from '../../lib/colour.ts'
import { ellipse, lens, polygon, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { dusk } from '../studio/dusk.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { lantern } from '../studio/lantern.ts'
import { arm, head, torso } from '../studio/person.ts'
import { Spot } from '../studio/spot.ts'

/** Something blinks that should not: ring at once. */
export function pierBell(): Spot {
  const s = new Spot([250, 180], 560)
  dusk(s, { horizon: 330, sun: 880, seed: 31 })
  planks(s)
  const wood = '#75504A'
  s.form(rect(106, 92, 40, 430), wood, { rim: 4, depth: 0.6 })
  s.form(rounded(80, 96, 330, 30, 8), wood, { from: 'top', rim: 3 })
  s.form(
    polygon([
      [146, 214],
      [146, 176],
      [216, 126],
      [254, 126],
    ]),
    mix(wood, '#10244C', 0.3),
    { rim: 2 },
  )
  s.fill(
    'M78 98Q96 78 150 82Q240 90 300 82Q380 76 412 98Z',
    s.picture.linear([
      [0, '#E4EAF2'],
      [1, '#90A9D0'],
    ]),
  )
  s.placed([180, 138], 0, 1, () => lantern(s, [0, 100], 92, { shadow: false, halo: 2.4 }))
  bell(s, [330, 128])
  s.stroke('M338 270Q352 330 400 356', '#D9B98A', 8)
  s.stroke('M400 356Q392 420 380 470', '#D9B98A', 8)
  const [coat, skin] = ['#2F6A66', SKINS.deep]
  torso(s, [640, 300], 220, 330, coat, '#D9A04E')
  head(s, {
    at: [640, 208],
    size: 78,
    look: 'left',
    hair: 'cap',
    colour: '#A4423C',
    skin,
    lean: -8,
    eyes: -0.4,
  })
  redLaptop(s, [716, 452])
  arm(
    s,
    [
      [720, 350],
      [790, 452],
      [716, 508],
    ],
    66,
    mix(coat, '#FFFFFF', 0.05),
    skin,
  )
  s.stroke('M566 356Q520 420 452 382', mix(coat, '#10244C', 0.45), 66)
  s.stroke('M562 348Q516 408 452 372', coat, 48)
  s.stroke('M556 338Q512 390 458 358', mix(coat, '#FFD9A0', 0.5), 10, 0.6)
  hand(s, { pose: 'grip', at: [400, 356], turn: 12, scale: 0.74, skin, sleeve: coat, arm: 60 })
  return s
}

function bell(s: Spot, [x, y]: Point): void {
  s.glow([x, y + 70], 150, 0.3)
  s.stroke(ellipse(x, y + 12, 13, 13), '#8A6238', 8)
  s.placed([x, y + 24], -13, 1, () => {
    s.form(ellipse(4, 112, 15, 17), '#7A4E34', { rim: 3 })
    const d =
      'M-14 0Q0 -10 14 0Q44 10 48 52Q52 84 74 100Q74 108 66 110H-66Q-74 108 -74 100Q-52 84 -48 52Q-44 10 -14 0Z'
    s.form(d, '#DBA149', { depth: 0.66, rim: 5 })
    s.stroke('M-54 84Q0 94 54 84M-46 46Q0 54 46 46', '#8A5A32', 4, 0.6)
    s.fill('M-30 18Q-38 50 -42 78Q-30 84 -24 84Q-26 46 -14 14Z', '#FFF0C8', 0.5)
  })
  s.stroke(
    `M${x - 108} ${y + 34}q-22 38 -4 84M${x + 104} ${y + 24}q24 36 12 86M${x - 134} ${y + 44}q-14 34 -4 62`,
    '#FFE2A8',
    5,
    0.55,
  )
}

/** A closed laptop under the arm, its light blinking red. */
function redLaptop(s: Spot, at: Point): void {
  s.placed(at, -24, 1, () => {
    s.form(rounded(-120, -62, 220, 132, 14), '#55668F', { depth: 0.6, rim: 4 })
    s.fill(rect(-120, 54, 220, 4), '#1C2A50', 0.6)
    s.form(rounded(-110, 59, 200, 12, 5), '#8393B8', { rim: 1.5 })
  })
  const [x, y]: Point = [at[0] - 84, at[1] - 2]
  s.glow([x, y], 92, 0.95, '#F2503F')
  s.fill(ellipse(x, y, 8.5, 8.5), '#FFE0D0')
}

/** The end of a pier with snow on its boards. */
function planks(s: Spot): void {
  s.fill(
    rect(0, 470, 960, 130),
    s.picture.linear(
      [
        [0, '#5A5270'],
        [1, '#1E2A50'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.stroke('M0 508H960M0 556H960', '#141F42', 4, 0.5)
  s.fill(
    'M0 470Q200 448 420 466T960 462V486Q800 500 660 490Q520 482 380 500Q200 512 0 494Z',
    s.picture.linear(
      [
        [0, '#D3DCEA'],
        [1, '#7F9ACB'],
      ],
      [0, 0],
      [0.5, 1],
    ),
  )
  s.pool([250, 486], 270, 40, 0.6)
}

/** One light reported in time turns three boats. */
export function beamOverRocks(): Spot {
  const s = new Spot([166, 172], 640)
  dusk(s, { horizon: 270, sun: -500, moon: [836, 96], seed: 44 })
  s.fill(rect(0, 0, 960, 600), '#081A3A', 0.3)
  const beam = s.picture.linearAt(
    [
      [0, '#FFE9B8', 0.85],
      [0.35, '#FFD48A', 0.42],
      [1, '#FFC46A', 0.04],
    ],
    [166, 172],
    [960, 360],
  )
  s.fill('M166 160L980 190V500L166 184Z', beam)
  s.fill('M166 165L980 262V420L166 179Z', beam, 0.6)
  rocks(s)
  lighthouse(s, [166, 470])
  snowfieldCliff(s)
  boat(s, [742, 330], 0.62, 1)
  boat(s, [816, 452], 0.95, 1)
  boat(s, [424, 472], 1.02, -1)
  return s
}

function lighthouse(s: Spot, [x, y]: Point): void {
  const tower = polygon([
    [x - 46, y],
    [x - 30, 214],
    [x + 30, 214],
    [x + 46, y],
  ])
  s.form(tower, '#C3CADA', { depth: 0.7, rim: 4 })
  for (const [a, b] of [
    [250, 300],
    [360, 410],
  ] as const)
    s.inside(tower, () => s.form(rect(x - 60, a, 120, b - a), '#B4483C', { depth: 0.6, rim: 0 }))
  s.form(rounded(x - 46, 202, 92, 16, 4), '#3A4670', { rim: 3 })
  s.fill(
    rect(x - 25, 150, 50, 52),
    s.picture.radial([
      [0, '#FFFBE6'],
      [0.5, '#FFE28A'],
      [1, '#F2A040'],
    ]),
  )
  s.stroke(`M${x - 9} 150V202M${x + 9} 150V202`, '#7A4A34', 4)
  s.form(`M${x - 36} 152Q${x - 30} 118 ${x} 106Q${x + 30} 118 ${x + 36} 152Z`, '#B4483C', { rim: 3 })
  s.fill(ellipse(x, 102, 6, 6), '#E8C070')
  s.glow([x, 176], 210, 0.9)
}

function snowfieldCliff(s: Spot): void {
  s.form('M-20 452Q60 424 120 444Q210 440 250 470Q290 520 300 600H-20Z', '#4A5C8C', { rim: 0, depth: 0.6 })
  s.fill(
    'M-20 452Q60 424 120 444Q210 440 250 470Q262 486 270 508Q240 486 214 500Q190 474 150 492Q110 470 60 486Q20 474 -20 492Z',
    s.picture.linear([
      [0, '#E2E4EC'],
      [1, '#86A0CE'],
    ]),
  )
}

/** Sharp rocks in the light: each one lit face and one dark face. */
function rocks(s: Spot): void {
  const random = chance(12)
  for (const [x, y, half, high] of [
    [470, 368, 56, 96],
    [640, 404, 92, 172],
    [556, 396, 74, 128],
    [716, 410, 46, 76],
    [500, 412, 44, 60],
  ] as const) {
    s.shadow([x, y + 2], half * 1.3, 12, 0.6)
    const tip: Point = [x + random.between(-6, 12), y - high]
    s.fill(
      polygon([
        [x - half, y],
        [x - half * 0.62, y - high * 0.5],
        [x - half * 0.26, y - high * 0.6],
        tip,
        [x + half * 0.06, y - high * 0.4],
        [x - half * 0.06, y],
      ]),
      s.picture.linear(
        [
          [0, '#F8DCA8'],
          [0.55, '#C79C88'],
          [1, '#6A6490'],
        ],
        [0, 0],
        [0.6, 1],
      ),
    )
    s.fill(
      polygon([
        tip,
        [x + half * 0.5, y - high * 0.62],
        [x + half * 0.66, y - high * 0.3],
        [x + half, y],
        [x - half * 0.06, y],
        [x + half * 0.06, y - high * 0.4],
      ]),
      s.picture.linear(
        [
          [0, '#26385F'],
          [1, '#14264A'],
        ],
        [0, 0],
        [0, 1],
      ),
    )
    s.fill(
      polygon([
        tip,
        [x - half * 0.26, y - high * 0.6],
        [x - half * 0.12, y - high * 0.62],
        [x - half * 0.02, y - high * 0.5],
      ]),
      '#F6E6D2',
      0.85,
    )
    s.fill(lens(x, y + 2, half * 1.12, 4), '#D8E6F2', 0.7)
    s.fill(lens(x + 10, y + 11, half * 0.8, 2.4), '#D8E6F2', 0.4)
  }
}

/** A small sailing boat with its lantern, its wake showing the turn it has made. @param way 1 sails to the right. */
function boat(s: Spot, at: Point, scale: number, way: 1 | -1): void {
  s.placed(
    at,
    0,
    scale,
    () => {
      s.stroke('M-46 14Q-150 26 -172 -16', '#DCE9F4', 7, 0.5)
      s.stroke('M-40 24Q-176 44 -206 -18', '#DCE9F4', 4, 0.35)
      s.shadow([0, 20], 92, 13, 0.6)
      s.form('M2 -150Q62 -96 74 -14H2Z', '#E9DDCF', { depth: 0.5, rim: 4 })
      s.form('M-8 -134Q-50 -70 -56 -16H-8Z', '#C5B9BE', { depth: 0.5, rim: 3 })
      s.fill(rect(-6, -164, 7, 166), '#6A4A4A')
      s.form('M-78 -6H86Q78 26 44 30H-44Q-70 26 -78 -6Z', '#A44C40', { depth: 0.6, rim: 4 })
      s.fill('M-78 -6H86L84 2H-76Z', '#E8B98A', 0.8)
      s.glow([-62, -26], 52, 0.9)
      s.fill(ellipse(-62, -24, 6, 8), '#FFF3D0')
      s.fill(lens(-62, 40, 26, 3), '#FFC46A', 0.6)
    },
    way,
  )
}
