import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { lantern } from '../studio/lantern.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { fish, fishCrate, stallView } from './stall.ts'

/** A ledger in which every line has a face. */
export function marketLedger(): Spot {
  const s = new Spot([480, 190], 560, 'top')
  stallView(s, 250, 74)
  table(s, 318, 560)
  s.stroke('M480 60V108', '#2A2F52', 5)
  fishCrate(s, [146, 408], 260)
  fishCrate(s, [814, 408], 260, 1)
  lantern(s, [480, 262], 150, { shadow: false, halo: 2.4 })
  ledger(s, [480, 520])
  return s
}

/** An open book seen from the front, a little from above. @param at middle of its near edge. */
function ledger(s: Spot, [x, y]: Point): void {
  s.shadow([x, y + 8], 330, 26, 0.7)
  s.form(
    polygon([
      [x - 236, y - 202],
      [x + 236, y - 202],
      [x + 304, y + 14],
      [x - 304, y + 14],
    ]),
    '#7A3A38',
    { from: 'top', depth: 0.5 },
  )
  const random = chance(5)
  const faces = [
    SKINS.fair,
    SKINS.deep,
    SKINS.tan,
    SKINS.brown,
    SKINS.tan,
    SKINS.fair,
    SKINS.brown,
    SKINS.deep,
  ]
  const hairs = ['#3A2A30', '#1E1B2C', '#8A4A34', '#2A2030', '#C0B4B4', '#B8763E', '#1E1B2C', '#4A3440']
  const coats = ['#A4524A', '#2F6A66', '#5A6AA0', '#C58A4E']
  for (const side of [-1, 1]) {
    for (const lift of [8, 4, 0]) {
      const page = `M${x} ${y - 196}Q${x + side * 110} ${r(y - 222)} ${x + side * 226} ${y - 198}L${x + side * 288} ${y + lift}Q${x + side * 140} ${y - 26 + lift} ${x} ${y + lift}Z`
      s.form(page, lift ? '#B9A596' : '#EADBC2', { from: 'top', depth: 0.26, rim: lift ? 1.5 : 0 })
    }
    s.fill(
      `M${x} ${y - 196}q${side * 44} -14 ${side * 60} -16L${x + side * 60} ${y - 14}Q${x + side * 30} ${y - 8} ${x} ${y}Z`,
      s.picture.linear(
        [
          [0, '#6A4A56', side < 0 ? 0 : 0.45],
          [1, '#6A4A56', side < 0 ? 0.45 : 0],
        ],
        [0, 0],
        [1, 0],
      ),
    )
    for (let i = 0; i < 4; i++) {
      const t = (i + 0.62) / 4.3
      const cy = y - 202 + t * 196
      const k = 1 + t * 0.26
      const cx = side < 0 ? x - (216 + t * 46) + 10 : x + 74 + t * 10
      const n = i + (side > 0 ? 4 : 0)
      portrait(s, [cx, cy], 17.5 * k, faces[n] ?? SKINS.tan, hairs[n] ?? '#2A2030', coats[n % 4] ?? '#A4524A')
      const long = (118 + t * 40) * random.between(0.72, 1)
      s.fill(
        rounded(cx + 32 * k, cy - 11 * k, long, 7 * k, 3) +
          rounded(cx + 32 * k, cy + 4 * k, long * 0.66, 6 * k, 3),
        '#4E4A74',
        0.62,
      )
    }
  }
  s.form(`M${x - 6} ${y - 206}h15L${x + 13} ${y + 40}l-12 -12l-13 12Z`, '#C8503C', { from: 'top', rim: 1.5 })
}

