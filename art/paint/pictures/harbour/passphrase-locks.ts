import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { longKey } from '../studio/big-key.ts'
import { rounded } from '../studio/devices.ts'
import { hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { keyhole } from '../studio/padlock.ts'
import { floor, plaster, seaWindow, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const INK = '#33406A'

/** Four locks on one rail: three clever little ones have sprung open, the long one holds. */
export function fourLocks(): Spot {
  const s = new Spot(flameOf([866, 500], 160), 760)
  wall(s, '#345080')
  floor(s, 488)
  s.pool([846, 492], 380, 24, 0.7)
  s.placed([-48, -20], 0, 1.12, () => {
    for (const x of [80, 900]) s.form(rounded(x - 22, 96, 44, 88, 10), '#46557F', { rim: 3 })
    s.fill(rect(50, 150, 860, 22), '#071630', 0.3)
    s.form(rounded(44, 126, 880, 24, 12), '#5F6F9A', { from: 'top', depth: 0.7, rim: 3 })
    small(s, [150, 226], '#B9743C', 'star')
    longLock(s, [400, 250])
    small(s, [634, 232], '#6F86B4', 'swirl')
    small(s, [766, 226], '#A4524A', 'drop')
  })
  lantern(s, [866, 500], 160)
  return s
}

/** A small lock with a fine mark, open: its shackle still hangs on the rail. */
function small(s: Spot, [x, y]: Point, own: string, mark: 'star' | 'swirl' | 'drop'): void {
  const bow = `M${x - 26} ${y - 18}V${y - 84}a30 30 0 0 1 60 0V${y - 66}`
  s.stroke(bow, '#46557F', 13)
  s.stroke(bow, '#A5B4CE', 8)
  s.placed([x - 26, y - 18], 20, 1, () => {
    s.shadow([44, 60], 66, 66, 0.5)
    s.form(rounded(-20, 0, 104, 96, 20), own, { depth: 0.6, rim: 4 })
    s.fill(ellipse(61, 3, 9, 5), '#1E2146')
    const ink = mix(own, '#FFEFC8', 0.55)
    if (mark === 'star') s.fill('M32 20l9 20l21 3l-15 15l4 22l-19 -10l-19 10l4 -22l-15 -15l21 -3Z', ink)
    else if (mark === 'swirl') s.stroke('M32 76A26 26 0 1 1 56 46A16 16 0 1 1 30 40', ink, 7)
    else s.fill('M32 18Q58 52 52 66Q32 92 12 66Q6 52 32 18Z', ink)
  })
}

/** The long lock: four fields in a row, closed. */
function longLock(s: Spot, [x, y]: Point): void {
  const bow = `M${x - 74} ${y + 20}V${y - 70}a74 62 0 0 1 148 0V${y + 20}`
  s.stroke(bow, '#3E4C78', 30)
  s.stroke(bow, '#8796B4', 19)
  s.stroke(`M${x - 80} ${y}V${y - 70}a74 64 0 0 1 66 -64`, '#EEF3F8', 5, 0.75)
  s.shadow([x, y + 90], 210, 120, 0.5)
  s.form(rounded(x - 168, y, 336, 150, 30), '#E0A244', { depth: 0.6, rim: 6 })
  const fields = ['#A4524A', '#2F6A66', '#4C5F9E', '#7A4A68']
  fields.forEach((own, i) => {
    const left = x - 146 + i * 74.5
    s.form(rounded(left, y + 24, 68, 74, 12), own, { depth: 0.5, rim: 2.5 })
    const ink = mix(own, '#FFEFC8', 0.7)
    s.within(`transform="translate(${left + 34} ${y + 61}) scale(.58)"`, () => {
      if (i === 0) s.fill('M-44 0Q-16 -34 18 -10L42 -26Q36 0 42 26L18 10Q-16 34 -44 0Z', ink)
      else if (i === 1) s.fill('M0 -44L30 -6H14L36 40H-36L-14 -6H-30Z', ink)
      else if (i === 2) s.fill('M12 -42A42 42 0 1 0 40 20A34 34 0 0 1 12 -42Z', ink)
      else s.fill('M0 -42Q30 -32 32 6L42 28H-42L-32 6Q-30 -32 0 -42Z', ink)
    })
  })
  s.fill(rounded(x - 60, y + 116, 120, 10, 5), '#8A5638', 0.7)
}

/** A sour bottle of milk beside a key that is as good as ever. */
export function milkAndKey(): Spot {
  const s = new Spot(flameOf([480, 452], 150), 640)
  plaster(s, '#35587C')
  seaWindow(s, { box: [368, 64, 224, 160], sun: 0.6, seed: 24 })
  table(s, 412, 552)
  lantern(s, [480, 470], 150)
  bottle(s, [250, 506])
  stand(s, [716, 500])
  return s
}

function bottle(s: Spot, [x, y]: Point): void {
  s.shadow([x, y], 110, 17, 0.75)
  const glass = `M${x - 78} ${y - 12}V${y - 196}Q${x - 76} ${y - 250} ${x - 36} ${y - 284}V${y - 344}H${x + 36}V${y - 284}Q${x + 76} ${y - 250} ${x + 78} ${y - 196}V${y - 12}Q${x + 76} ${y} ${x + 60} ${y}H${x - 60}Q${x - 76} ${y} ${x - 78} ${y - 12}Z`
  s.form(glass, '#7FA0C0', { depth: 0.5, rim: 0 })
  s.inside(glass, () => {
    s.form(rect(x - 90, y - 214, 180, 220), '#E6E2C4', { depth: 0.4, rim: 0 })
    s.fill(
      `M${x - 90} ${y - 214}q22 -16 44 0t44 -2t46 4t46 -4V${y - 170}q-30 22 -52 4t-46 12t-46 -10t-36 4Z`,
      '#C9CF9A',
    )
    for (const [dx, dy, k] of [
      [-44, -120, 17],
      [20, -98, 22],
      [-16, -56, 15],
      [50, -144, 13],
    ] as const)
      s.fill(ellipse(x + dx, y + dy, k, k * 0.72), '#C4C68E', 0.8)
  })
  s.rim(glass, 6)
  s.stroke(`M${x + 56} ${y - 30}V${y - 190}Q${x + 54} ${y - 232} ${x + 28} ${y - 258}`, '#FFFFFF', 8, 0.55)
  s.form(rounded(x - 46, y - 366, 92, 32, 10), '#A4524A', { rim: 3 })
  for (const [dx, dy, turn] of [
    [-96, -386, -20],
    [88, -410, 24],
    [10, -432, 0],
  ] as const)
    fly(s, [x + dx, y + dy], turn)
}

function fly(s: Spot, at: Point, turn: number): void {
  s.placed(at, turn, 1.25, () => {
    s.fill(ellipse(-9, -7, 12, 6) + ellipse(9, -7, 12, 6), '#C6D4EA', 0.65)
    s.fill(ellipse(0, 0, 6, 9), '#14203F')
  })
}

/** A key standing upright in a small block, shining. */
function stand(s: Spot, [x, y]: Point): void {
  s.glow([x, y - 180], 190, 0.3)
  s.shadow([x, y], 130, 17, 0.7)
  s.placed([x, y - 262], 90, 1.14, () => longKey(s, '#F0BE62', 176))
  s.form(rounded(x - 100, y - 66, 200, 66, 12), '#7E4A44', { from: 'left', depth: 0.6, rim: 4 })
  s.form(rounded(x - 112, y - 80, 224, 24, 9), '#9C6250', { from: 'top', rim: 3 })
  for (const [dx, dy, k] of [
    [-92, -318, 15],
    [84, -350, 11],
    [96, -210, 9],
  ] as const)
    s.fill(
      `M${x + dx} ${y + dy - k}l${k * 0.28} ${k * 0.72}l${k * 0.72} ${k * 0.28}l${-k * 0.72} ${k * 0.28}l${-k * 0.28} ${k * 0.72}l${-k * 0.28} ${-k * 0.72}l${-k * 0.72} ${-k * 0.28}l${k * 0.72} ${-k * 0.28}Z`,
      '#FFF0C8',
      0.9,
    )
}

/** One key in a strange hand, and every door of the street stands open. */
export function oneKeyManyDoors(): Spot {
  const s = new Spot([480, 120], 640, 'top')
  wall(s, '#3F5A8B')
  s.fill(
    rect(0, 470, 960, 130),
    s.picture.linear(
      [
        [0, '#8FA6CE'],
        [1, '#3C5A92'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.glow([480, 84], 300, 0.4)
  const doors = [
    [60, '#A4524A'],
    [284, '#2F6A66'],
    [508, '#8A6A3E'],
    [732, '#5A4C8A'],
  ] as const
  for (const [x, own] of doors) openDoor(s, x, own)
  s.stroke('M480 -10V18', '#8A5638', 6)
  lantern(s, [480, 112], 84, { shadow: false, halo: 2.4 })
  s.placed([330, 452], -24, 1.35, () => {
    s.fill(rect(10, 14, 170, 12), '#071630', 0.3)
    longKey(s, '#F0BE62', 170)
  })
  hand(s, {
    pose: 'pinch',
    at: [322, 462],
    turn: -24,
    scale: 1.3,
    flip: -1,
    skin: '#33305A',
    sleeve: '#1F2A50',
    cuff: '#2E3A66',
    arm: 420,
  })
  return s
}

/** A door that stands open towards us, the room behind it bare to every eye. */
function openDoor(s: Spot, x: number, own: string): void {
  const w = 156
  s.form(rect(x - 14, 126, w + 28, 350), mix(own, '#E8D9C8', 0.28), { from: 'top', rim: 3, depth: 0.5 })
  s.fill(
    rect(x, 142, w, 334),
    s.picture.linear(
      [
        [0, '#0E1C40'],
        [0.6, '#2A2A58'],
        [1, '#7A4A58'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.pool([x + w * 0.6, 474], 90, 70, 0.5)
  s.form(
    polygon([
      [x, 142],
      [x + 74, 160],
      [x + 74, 512],
      [x, 476],
    ]),
    own,
    { from: 'top', depth: 0.55, rim: 3 },
  )
  s.fill(
    polygon([
      [x + 12, 166],
      [x + 60, 177],
      [x + 60, 306],
      [x + 12, 298],
    ]) +
      polygon([
        [x + 12, 336],
        [x + 60, 346],
        [x + 60, 484],
        [x + 12, 462],
      ]),
    mix(own, '#10244C', 0.4),
    0.7,
  )
  s.form(ellipse(x + 62, 326, 10, 14), '#E9B65E', { rim: 2 })
  s.fill(keyhole([x + 62, 327], 17), INK)
}
