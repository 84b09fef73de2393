import { mix } from '../lib/colour.ts'
import { ellipse, lens, line, polygon, r, rect, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { barrel, crate, lampPost, person } from '../lib/parts/people.ts'
import { awning, bunting } from '../lib/parts/stall.ts'
import { foam } from '../lib/parts/rock.ts'
import { chance } from '../lib/random.ts'
import { across, type Isle } from './world.ts'

const WATER = 1246
/** Middle of its hull. */
const X = 2424
const MASTHEAD: Point = [X - 8, WATER - 244]

const GOODS = ['#E2654A', '#E9A945', '#8FB45A', '#C7584F', '#F0C878', '#5FA39A'] as const

/** The shop: a broad barge that trades from island to island, its counter open under a striped awning. */
export function shopBoat(picture: Picture): Isle {
  const s = new Sketch(picture, { air: 0.11, dusk: 0.24, x: across(X) })
  s.fill(lens(X, WATER + 6, 168, 8), s.c('#142A52'), 0.55)
  mast(s)
  lampPost(s, [X + 112, WATER - 44], 78)
  person(s, [X - 116, WATER - 34], 46, '#8A4A5C', '#E8B56A')
  hull(s)
  counter(s)
  cargo(s)
  for (const end of [
    [X - 152, WATER - 58],
    [X + 156, WATER - 64],
  ] as const)
    bunting(s, [MASTHEAD[0], MASTHEAD[1] + 24], end, 10)
  foam(s, X - 140, X + 140, WATER + 3, 1.5, chance(402))
  return { sketch: s, waterline: WATER, unit: 1.6 }
}

/** The mast stands behind the counter. */
function mast(s: Sketch): void {
  const top = MASTHEAD
  s.stroke(line([[X - 8, WATER - 60], top]), s.c('#5A4A58'), 5.5)
  s.fill(
    polygon([
      [top[0], top[1] - 4],
      [top[0] + 44, top[1] + 8],
      [top[0] + 30, top[1] + 14],
      [top[0], top[1] + 20],
    ]),
    s.across('#D8604A', '#8A4A5C'),
  )
  s.fill(ellipse(top[0], top[1] - 8, 4.5, 4.5), s.c('#E8B56A'))
}

function hull(s: Sketch): void {
  const colour = '#2F7F7A'
  const rail = WATER - 42
  const body = `M${r(X - 160)} ${r(rail - 16)}Q${r(X - 96)} ${r(rail + 4)} ${r(X)} ${r(rail + 4)}T${r(X + 164)} ${r(rail - 22)}Q${r(X + 154)} ${r(WATER - 12)} ${r(X + 122)} ${r(WATER + 5)}H${r(X - 118)}Q${r(X - 150)} ${r(WATER - 10)} ${r(X - 160)} ${r(rail - 16)}Z`
  s.light.occluder(body)
  s.light.surface(body, 0.3)
  s.fill(body, s.across(mix(colour, '#FFD9C0', 0.28), colour, mix(colour, '#1B3158', 0.55)))
  s.within(`clip-path="${s.picture.clip(body)}"`, () => {
    for (const [dy, tint] of [
      [14, 0.22],
      [26, 0.3],
    ] as const)
      s.stroke(
        `M${r(X - 160)} ${r(rail + dy - 14)}Q${r(X - 96)} ${r(rail + dy + 4)} ${r(X)} ${r(rail + dy + 4)}T${r(X + 164)} ${r(rail + dy - 18)}`,
        s.c(mix(colour, '#12284C', tint + 0.3)),
        1.6,
        0.8,
      )
    s.fill(rect(X - 170, WATER - 8, 340, 16), s.c('#14264A'), 0.5)
  })
  const gunwale = `M${r(X - 163)} ${r(rail - 21)}Q${r(X - 96)} ${r(rail - 1)} ${r(X)} ${r(rail - 1)}T${r(X + 168)} ${r(rail - 28)}L${r(X + 165)} ${r(rail - 17)}Q${r(X + 96)} ${r(rail + 9)} ${r(X)} ${r(rail + 9)}T${r(X - 160)} ${r(rail - 10)}Z`
  s.light.surface(gunwale)
  s.fill(gunwale, s.across('#F1DFD8', '#B9C6DE', '#8FA5CC'))
  // the eye that finds the way, as bows have it
  s.fill(ellipse(X + 132, rail + 7, 6.5, 5), s.c('#EADBD6'))
  s.fill(ellipse(X + 133.5, rail + 7, 2.8, 3), s.c('#2C3158'))
}

/** The deckhouse: a counter towards us, shelves in warm light, the awning over all of it. */
function counter(s: Sketch): void {
  const [left, width, foot] = [X - 104, 200, WATER - 43]
  const top = foot - 116
  s.light.occluder(rect(left, top, width, 116))
  s.fill(rect(left + 4, top, width - 8, 110), s.down('#2B2F52', '#3C3A5A'))
  const inside = rect(left + 8, top + 46, width - 16, 36)
  s.fill(inside, s.down('#5A4C5E', '#6A5560'))
  s.light.window(inside, [left + width / 2, top + 62], 46)
  shelf(s, left + 14, width - 28, top + 83, 61)
  const board = rect(left, top + 83, width, 34)
  s.light.occluder(board)
  s.light.surface(board, 0.3)
  s.fill(board, s.across(mix('#B58A58', '#FFD9C0', 0.14), '#8A6A55', '#5C4F63'))
  s.fill(rect(left - 4, top + 80, width + 8, 6), s.across('#E4C49C', '#9A7A70'))
  for (let i = 1; i < 8; i++) s.fill(rect(left + (width * i) / 8, top + 87, 1.6, 30), s.c('#4F4359'), 0.55)
  coin(s, [left + width / 2, top + 101])
  for (const share of [0.01, 0.965]) s.fill(rect(left + width * share, top + 18, 5, 68), s.c('#6A5560'))
  awning(s, [left - 6, top - 6], width + 12, 44, '#C8503A')
}

/** What trades for coins says so without a word. */
function coin(s: Sketch, [x, y]: Point): void {
  s.fill(ellipse(x, y, 12, 12), s.across('#F2C878', '#C08A4A'))
  s.stroke(ellipse(x, y, 8.6, 8.6), s.c('#A06E3E'), 1.4)
  s.fill(
    polygon([
      [x, y - 6],
      [x + 2, y - 1.8],
      [x + 6, y],
      [x + 2, y + 1.8],
      [x, y + 6],
      [x - 2, y + 1.8],
      [x - 6, y],
      [x - 2, y - 1.8],
    ]),
    s.c('#8F5E36'),
  )
}

function shelf(s: Sketch, left: number, width: number, floor: number, seed: number): void {
  const random = chance(seed)
  let all = ''
  for (let x = left; x < left + width - 10;) {
    const w = random.between(9, 16)
    const h = random.between(11, 24)
    const thing = random.happens(0.4)
      ? ellipse(x + w / 2, floor - w * 0.42, w * 0.46, w * 0.42)
      : rect(x, floor - h, w * 0.82, h)
    s.fill(thing, s.c(random.pick(GOODS)))
    all += thing
    x += w + random.between(2, 7)
  }
  s.light.occluder(all)
}

function cargo(s: Sketch): void {
  crate(s, [X + 100, WATER - 46], 26)
  crate(s, [X + 124, WATER - 50], 19)
  barrel(s, [X - 138, WATER - 50], 16)
}