/** A small framed portrait. @param k half its width. */
export function portrait(s: Spot, [x, y]: Point, k: number, skin: string, hair: string, coat: string): void {
  const frame = rounded(x - k, y - k * 1.1, 2 * k, 2.2 * k, 3)
  s.fill(frame, '#8FB3CC')
  s.inside(frame, () => {
    s.fill(ellipse(x, y + k * 1.2, k * 0.9, k * 0.75), coat)
    s.fill(ellipse(x, y - k * 0.2, k * 0.62, k * 0.66), hair)
    s.fill(ellipse(x, y - k * 0.02, k * 0.48, k * 0.58), mix(skin, '#FFB45C', 0.15))
    s.fill(ellipse(x, y - k * 0.52, k * 0.5, k * 0.26), hair)
  })
  s.stroke(frame, '#A87A4A', 2.6)
}

/** Names on slips, fish as the prize. */
export function raffleDrum(): Spot {
  const s = new Spot([120, 214], 640)
  stallView(s, 260, 74, '#2F6A66')
  table(s, 420, 556)
  s.stroke('M120 60V150', '#2A2F52', 5)
  lantern(s, [120, 280], 130, { shadow: false, halo: 2.3 })
  drum(s, [400, 492])
  basket(s, [752, 500])
  slip(s, [226, 508], -12)
  slip(s, [290, 530], 9)
  return s
}

/** A lying drum of slats, its round end towards us on the left, its crank on the right. @param at middle of its foot. */
function drum(s: Spot, [x, y]: Point): void {
  s.shadow([x, y], 240, 22, 0.7)
  const wood = '#9A6448'
  const [cy, high] = [y - 196, 132]
  const [left, right] = [x - 112, x + 150]
  post(s, right + 34, y, mix(wood, '#10244C', 0.3))
  s.form(rounded(right + 10, cy - 9, 74, 18, 8), '#8C99B8', { from: 'top', rim: 2 })
  s.form(rounded(right + 68, cy - 12, 18, 92, 8), '#8C99B8', { rim: 3 })
  s.form(rounded(right + 60, cy + 66, 60, 28, 13), '#A4423C', { from: 'top', rim: 3 })
  const barrel = `M${left} ${cy - high}H${right}A42 ${high} 0 0 1 ${right} ${cy + high}H${left}Z`
  s.fill(
    barrel,
    s.picture.linear([
      [0, '#4A3450'],
      [1, '#1E2046'],
    ]),
  )
  s.inside(barrel, () => {
    slips(s, [left, right + 40], [cy - 20, cy + high])
    for (let i = 0; i < 9; i++) {
      const angle = ((i + 0.5) / 9) * Math.PI
      const thick = 3 + 9 * Math.sin(angle)
      const top = cy - Math.cos(angle) * high - thick / 2
      const shade = i < 4 ? mix(wood, '#FFD9A0', 0.3 - i * 0.06) : mix(wood, '#10244C', (i - 3) * 0.1)
      s.fill(rect(left, top, right - left + 44, thick), shade)
      s.fill(rect(left, top, right - left + 44, 2.4), '#FFE2B0', 0.5 - i * 0.05)
    }
    s.fill(
      barrel,
      s.picture.linear(
        [
          [0, '#0E1C40', 0],
          [0.5, '#0E1C40', 0.1],
          [1, '#0E1C40', 0.62],
        ],
        [0, 0],
        [1, 0.3],
      ),
    )
  })
  const hoop = `M${right - 18} ${cy - high - 3}A42 ${high + 3} 0 0 1 ${right - 18} ${cy + high + 3}`
  s.stroke(hoop, '#B9824E', 15)
  s.stroke(hoop, '#F2C88C', 4, 0.6)
  s.form(ellipse(left, cy, 60, high + 8), '#C5854F', { depth: 0.6, rim: 6 })
  s.form(ellipse(left - 2, cy, 46, high - 14), '#A86C48', { depth: 0.5, rim: 0 })
  const spokes = `M${left - 2} ${cy - high + 18}V${cy + high - 18}M${left - 38} ${cy - 54}L${left + 34} ${cy + 54}M${left - 38} ${cy + 54}L${left + 34} ${cy - 54}`
  s.stroke(spokes, '#DDA468', 11)
  s.form(ellipse(left - 2, cy, 19, 27), '#D6A052', { rim: 3 })
  post(s, left - 6, y, wood)
  s.form(ellipse(left - 6, cy, 10, 13), '#8C99B8', { rim: 2 })
}

