import { mix } from '../../lib/colour.ts'
import { blob, ellipse, polygon, r, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { floor, plaster, seaWindow, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const SHELF = 430

/** A teapot, an anchor, a cactus and an umbrella in a row, a small lantern beside each. */
export function fourWordsShelf(): Spot {
  const s = new Spot([110, 300], 520)
  plaster(s)
  seaWindow(s, { box: [300, 60, 360, 250], sun: 0.5, horizon: 0.7, snow: false, seed: 4 })
  s.fill(
    rect(0, SHELF + 26, 960, 60),
    s.picture.linear(
      [
        [0, '#071630', 0.6],
        [1, '#071630', 0],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  for (const x of [150, 372, 594, 816]) s.glow([x, 340], 190, 0.34)
  s.fill(rect(0, SHELF - 16, 960, 20), '#7A5148')
  for (const x of [150, 372, 594, 816]) s.pool([x, SHELF - 6], 130, 14, 0.75)
  s.form(rect(0, SHELF, 960, 28), '#8A5A48', { from: 'top', rim: 2, depth: 0.7, warmth: 0.6 })
  for (const x of [120, 480, 840])
    s.form(
      polygon([
        [x - 14, SHELF + 28],
        [x + 14, SHELF + 28],
        [x + 14, SHELF + 40],
        [x - 2, SHELF + 86],
        [x - 14, SHELF + 86],
      ]),
      '#5E4048',
      { rim: 1.5 },
    )
  s.placed([118, SHELF - 4], 0, 0.9, () => teapot(s, [0, 0]))
  s.placed([354, SHELF - 4], 0, 0.86, () => anchor(s, [0, 0]))
  cactus(s, [580, SHELF - 4])
  umbrella(s, [788, SHELF - 4])
  for (const x of [244, 468, 680, 896]) lantern(s, [x, SHELF - 2], 92, { halo: 1.9 })
  return s
}

function teapot(s: Spot, [x, y]: Point): void {
  s.shadow([x, y], 100, 12)
  const own = '#C04A38'
  s.stroke(`M${x - 62} ${y - 100}q-58 -12 -48 36q8 34 58 30`, mix(own, '#10244C', 0.35), 15)
  s.stroke(`M${x - 64} ${y - 103}q-52 -8 -44 36`, mix(own, '#FFD9A0', 0.4), 5, 0.7)
  s.form(
    `M${x + 50} ${y - 58}Q${x + 84} ${y - 66} ${x + 88} ${y - 112}L${x + 114} ${y - 118}Q${x + 112} ${y - 40} ${x + 48} ${y - 22}Z`,
    own,
    { depth: 0.6 },
  )
  s.form(
    blob([
      [x - 70, y - 62],
      [x - 54, y - 106],
      [x, y - 126],
      [x + 54, y - 106],
      [x + 70, y - 62],
      [x + 48, y - 12],
      [x, y - 2],
      [x - 48, y - 12],
    ]),
    own,
    { depth: 0.66, rim: 4 },
  )
  s.form(
    `M${x - 36} ${y - 120}Q${x} ${y - 152} ${x + 36} ${y - 120}Q${x} ${y - 108} ${x - 36} ${y - 120}Z`,
    mix(own, '#FFE3C2', 0.16),
  )
  s.form(ellipse(x, y - 144, 11, 10), '#E8B06A')
  s.fill(
    blob([
      [x - 52, y - 76],
      [x - 42, y - 98],
      [x - 24, y - 108],
      [x - 34, y - 84],
    ]),
    '#FFE8CC',
    0.4,
  )
}

function anchor(s: Spot, [x, y]: Point): void {
  s.shadow([x, y], 86, 11)
  const iron = '#6C80A8'
  s.stroke(ellipse(x, y - 208, 18, 18), mix(iron, '#10244C', 0.3), 11)
  s.stroke(`M${x - 18} ${y - 208}a18 18 0 0 1 24 -17`, '#D5E0EE', 4, 0.7)
  s.form(rounded(x - 11, y - 192, 22, 186, 8), iron, { rim: 3, depth: 0.7 })
  s.form(rounded(x - 58, y - 170, 116, 20, 10), '#9A6A4C', { rim: 3, from: 'top' })
  s.form(
    `M${x - 92} ${y - 78}L${x - 54} ${y - 66}L${x - 68} ${y - 56}Q${x - 46} ${y - 26} ${x} ${y - 24}Q${x + 46} ${y - 26} ${x + 68} ${y - 56}L${x + 54} ${y - 66}L${x + 92} ${y - 78}L${x + 92} ${y - 36}L${x + 82} ${y - 46}Q${x + 52} ${y} ${x} ${y}Q${x - 52} ${y} ${x - 82} ${y - 46}L${x - 92} ${y - 36}Z`,
    iron,
    { rim: 4, depth: 0.7 },
  )
}

function cactus(s: Spot, [x, y]: Point): void {
  s.shadow([x, y], 66, 11)
  const green = '#3D7F62'
  s.form(
    rounded(x + 20, y - 144, 48, 26, 13) + rounded(x + 44, y - 186, 25, 66, 12),
    mix(green, '#10244C', 0.2),
    { rim: 2 },
  )
  s.form(rounded(x - 66, y - 126, 48, 26, 13) + rounded(x - 67, y - 170, 25, 70, 12), green, { rim: 2 })
  s.form(rounded(x - 30, y - 214, 60, 160, 30), green, { rim: 4, depth: 0.66 })
  s.stroke(`M${x - 10} ${y - 196}V${y - 66}M${x + 10} ${y - 196}V${y - 66}`, '#1C4A4C', 3, 0.5)
  let spines = ''
  for (let i = 0; i < 6; i++)
    spines += `M${x - 20} ${y - 190 + i * 22}l-7 -4M${x} ${y - 200 + i * 22}l0 -7M${x + 20} ${y - 190 + i * 22}l7 -4`
  s.stroke(spines, '#E6EFD8', 2.2, 0.75)
  s.form(
    blob([
      [x - 14, y - 216],
      [x - 4, y - 232],
      [x + 6, y - 218],
      [x + 16, y - 226],
      [x + 12, y - 208],
      [x - 8, y - 206],
    ]),
    '#F28A6A',
    { rim: 2 },
  )
  s.form(
    polygon([
      [x - 48, y - 62],
      [x + 48, y - 62],
      [x + 36, y],
      [x - 36, y],
    ]),
    '#B0603F',
    { depth: 0.66 },
  )
  s.form(rounded(x - 54, y - 72, 108, 22, 5), '#C4744C', { depth: 0.6 })
}

function umbrella(s: Spot, [x, y]: Point): void {
  s.shadow([x + 8, y], 74, 11)
  s.placed([x, y], 7, 1, () => {
    s.stroke('M0 -190V-26', '#6A4A4A', 9)
    s.stroke('M0 -30q0 26 22 24q20 -4 16 -26', '#A8703F', 11)
    s.stroke('M-3 -30q0 20 14 24', '#F0C084', 3, 0.7)
    const own = '#D99A3E'
    s.form(
      'M0 -240Q-92 -222 -96 -132Q-78 -150 -64 -130Q-46 -152 -32 -130Q-14 -152 0 -130Q14 -152 32 -130Q46 -152 64 -130Q78 -150 96 -132Q92 -222 0 -240Z',
      own,
      { depth: 0.66, rim: 4 },
    )
    s.fill('M0 -240Q-56 -206 -64 -130Q-46 -152 -32 -130Q-26 -200 0 -240Z', '#F7E3C0', 0.5)
    s.fill('M0 -240Q26 -200 32 -130Q46 -152 64 -130Q56 -206 0 -240Z', '#8A4A3A', 0.5)
    s.form(rounded(-4, -258, 8, 24, 4), '#8A5A48', { rim: 1 })
  })
}

/** A cabinet full of keys; one padlock, one key in it, holds its door. */
export function keyCabinet(): Spot {
  const flame = flameOf([140, 500], 170)
  const s = new Spot(flame, 760)
  wall(s)
  floor(s, 500)
  s.pool([150, 505], 380, 26, 0.7)
  const [x, y, w, h] = [300, 76, 380, 420]
  s.fill(rect(x - 6, y + 16, w + 40, h + 4), '#071630', 0.4)
  s.form(rect(x - 18, y - 18, w + 36, h + 36), '#8A5A48', { depth: 0.6 })
  s.form(rect(x - 28, y - 30, w + 56, 18), '#A06C50', { depth: 0.55 })
  s.fill(
    rect(x, y, w, h),
    s.picture.linear(
      [
        [0, '#3B2E4E'],
        [0.4, '#4C3A54'],
        [1, '#222648'],
      ],
      [0, 0],
      [1, 0.4],
    ),
  )
  s.fill(rect(x, y, w, 22) + rect(x, y, 16, h), '#0E1C40', 0.4)
  const metals = ['#E7B45C', '#B9C6DA', '#D08A54', '#8FA6C4', '#F0CC84'] as const
  for (let row = 0; row < 3; row++) {
    const rail = y + 36 + row * 128
    s.form(rect(x + 14, rail - 8, w - 28, 14), '#75504C', { from: 'top', rim: 1.5, depth: 0.5 })
    for (let i = 0; i < 5; i++)
      bigKey(
        s,
        [x + 56 + i * 68, rail],
        86 + ((i * 7 + row * 11) % 4) * 8,
        metals[(i * 2 + row * 3) % 5] ?? metals[0],
        (i + row * 2) % 4,
      )
  }
  doorWithPadlock(s, x + w)
  lantern(s, [140, 500], 170)
  return s
}

/** The open door, seen at a slant, and the big padlock hanging at its hasp. */
function doorWithPadlock(s: Spot, hinge: number): void {
  s.form(
    polygon([
      [hinge + 8, 66],
      [hinge + 150, 40],
      [hinge + 150, 548],
      [hinge + 8, 506],
    ]),
    '#96644C',
    { depth: 0.62, rim: 4 },
  )
  s.fill(
    polygon([
      [hinge + 32, 100],
      [hinge + 126, 82],
      [hinge + 126, 504],
      [hinge + 32, 470],
    ]),
    '#3A2A48',
    0.45,
  )
  s.form(
    polygon([
      [hinge + 38, 108],
      [hinge + 121, 92],
      [hinge + 121, 492],
      [hinge + 38, 460],
    ]),
    '#83563F',
    { depth: 0.6, rim: 2 },
  )
  for (const hy of [118, 452]) s.form(rounded(hinge - 8, hy, 26, 40, 6), '#C99A5A', { rim: 2 })
  const [x, y] = [hinge + 90, 300]
  s.shadow([x + 8, y + 66], 84, 96, 0.6)
  s.form(rounded(x - 30, y - 80, 60, 26, 8), '#6D7CA0', { rim: 2 })
  s.stroke(`M${x - 34} ${y + 12}V${y - 28}a34 36 0 0 1 68 0V${y + 12}`, '#5B6A90', 19)
  s.stroke(`M${x - 38} ${y + 8}V${y - 28}a36 38 0 0 1 40 -37`, '#DCE6F2', 5, 0.75)
  const body = rounded(x - 62, y, 124, 112, 24)
  s.form(body, '#E0A244', { depth: 0.62, rim: 5 })
  s.stroke(`M${x - 46} ${y + 18}H${x + 40}`, '#FFF0C8', 4, 0.5)
  s.fill(
    ellipse(x, y + 46, 15, 15) +
      polygon([
        [x - 8, y + 50],
        [x + 8, y + 50],
        [x + 12, y + 84],
        [x - 12, y + 84],
      ]),
    '#3A2440',
  )
  s.form(rounded(x - 5, y + 40, 10, 62, 4), '#C9D4E4', { rim: 2 })
  s.stroke(ellipse(x, y + 122, 21, 21), '#8796B4', 11)
  s.stroke(`M${x - 21} ${y + 122}a21 21 0 0 1 24 -21`, '#EEF3F8', 4, 0.8)
}

/** A key on its hook; `kind` changes its bow and its bit. */
function bigKey(s: Spot, [x, y]: Point, length: number, metal: string, kind: number): void {
  s.placed([x, y], (kind - 1.5) * 3, 1, () => {
    const k = length
    s.fill(ellipse(7, k * 0.22, 16, 19) + rect(3, k * 0.38, 9, k * 0.62), '#0B1836', 0.4)
    const bow =
      kind === 0
        ? ellipse(0, k * 0.2, 14, 16)
        : kind === 1
          ? rounded(-15, k * 0.06, 30, 26, 7)
          : kind === 2
            ? polygon([
                [0, k * 0.02],
                [17, k * 0.2],
                [0, k * 0.38],
                [-17, k * 0.2],
              ])
            : ellipse(-8, k * 0.2, 9, 11) + ellipse(8, k * 0.2, 9, 11)
    s.stroke(bow, mix(metal, '#2A2040', 0.3), 7)
    s.stroke(bow, metal, 3.4)
    s.form(
      rounded(-4, k * 0.36, 8, k * 0.64, 3) +
        rect(3, k * 0.8, kind % 2 ? 17 : 12, 8) +
        rect(3, k * 0.92, kind > 1 ? 11 : 16, 7),
      metal,
      { depth: 0.6, rim: 1.5 },
    )
  })
  s.stroke(`M${r(x)} ${r(y - 2)}q-8 12 2 14`, '#C9A070', 3.5)
}
