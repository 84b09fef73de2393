/** The boilers of the wreck, behind their list: `npx tsx art/paint/scenes/boiler-room.ts`. */
import { ellipse, r, rect, type Point } from '../lib/path.ts'
import { Picture } from '../lib/picture.ts'
import { deepGlow, deepLamp } from './parts/deep-lamp.ts'
import { Diver } from './parts/diver.ts'
import { portlight } from './parts/bell-room.ts'
import { kelp } from './parts/kelp.ts'
import { shoal } from './parts/under-water.ts'

const FLOOR = 880
const picture = new Picture(1920, 1080)
picture.group('background', inside())
picture.write('scenes/lantern-isles/boiler-room/scene.svg')

function inside(): string {
  const s = new Diver(picture, 0, 0.2)
  plates(s)
  pipes(s)
  portlight(s, [960, 330], 150, () => {
    shoal(s, [940, 320], 20, 9, 702, 1)
    kelp(s, [900, 500], 190, 4, 703)
  })
  boiler(s, [420, FLOOR], 330)
  boiler(s, [1500, FLOOR], 330)
  floor(s)
  for (const x of [842, 1078]) gauge(s, [x, 610], 58)
  coal(s)
  for (const [x, y] of [
    [960, 566],
    [90, 180],
    [1830, 180],
  ] as const) {
    deepGlow(s, [x, y + 60], 380, 0.4)
    deepLamp(s, [x, y], 110, 250)
  }
  return s.markup()
}

/** Iron plates with their seams and rivets, darker towards the corners. */
function plates(s: Diver): void {
  s.fill(rect(0, 0, 1920, 1080), s.down('#3A3F5C', '#5A4B54', '#6A5048'))
  for (let x = 0; x <= 1920; x += 240) {
    s.stroke(`M${x} 0V${FLOOR}`, s.c('#232840'), 7, 0.5)
    for (let y = 24; y < FLOOR; y += 48)
      for (const dx of [-15, 15]) s.fill(ellipse(x + dx, y, 5, 5), s.c('#A58B78'), 0.5)
  }
  for (const y of [200, 470, 740]) s.stroke(`M0 ${y}H1920`, s.c('#232840'), 6, 0.4)
  s.fill(
    rect(0, 0, 1920, 1080),
    s.picture.radialAt(
      [
        [0, '#F0B674', 0.34],
        [0.45, '#B98A68', 0.12],
        [1, '#0C2138', 0.66],
      ],
      [960, 560],
      1200,
      0.7,
    ),
  )
}

function pipes(s: Diver): void {
  for (const [d, width] of [
    ['M-20 110H700V40', 54],
    ['M1940 140H1230V-20', 46],
    ['M420 380V110', 62],
    ['M1500 380V140', 62],
    ['M750 700H1170', 40],
  ] as const) {
    s.stroke(d, s.c('#2A2438'), width + 8, 0.5)
    s.stroke(d, s.c('#9A6A4C'), width)
    s.within('transform="translate(-6 -8)"', () => s.stroke(d, s.c('#EBC08A'), width * 0.16, 0.5))
  }
  for (const [x, y] of [
    [190, 110],
    [560, 110],
    [1330, 140],
    [1740, 140],
  ] as const)
    s.fill(rect(x, y - 38, 34, 76), s.across('#D9A870', '#8A5F4A', '#4A3A44'))
}

/** A round iron front with two doors; the fire in it has been out for a hundred years. @param at middle of its foot */
function boiler(s: Diver, [x, y]: Point, radius: number): void {
  const middle = y - radius * 0.9
  s.fill(ellipse(x, y + 6, radius * 1.05, 34), s.c('#141A2E'), 0.6)
  s.fill(ellipse(x + 14, middle + 10, radius, radius), s.c('#1C2038'), 0.7)
  s.fill(ellipse(x, middle, radius, radius), s.across('#B98A68', '#7E5A50', '#4A3E50', '#2C2F48'))
  s.stroke(ellipse(x, middle, radius * 0.93, radius * 0.93), s.c('#E8BE84'), 4, 0.4)
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 2 * Math.PI
    s.fill(
      ellipse(x + Math.cos(a) * radius * 0.96, middle + Math.sin(a) * radius * 0.96, 8, 8),
      s.c('#D9B48C'),
      0.8,
    )
  }
  for (const dx of [-0.4, 0.4]) door(s, [x + dx * radius, middle + radius * 0.26], radius * 0.3)
  gauge(s, [x, middle - radius * 0.46], radius * 0.24)
}

function door(s: Diver, [x, y]: Point, half: number): void {
  const d = `M${r(x - half)} ${r(y + half)}V${r(y)}A${r(half)} ${r(half)} 0 0 1 ${r(x + half)} ${r(y)}V${r(y + half)}Z`
  s.fill(d, s.across('#F2CD94', '#B98450', '#6A4A48'))
  s.stroke(d, s.c('#3A2C3E'), 6, 0.7)
  for (const k of [-0.3, 0, 0.3])
    s.fill(rect(x - half * 0.6, y + k * half + half * 0.2, half * 1.2, half * 0.12), s.c('#2A2438'), 0.8)
  s.fill(rect(x + half * 0.62, y - half * 0.1, half * 0.2, half * 0.5), s.c('#FFE2B0'))
}

function gauge(s: Diver, [x, y]: Point, radius: number): void {
  s.fill(ellipse(x + 5, y + 8, radius, radius), s.c('#141A2E'), 0.5)
  s.fill(ellipse(x, y, radius, radius), s.across('#FBE2B4', '#C98F5C', '#7A5450'))
  s.fill(ellipse(x, y, radius * 0.8, radius * 0.8), s.c('#EFE6D2'))
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI * (0.8 + (i / 8) * 1.4)
    const at = (k: number): string => `${r(x + Math.cos(a) * radius * k)} ${r(y + Math.sin(a) * radius * k)}`
    s.stroke(`M${at(0.6)}L${at(0.74)}`, i > 5 ? s.c('#B3392F') : s.c('#2A3050'), radius * 0.06)
  }
  s.stroke(`M${r(x)} ${r(y)}L${r(x - radius * 0.44)} ${r(y - radius * 0.3)}`, s.c('#B3392F'), radius * 0.07)
  s.fill(ellipse(x, y, radius * 0.1, radius * 0.1), s.c('#2A3050'))
}

function floor(s: Diver): void {
  s.fill(rect(0, FLOOR, 1920, 200), s.down('#5A4A4E', '#242A44'))
  for (let x = -400; x <= 2320; x += 120)
    s.stroke(`M${960 + (x - 960) * 0.75} ${FLOOR}L${x} 1080`, s.c('#141A2E'), 4, 0.4)
  for (const y of [908, 946, 1000]) s.stroke(`M0 ${y}H1920`, s.c('#141A2E'), 4, 0.35)
  s.fill(rect(0, FLOOR - 8, 1920, 12), s.c('#1C2038'), 0.8)
}

/** What was left of the last shovel. */
function coal(s: Diver): void {
  for (const [x, y, k] of [
    [880, 930, 34],
    [930, 944, 46],
    [990, 932, 38],
    [1044, 946, 30],
    [960, 904, 34],
  ] as const) {
    s.fill(ellipse(x, y, k, k * 0.72), s.c('#1A1C2E'))
    s.fill(ellipse(x - k * 0.3, y - k * 0.24, k * 0.36, k * 0.18), s.c('#7A8098'), 0.5)
  }
}