function post(s: Spot, x: number, y: number, wood: string): void {
  s.form(
    polygon([
      [x - 13, y - 200],
      [x + 13, y - 200],
      [x + 24, y - 8],
      [x - 24, y - 8],
    ]),
    wood,
    { depth: 0.55, rim: 3 },
  )
  s.form(rounded(x - 54, y - 20, 108, 20, 7), wood, { rim: 3 })
}

/** A heap of paper slips, thicker below. */
function slips(s: Spot, [left, right]: Point, [top, bottom]: Point): void {
  const random = chance(33)
  for (let i = 0; i < 46; i++) {
    const at: Point = [random.between(left, right), bottom - (bottom - top) * random.next() ** 1.3]
    const paper = mix(
      random.pick(['#F0E4D0', '#F3E2C4', '#CFDCE8', '#F0B9A0']),
      '#3A3A6A',
      random.between(0, 0.16),
    )
    s.placed(at, Math.round(random.between(-50, 50)), 1, () => s.fill('M-27 -14h54v28h-54Z', paper))
  }
}

function slip(s: Spot, at: Point, turn: number): void {
  s.placed(at, turn, 1, () => {
    s.shadow([3, 14], 46, 8, 0.5)
    s.form(
      polygon([
        [-40, -12],
        [34, -14],
        [44, 12],
        [-34, 14],
      ]),
      '#EFE2CC',
      { from: 'top', depth: 0.3, rim: 1.5 },
    )
    s.fill(
      polygon([
        [-24, -4],
        [16, -5],
        [18, 0],
        [-22, 1],
      ]),
      '#5B5F8C',
      0.6,
    )
  })
}

function basket(s: Spot, [x, y]: Point): void {
  s.shadow([x, y], 150, 20, 0.7)
  s.stroke(`M${x - 112} ${y - 98}Q${x} ${y - 300} ${x + 112} ${y - 98}`, '#7A5040', 17)
  s.stroke(`M${x - 114} ${y - 100}Q${x - 4} ${y - 302} ${x + 104} ${y - 110}`, '#D9A066', 6)
  for (const [dx, dy, turn, own] of [
    [-58, -112, 66, '#A5BBCF'],
    [50, -116, 112, '#7FA0C0'],
    [0, -126, 84, '#C99A8A'],
    [-26, -104, 58, '#8FB3CC'],
    [34, -100, 100, '#B3C3D6'],
  ] as const)
    fish(s, [x + dx, y + dy], turn, 0.84, own)
  const d = `M${x - 132} ${y - 96}H${x + 132}Q${x + 122} ${y - 30} ${x + 92} ${y}H${x - 92}Q${x - 122} ${y - 30} ${x - 132} ${y - 96}Z`
  s.form(d, '#B07A4A', { depth: 0.64, rim: 4 })
  s.inside(d, () => {
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 9; i++)
        s.fill(
          rounded(x - 140 + i * 34 + (row % 2) * 17, y - 90 + row * 19, 26, 13, 5),
          row % 2 ? '#D9A468' : '#7A5040',
          0.45,
        )
  })
  s.form(rounded(x - 140, y - 106, 280, 20, 9), '#C98E58', { depth: 0.6, rim: 3 })
  s.form(
    polygon([
      [x, y - 66],
      [x - 46, y - 90],
      [x - 42, y - 44],
    ]) +
      polygon([
        [x, y - 66],
        [x + 46, y - 90],
        [x + 42, y - 44],
      ]),
    '#C8402F',
    { rim: 3 },
  )
  s.form(ellipse(x, y - 66, 13, 13), '#DB5A42', { rim: 2 })
}
