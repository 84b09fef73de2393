import { mix } from '../../lib/colour.ts'
import { blob, ellipse, lens, polygon, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { dusk } from '../studio/dusk.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { envelope, seal } from '../studio/paper.ts'
import { arm, head } from '../studio/person.ts'
import { hourglass } from '../studio/hourglass.ts'
import { parcel } from '../studio/parcel.ts'
import { plaster, seaWindow, table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** The parcel is on its way to somebody else: call it back now. */
export function parcelWrongBoat(): Spot {
  const s = new Spot(flameOf([84, 400], 130), 600)
  dusk(s, { horizon: 220, sun: 820, seed: 61 })
  rowingBoat(s, [676, 420])
  s.form(
    polygon([
      [0, 470],
      [420, 470],
      [356, 600],
      [0, 600],
    ]),
    '#6E5058',
    { from: 'left', depth: 0.6 },
  )
  s.stroke('M0 514H398M0 562H376', '#1A1C3E', 4, 0.5)
  s.fill(
    'M0 470Q120 452 240 466T424 462L416 488Q300 500 200 490T0 496Z',
    s.picture.linear([
      [0, '#DDE0EA'],
      [1, '#86A0CE'],
    ]),
  )
  s.form(rounded(386, 398, 38, 130, 10), '#5A444E', { rim: 4 })
  s.fill(ellipse(405, 399, 21, 9), '#D3DCEA')
  lantern(s, [84, 478], 130)
  const [coat, skin] = ['#A4423C', SKINS.brown]
  s.form('M182 286Q214 262 256 262Q298 262 330 286L326 410Q342 480 350 566H162Q170 480 186 410Z', coat, {
    depth: 0.66,
    rim: 5,
    warmth: 0.55,
  })
  s.fill('M184 404Q256 420 328 404L329 426Q256 442 183 426Z', mix(coat, '#10244C', 0.55))
  s.stroke('M256 440V560M216 452Q206 510 206 560M300 452Q310 510 312 560', mix(coat, '#10244C', 0.6), 4, 0.45)
  s.form(
    blob([
      [206, 262],
      [256, 246],
      [306, 262],
      [300, 290],
      [256, 300],
      [212, 290],
    ]),
    '#8FB3CC',
    { rim: 3 },
  )
  arm(
    s,
    [
      [190, 300],
      [126, 240],
      [120, 156],
    ],
    50,
    coat,
    skin,
  )
  arm(
    s,
    [
      [322, 300],
      [396, 240],
      [414, 160],
    ],
    50,
    coat,
    skin,
  )
  for (const [x, y, turn] of [
    [119, 130, -8],
    [419, 134, 10],
  ] as const)
    mitt(s, [x, y], turn, skin)
  s.stroke('M64 114q-16 22 -8 48M474 114q18 22 10 48M86 94q-10 6 -14 12M452 94q10 6 14 12', '#FFE2A8', 5, 0.6)
  head(s, { at: [262, 196], size: 62, look: 'back', hair: 'bob', colour: '#2E2436', skin })
  return s
}

/** An open hand, fingers up, seen from the back. */
function mitt(s: Spot, at: Point, turn: number, skin: string): void {
  s.placed(at, turn, 0.62, () => {
    for (const [x, lean, long] of [
      [-22, -9, 52],
      [-8, -3, 62],
      [8, 3, 60],
      [22, 10, 50],
    ] as const)
      s.stroke(`M${x} -8L${x + lean} ${-long}`, mix(skin, '#FFB45C', 0.16), 15)
    s.stroke('M-22 20L-46 -12', mix(skin, '#FFB45C', 0.1), 15)
    s.form(
      blob([
        [-30, -14],
        [0, -22],
        [30, -14],
        [30, 24],
        [0, 44],
        [-28, 26],
      ]),
      skin,
      { depth: 0.4, rim: 2 },
    )
  })
}

function rowingBoat(s: Spot, [x, y]: Point): void {
  s.fill(lens(x, y + 20, 250, 20), '#0A1C3E', 0.5)
  for (const [dx, dy, half] of [
    [-230, 26, 70],
    [-290, 48, 90],
    [-200, 62, 60],
  ] as const)
    s.fill(lens(x + dx, y + dy, half, 3.4), '#D6E4F0', 0.5)
  const coat = '#3F6F78'
  s.form(
    `M${x + 30} ${y - 122}Q${x + 86} ${y - 136} ${x + 112} ${y - 96}L${x + 124} ${y - 20}H${x + 26}Z`,
    coat,
    { rim: 4, depth: 0.6 },
  )
  head(s, {
    at: [x + 72, y - 172],
    size: 46,
    look: 'right',
    hair: 'cap',
    colour: '#C58A4E',
    skin: SKINS.fair,
    lean: 4,
  })
  s.stroke(`M${x - 24} ${y - 58}L${x + 232} ${y + 36}`, '#7A5040', 9)
  s.stroke(`M${x - 24} ${y - 61}L${x + 228} ${y + 33}`, '#E0B07A', 3)
  s.form(
    blob([
      [x + 206, y + 20],
      [x + 262, y + 36],
      [x + 272, y + 52],
      [x + 232, y + 46],
      [x + 204, y + 34],
    ]),
    '#9A6448',
    { rim: 2 },
  )
  arm(
    s,
    [
      [x + 62, y - 100],
      [x + 34, y - 42],
      [x + 8, y - 50],
    ],
    30,
    mix(coat, '#FFFFFF', 0.08),
    SKINS.fair,
  )
  parcel(s, [x - 96, y - 22])
  s.form(
    `M${x - 216} ${y - 44}Q${x - 100} ${y - 18} ${x + 20} ${y - 20}Q${x + 130} ${y - 22} ${x + 206} ${y - 52}Q${x + 190} ${y + 14} ${x + 138} ${y + 28}H${x - 140}Q${x - 194} ${y + 16} ${x - 216} ${y - 44}Z`,
    '#96583F',
    { depth: 0.62, rim: 4 },
  )
  s.stroke(
    `M${x - 214} ${y - 42}Q${x - 100} ${y - 16} ${x + 20} ${y - 18}Q${x + 130} ${y - 20} ${x + 204} ${y - 50}`,
    '#E8BE8C',
    7,
  )
  s.stroke(`M${x - 190} ${y - 6}Q${x} ${y + 14} ${x + 184} ${y - 12}`, '#4A2C38', 4, 0.6)
}

/** The clock of a wrong letter runs: hours, not days. */
export function hourglassLetter(): Spot {
  const s = new Spot(flameOf([176, 418], 190), 680)
  plaster(s, '#3A4F80')
  seaWindow(s, { box: [620, 50, 270, 210], sun: 0.5, seed: 71 })
  table(s, 352, 530)
  lantern(s, [176, 420], 190)
  hourglass(s, [446, 466])
  s.fill(
    polygon([
      [572, 436],
      [862, 410],
      [876, 478],
      [588, 500],
    ]),
    '#120C2A',
    0.4,
  )
  s.within('transform="translate(722 432) rotate(-5) skewX(-12) scale(1 .62)"', () => {
    envelope(s, 290)
    seal(s, [0, 26], 32)
  })
  return s
}
