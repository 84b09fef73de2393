import { mix } from '../../lib/colour.ts'
import { ellipse, lens, polygon, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { longKey } from '../studio/big-key.ts'
import { stack } from '../studio/coins.ts'
import { phone, rounded } from '../studio/devices.ts'
import { dusk } from '../studio/dusk.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { hourglass } from '../studio/hourglass.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { parcel } from '../studio/parcel.ts'
import { plaster, porthole, seaWindow, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** Out of one envelope: an hourglass, a key, coins, a parcel and a lucky clover. */
export function fiveThings(): Spot {
  const s = new Spot(flameOf([84, 484], 150), 760)
  plaster(s, '#33557A')
  seaWindow(s, { box: [56, 60, 160, 150], sun: 0.4, seed: 52 })
  table(s, 396, 556)
  lantern(s, [84, 484], 150)
  s.shadow([480, 520], 250, 24, 0.7)
  s.form(
    polygon([
      [270, 372],
      [480, 236],
      [690, 372],
    ]),
    '#B99E96',
    { depth: 0.5, rim: 3 },
  )
  s.fill(
    polygon([
      [282, 372],
      [480, 246],
      [678, 372],
    ]),
    '#3A2A48',
    0.6,
  )
  s.placed([356, 386], -12, 0.62, () => hourglass(s, [0, 0]))
  s.placed([626, 374], 10, 1.1, () => parcel(s, [0, 0]))
  s.placed([514, 356], -82, 1.05, () => longKey(s, '#F0BE62', 150))
  clover(s, [442, 190])
  s.form(
    polygon([
      [270, 372],
      [480, 452],
      [690, 372],
      [690, 520],
      [270, 520],
    ]),
    '#E9D8C2',
    { depth: 0.4, rim: 4 },
  )
  s.fill('M270 520L446 440M690 520L514 440', '#8A6A74')
  s.stroke('M276 516L450 444M684 516L510 444', '#8A6A74', 3, 0.5)
  stack(s, [774, 512], 5)
  stack(s, [856, 530], 2)
  return s
}

function clover(s: Spot, at: Point): void {
  s.placed(at, 14, 1, () => {
    s.stroke('M0 0Q14 60 -4 120', '#2F6A54', 9)
    for (let i = 0; i < 4; i++)
      s.placed([0, 0], i * 90 + 45, 1, () =>
        s.form('M0 4Q-44 -20 -34 -56Q-16 -74 0 -50Q16 -74 34 -56Q44 -20 0 4Z', '#3F9A6A', {
          depth: 0.4,
          rim: 2.5,
        }),
      )
  })
}

/** A parcel behind a striped bar; an open hand wants a coin for it, soon. */
export function parcelAtBarrier(): Spot {
  const s = new Spot(flameOf([110, 466], 150), 700)
  wall(s, '#345080')
  porthole(s, [800, 166], 74, { horizon: 0.7, sun: 0.2, seed: 54 })
  table(s, 400, 556)
  lantern(s, [110, 476], 150)
  s.shadow([470, 462], 230, 22, 0.7)
  s.placed([462, 446], 0, 2.1, () => parcel(s, [0, 0]))
  for (const x of [216, 732]) {
    s.form(rounded(x - 20, 290, 40, 204, 8), '#46557F', { rim: 4 })
    s.form(rounded(x - 30, 480, 60, 22, 8), '#3A4670', { from: 'top', rim: 3 })
  }
  const bar = rounded(176, 316, 600, 44, 20)
  s.fill(rounded(180, 336, 600, 44, 20), '#071630', 0.35)
  s.form(bar, '#DCD3CC', { from: 'top', depth: 0.5, rim: 4 })
  s.inside(bar, () => {
    for (let x = 190; x < 780; x += 92)
      s.form(`M${x} 312h46l-30 52h-46Z`, '#B4382E', { from: 'top', depth: 0.5, rim: 0 })
  })
  s.placed([620, 300], 0, 0.56, () => stopwatch(s))
  stack(s, [344, 528], 1)
  hand(s, { pose: 'flat', at: [806, 486], turn: -8, scale: 1.1, skin: SKINS.fair, sleeve: '#3A3566' })
  s.placed([786, 460], 0, 0.8, () => stack(s, [0, 10], 2))
  return s
}

/** A stopwatch with little time left. */
function stopwatch(s: Spot): void {
  s.stroke('M0 -120V-200', '#8A5638', 8)
  s.form(rounded(-18, -116, 36, 30, 8), '#C99A62', { rim: 3 })
  s.form(ellipse(0, 0, 92, 92), '#C99A62', { depth: 0.6, rim: 5 })
  s.form(ellipse(0, 0, 74, 74), '#EADFCB', { depth: 0.3, rim: 0 })
  s.fill('M0 0V-68A68 68 0 0 1 48 -48Z', '#D9503C', 0.85)
  for (let i = 0; i < 12; i++)
    s.within(`transform="rotate(${i * 30})"`, () => s.fill(rect(-3, -70, 6, i % 3 ? 12 : 20), '#3A2F52'))
  s.stroke('M0 10V-58', '#2A2444', 8)
  s.fill(ellipse(0, 0, 10, 10), '#D9A04E')
}

/** Three fine barges in front; the tug on the right that really pulls flies a black flag. */
export function towedBarges(): Spot {
  const s = new Spot([120, 330], 520)
  dusk(s, { horizon: 250, sun: 240, seed: 57 })
  const barges = [
    [130, '#A4524A', '#E9B65E'],
    [330, '#2F6A66', '#DCE6F2'],
    [530, '#5A6AA0', '#E9B65E'],
  ] as const
  s.stroke('M70 404Q240 450 330 410T540 410T760 400', '#D9B98A', 6, 0.9)
  for (const [x, own, flag] of barges) barge(s, [x, 430], own, flag)
  tug(s, [776, 446])
  s.fill(lens(130, 452, 110, 4) + lens(330, 452, 110, 4) + lens(530, 452, 110, 4), '#D8E6F2', 0.5)
  s.stroke('M664 474Q760 486 880 470M690 492Q780 502 850 490', '#E8F3F8', 5, 0.6)
  return s
}

function barge(s: Spot, [x, y]: Point, own: string, flag: string): void {
  s.shadow([x, y + 14], 120, 16, 0.6)
  s.stroke(`M${x - 70} ${y - 40}V${y - 208}M${x + 62} ${y - 40}V${y - 208}`, '#6A4A4A', 7)
  s.stroke(`M${x - 70} ${y - 200}Q${x - 4} ${y - 150} ${x + 62} ${y - 200}`, '#DCE6F2', 3)
  for (let i = 0; i < 5; i++) {
    const t = (i + 0.5) / 5
    const [fx, fy] = [x - 70 + t * 132, y - 200 + 4 * 25 * t * (1 - t)]
    s.form(`M${fx - 13} ${fy}H${fx + 13}L${fx} ${fy + 34}Z`, i % 2 ? own : flag, { rim: 1.5, depth: 0.3 })
  }
  s.form(rounded(x - 54, y - 96, 108, 62, 8), mix(own, '#F4E6D0', 0.5), { rim: 3 })
  for (const dx of [-36, -4, 28]) s.fill(rounded(x + dx, y - 80, 18, 22, 4), '#FFC86A')
  s.form(rounded(x - 62, y - 108, 124, 16, 6), '#F3E6DC', { from: 'top', rim: 2 })
  s.form(
    `M${x - 94} ${y - 42}H${x + 94}Q${x + 88} ${y + 14} ${x + 58} ${y + 18}H${x - 58}Q${x - 88} ${y + 14} ${x - 94} ${y - 42}Z`,
    own,
    {
      depth: 0.6,
      rim: 4,
    },
  )
  s.fill(`M${x - 94} ${y - 42}H${x + 94}L${x + 92} ${y - 30}H${x - 92}Z`, '#F2D9A0', 0.85)
}

/** Low, dark, smoking, its flag black with a fish bone. */
function tug(s: Spot, [x, y]: Point): void {
  s.shadow([x, y + 20], 150, 20, 0.7)
  for (const [dx, dy, k] of [
    [-56, -250, 28],
    [-92, -286, 36],
    [-140, -310, 42],
  ] as const)
    s.fill(ellipse(x + dx, y + dy, k, k * 0.8), '#1A2448', 0.55)
  s.form(rounded(x - 52, y - 226, 44, 190, 6), '#3A3566', { rim: 4 })
  s.form(rect(x - 52, y - 206, 44, 18), '#A4423C', { rim: 2 })
  s.stroke(`M${x + 74} ${y - 60}V${y - 318}`, '#4A3A4E', 8)
  s.form(
    `M${x + 76} ${y - 314}Q${x + 118} ${y - 330} ${x + 150} ${y - 310}T${x + 204 - 30} ${y - 306}V${y - 216}Q${x + 150} ${y - 206} ${x + 120} ${y - 222}T${x + 76} ${y - 216}Z`,
    '#14182F',
    {
      rim: 3,
      depth: 0.4,
    },
  )
  s.placed([x + 124, y - 264], -6, 0.74, () => {
    s.stroke('M-30 0H34M-14 -16V16M2 -20V20M18 -16V16', '#E8EEF6', 7)
    s.fill('M-30 0L-62 -24Q-70 0 -62 24Z', '#E8EEF6')
    s.fill('M34 0L56 -22V22Z', '#E8EEF6')
    s.fill(ellipse(-50, -4, 5, 5), '#14182F')
  })
  s.form(rounded(x - 4, y - 136, 96, 86, 8), '#4A5480', { rim: 4 })
  s.glow([x + 44, y - 96], 80, 0.5, '#F2703F')
  s.fill(rounded(x + 12, y - 118, 30, 34, 5) + rounded(x + 50, y - 118, 30, 34, 5), '#F28A4A')
  s.form(
    `M${x - 116} ${y - 56}H${x + 84}L${x + 136} ${y - 78}Q${x + 124} ${y + 18} ${x + 74} ${y + 22}H${x - 74}Q${x - 108} ${y + 14} ${x - 116} ${y - 56}Z`,
    '#26305A',
    {
      depth: 0.5,
      rim: 5,
    },
  )
  for (const dx of [-70, 0, 66]) s.stroke(ellipse(x + dx, y - 20, 17, 19), '#0E1836', 10)
}

/** A fresh square pattern pasted on the ferry's door, one corner already curling. */
export function squareOnDoor(): Spot {
  const s = new Spot(flameOf([104, 510], 160), 700)
  wall(s, '#3A5688')
  const door = rounded(290, 30, 330, 600, 20)
  s.fill(rounded(276, 16, 358, 620, 26), '#22345E')
  s.form(door, '#C6CEDA', { depth: 0.5, rim: 6, warmth: 0.8 })
  for (const y of [120, 440]) s.form(rounded(272, y, 34, 62, 8), '#6F80A8', { rim: 3 })
  porthole(s, [455, 138], 62, { horizon: 0.68, sun: 0.3, seed: 59 })
  s.form(rounded(578, 326, 24, 92, 10), '#8A5638', { rim: 3 })
  s.placed([448, 376], -3, 1, () => sticker(s))
  lantern(s, [104, 510], 160)
  phone(s, {
    at: [770, 334],
    height: 250,
    turn: -8,
    screen: (w, h) => {
      s.fill(rounded(w * 0.14, h * 0.24, w * 0.72, w * 0.72, 8), '#FFFFFF', 0.7)
      s.within(`transform="translate(${w * 0.2} ${h * 0.24 + w * 0.06}) scale(${(w * 0.6) / 170})"`, () =>
        modules(s, '#2B5E9C'),
      )
    },
  })
  hand(s, { pose: 'grip', at: [806, 442], turn: 52, scale: 1.06, skin: SKINS.brown, sleeve: '#A4524A' })
  return s
}

function sticker(s: Spot): void {
  s.fill(rect(-104, -100, 216, 216), '#071630', 0.35)
  s.form('M-110 -110H110V70L66 112H-110Z', '#F1E8DA', { depth: 0.2, rim: 3 })
  s.within('transform="translate(-85 -88)"', () => modules(s, '#1F2B52'))
  s.fill('M110 70L66 112Q60 84 52 74Q84 82 110 70Z', '#B9A9A2')
  s.fill('M66 112L110 70V112Z', '#2F7A6A', 0.8)
}

/** A pattern of small squares, 170 px wide, with three larger ones at its corners. */
function modules(s: Spot, ink: string): void {
  const random = chance(19)
  const cell = 170 / 17
  let d = ''
  for (let row = 0; row < 17; row++)
    for (let i = 0; i < 17; i++) {
      const isCorner = (row < 6 && (i < 6 || i > 10)) || (row > 10 && i < 6)
      const isTorn = row > 12 && i > 11
      if (!isCorner && !isTorn && random.happens(0.5)) d += rect(i * cell, row * cell, cell + 0.3, cell + 0.3)
    }
  for (const [x, y] of [
    [0, 0],
    [120, 0],
    [0, 120],
  ] as const) {
    s.stroke(rect(x + 4, y + 4, 42, 42), ink, 8)
    d += rect(x + 15, y + 15, 20, 20)
  }
  s.fill(d, ink)
}
