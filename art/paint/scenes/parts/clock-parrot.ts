import { mix } from '../../lib/colour.ts'
import { blob, ellipse, line, r, rect, smooth, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { cog } from './cog.ts'

const BRASS: readonly [string, string, string, string] = ['#F4D49A', '#C99A62', '#8A6454', '#54404E']

/** A parrot of brass and enamel with a window in its breast. @param at where its claws hold the perch. */
export function clockParrot(s: Sketch, [x, y]: Point): void {
  tail(s, [x, y])
  windUpKey(s, [x + 50, y - 88])
  const body = blob([
    [x - 34, y - 128],
    [x - 54, y - 92],
    [x - 50, y - 48],
    [x - 26, y - 10],
    [x + 2, y - 2],
    [x + 26, y - 20],
    [x + 44, y - 62],
    [x + 46, y - 104],
    [x + 30, y - 136],
    [x, y - 150],
  ])
  s.light.occluder(body)
  s.light.surface(body, 0.7)
  s.fill(body, s.across(...BRASS))
  plates(s, [x, y])
  works(s, [x - 18, y - 66])
  wing(s, [x, y])
  head(s, [x - 14, y - 158])
  for (const at of [-20, 6]) {
    s.fill(
      `M${x + at - 5} ${y - 10}h11l3 9q4 8 0 12h-4l-2 -8l-3 8h-4l-2 -8l-3 8h-4q-3 -6 2 -12Z`,
      s.across(...BRASS),
    )
  }
}

/** Three long plates under the perch. */
function tail(s: Sketch, [x, y]: Point): void {
  for (const [dx, long, colour] of [
    [40, 92, '#3F6F78'],
    [26, 108, '#54608F'],
    [12, 98, '#B0584E'],
  ] as const) {
    const d = `M${x + dx - 18} ${y - 30}Q${x + dx - 2} ${y + long * 0.5} ${x + dx + 22} ${y + long}Q${x + dx + 34} ${y + long * 0.4} ${x + dx + 12} ${y - 36}Z`
    s.light.occluder(d)
    s.light.surface(d, 0.5)
    s.fill(d, s.across(mix(colour, '#FFD9C0', 0.18), mix(colour, '#1B2450', 0.4)))
    s.stroke(
      `M${x + dx - 4} ${y - 20}Q${x + dx + 8} ${y + long * 0.5} ${x + dx + 22} ${y + long - 6}`,
      s.c('#D2A26A'),
      2.4,
      0.8,
    )
  }
}

function windUpKey(s: Sketch, [x, y]: Point): void {
  s.fill(rect(x - 10, y - 5, 30, 10), s.across('#C99A62', '#6A4E54'))
  for (const side of [-1, 1]) {
    const ear = ellipse(x + 26, y + side * 17, 13, 17)
    s.light.occluder(ear)
    s.light.surface(ear, 0.8)
    s.fill(ear, s.across('#E9BE80', '#8A6454', '#54404E'))
    s.fill(ellipse(x + 26, y + side * 18, 5, 8), s.c('#2C3262'))
  }
  s.fill(rect(x + 20, y - 9, 12, 18), s.across('#F4D49A', '#8A6454'))
}

/** The seams and rivets of the breast. */
function plates(s: Sketch, [x, y]: Point): void {
  const seams =
    smooth([
      [x - 52, y - 104],
      [x - 20, y - 112],
      [x + 14, y - 116],
      [x + 44, y - 112],
    ]) +
    smooth([
      [x - 44, y - 34],
      [x - 16, y - 24],
      [x + 12, y - 26],
      [x + 38, y - 46],
    ])
  s.stroke(seams, s.c('#5F4852'), 2.4, 0.7)
  for (const [dx, up] of [
    [-44, 112],
    [-26, 118],
    [-6, 121],
    [-38, 26],
    [-22, 17],
    [-4, 15],
  ] as const)
    s.fill(ellipse(x + dx, y - up, 2.2, 2.2), s.c('#5F4852'))
  s.stroke(
    smooth([
      [x - 46, y - 106],
      [x - 52, y - 76],
      [x - 44, y - 44],
    ]),
    '#FFF3DC',
    4,
    0.34,
  )
}

/** The window in its breast; behind the glass the wheels turn. */
function works(s: Sketch, [x, y]: Point): void {
  s.fill(ellipse(x, y, 32, 34), s.across('#F4D49A', '#7D5A4C'))
  const glass = ellipse(x, y, 26, 28)
  s.light.occluder(glass)
  s.fill(glass, s.down('#2A3568', '#1B2450'))
  s.light.window(glass, [x, y], 34)
  cog(s, [x - 8, y - 8], 15, 9)
  cog(s, [x + 10, y + 11], 12, 8, ['#D9A67C', '#946A5E', '#54404E'])
  s.fill(`M${x - 20} ${y - 10}q6 -14 20 -15l4 4q-14 2 -20 14Z`, '#FFFFFF', 0.3)
}

function wing(s: Sketch, [x, y]: Point): void {
  const rows: readonly (readonly [number, number, number, number, string])[] = [
    [30, -10, 15, 52, '#54608F'],
    [42, -26, 13, 50, '#3F6470'],
    [22, -46, 15, 46, '#4E8088'],
    [38, -62, 14, 44, '#3F6F78'],
    [24, -86, 15, 40, '#5F9C94'],
    [38, -98, 13, 34, '#4E8088'],
  ]
  const whole = blob([
    [x + 8, y - 128],
    [x + 40, y - 126],
    [x + 56, y - 84],
    [x + 58, y - 30],
    [x + 44, y + 34],
    [x + 20, y - 14],
    [x + 8, y - 70],
  ])
  s.light.occluder(whole)
  s.light.surface(whole, 0.55)
  s.fill(whole, s.across('#4E8088', '#2C4672'))
  for (const [dx, dy, half, long, colour] of rows) {
    const feather = `M${r(x + dx - half)} ${r(y + dy - 20)}Q${r(x + dx - half)} ${r(y + dy + long * 0.5)} ${r(x + dx + 4)} ${r(y + dy + long * 0.84)}Q${r(x + dx + half)} ${r(y + dy + long * 0.4)} ${r(x + dx + half)} ${r(y + dy - 20)}Z`
    s.fill(feather, s.across(mix(colour, '#FFD9C0', 0.16), mix(colour, '#1B2450', 0.42)))
    s.stroke(
      `M${r(x + dx - half)} ${r(y + dy - 10)}Q${r(x + dx - half)} ${r(y + dy + long * 0.5)} ${r(x + dx + 4)} ${r(y + dy + long * 0.84)}`,
      s.c('#D2A26A'),
      1.8,
      0.7,
    )
  }
  const shoulder = blob([
    [x + 4, y - 122],
    [x + 24, y - 138],
    [x + 44, y - 126],
    [x + 50, y - 106],
    [x + 30, y - 98],
    [x + 10, y - 102],
  ])
  s.fill(shoulder, s.across('#F0C98A', '#A97A55', '#5F4852'))
  s.light.surface(shoulder, 0.7)
  for (const [dx, up] of [
    [16, 118],
    [30, 124],
    [40, 112],
  ] as const)
    s.fill(ellipse(x + dx, y - up, 2.2, 2.2), s.c('#5F4852'))
}

/** @param at its middle. */
function head(s: Sketch, [x, y]: Point): void {
  for (const [tip, colour] of [
    [[x + 62, y - 42], '#B0584E'],
    [[x + 46, y - 64], '#C4745A'],
    [[x + 20, y - 72], '#D9925E'],
  ] as const) {
    const plume = `M${x + 2} ${y - 26}Q${(x + tip[0]) / 2 - 4} ${tip[1] + 2} ${tip[0]} ${tip[1]}Q${(x + tip[0]) / 2 + 16} ${(y + tip[1]) / 2} ${x + 26} ${y - 12}Z`
    s.light.occluder(plume)
    s.light.surface(plume, 0.6)
    s.fill(plume, s.across(mix(colour, '#FFD9C0', 0.16), mix(colour, '#1B2450', 0.36)))
  }
  const skull = blob([
    [x - 36, y - 4],
    [x - 28, y - 32],
    [x, y - 42],
    [x + 28, y - 30],
    [x + 38, y],
    [x + 34, y + 26],
    [x + 4, y + 34],
    [x - 28, y + 26],
  ])
  s.light.occluder(skull)
  s.light.surface(skull, 0.8)
  s.fill(skull, s.across(...BRASS))
  s.fill(rect(x - 28, y + 24, 62, 9), s.across('#E3B878', '#6A4E54'))
  s.fill(
    blob([
      [x - 36, y - 4],
      [x - 24, y - 22],
      [x - 2, y - 24],
      [x + 8, y - 4],
      [x, y + 14],
      [x - 24, y + 18],
    ]),
    s.across('#F0E0D2', '#B9AEB8'),
  )
  const lower = `M${x - 34} ${y + 12}Q${x - 50} ${y + 18} ${x - 46} ${y + 32}Q${x - 32} ${y + 34} ${x - 24} ${y + 18}Z`
  s.fill(lower, s.across('#8A6454', '#54404E'))
  const beak = `M${x - 28} ${y - 22}Q${x - 66} ${y - 20} ${x - 68} ${y + 14}Q${x - 68} ${y + 26} ${x - 60} ${y + 32}Q${x - 56} ${y + 12} ${x - 28} ${y + 14}Q${x - 18} ${y - 2} ${x - 28} ${y - 22}Z`
  s.light.occluder(beak + lower)
  s.light.surface(beak, 0.7)
  s.fill(beak, s.across('#E9A070', '#C4604E', '#7A3E50'))
  s.stroke(`M${x - 34} ${y - 16}Q${x - 58} ${y - 14} ${x - 62} ${y + 8}`, '#FFE6D0', 3, 0.5)
  s.fill(ellipse(x - 8, y - 6, 14, 14), s.across('#E3B878', '#7D5A4C'))
  const eye = ellipse(x - 8, y - 6, 10, 10)
  s.light.occluder(eye)
  s.fill(eye, s.c('#1B2450'))
  s.light.window(eye, [x - 8, y - 6], 12)
  const pupil = ellipse(x - 9, y - 6, 4.4, 4.4)
  s.light.occluder(pupil)
  s.fill(pupil, s.c('#0E1430'))
  s.fill(ellipse(x - 12, y - 10, 2.6, 2.6), '#FFFFFF', 0.85)
  s.stroke(
    line([
      [x + 12, y - 34],
      [x + 16, y + 22],
    ]),
    s.c('#5F4852'),
    2,
    0.6,
  )
}
