import { mix } from '../lib/colour.ts'
import { ellipse, lens, line, polygon, r, rect, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { chance } from '../lib/random.ts'
import { POST } from './own-house.ts'
import { across } from './world.ts'

/** What players buy and use is seen at their own islet, each on a layer of its own. */
export function ownThings(picture: Picture): void {
  boat(picture)
  lantern(picture, 'green', ['#D9FBE6', '#4FD3A0', '#1E8F78'])
  lantern(picture, 'rose', ['#FFE4EC', '#F07FA8', '#A8487E'])
}

/** A gaff-rigged dinghy with a red sail, moored at the jetty. */
function boat(picture: Picture): void {
  const s = new Sketch(picture, { air: 0.12, dusk: 0.2, x: across(1200) })
  const at: Point = [1168, 1108]
  s.within(`transform="matrix(1 0 0 -0.55 0 ${r(at[1] * 1.55 + 6)})" opacity=".2"`, () => rigged(s, at, 92))
  s.fill(lens(at[0], at[1] + 4, 58, 4), s.c('#142A52'), 0.55)
  rigged(s, at, 92)
  for (const [dx, dy, half] of [
    [-34, 6, 20],
    [24, 7, 26],
    [2, 12, 32],
  ] as const)
    s.fill(lens(at[0] + dx, at[1] + dy, half, 1.4), s.c('#D5E2F0'), 0.55)
  picture.group('front own-boat', s.markup())
}

/** @param at middle of its waterline @param k length of the hull in px */
function rigged(s: Sketch, [x, y]: Point, k: number): void {
  const mast = x - k * 0.04
  s.stroke(
    line([
      [mast, y - k * 0.14],
      [mast, y - k * 1.12],
    ]),
    s.c('#6A5560'),
    k * 0.03,
  )
  s.stroke(
    line([
      [mast, y - k * 1.08],
      [x + k * 0.5, y - k * 0.2],
    ]) +
      line([
        [mast, y - k * 1.08],
        [x - k * 0.46, y - k * 0.18],
      ]),
    s.c('#3A3453'),
    1,
    0.7,
  )
  const main = `M${r(mast - k * 0.02)} ${r(y - k * 0.24)}L${r(mast - k * 0.02)} ${r(y - k * 0.82)}L${r(x - k * 0.3)} ${r(y - k * 1.04)}Q${r(x - k * 0.4)} ${r(y - k * 0.6)} ${r(x - k * 0.46)} ${r(y - k * 0.27)}Z`
  const jib = `M${r(mast + k * 0.04)} ${r(y - k * 0.98)}Q${r(x + k * 0.24)} ${r(y - k * 0.56)} ${r(x + k * 0.44)} ${r(y - k * 0.24)}L${r(mast + k * 0.04)} ${r(y - k * 0.26)}Z`
  s.fill(main, s.across('#E58462', '#B7503F'))
  s.fill(jib, s.across('#C8604A', '#7E4450'))
  s.stroke(
    line([
      [x - k * 0.43, y - k * 0.5],
      [mast - k * 0.02, y - k * 0.46],
    ]) +
      line([
        [x - k * 0.38, y - k * 0.74],
        [mast - k * 0.02, y - k * 0.68],
      ]),
    s.c('#8F4038'),
    1.2,
    0.6,
  )
  const hull = `M${r(x - k * 0.52)} ${r(y - k * 0.2)}Q${r(x)} ${r(y - k * 0.12)} ${r(x + k * 0.56)} ${r(y - k * 0.24)}Q${r(x + k * 0.46)} ${r(y + k * 0.02)} ${r(x + k * 0.28)} ${r(y + k * 0.035)}H${r(x - k * 0.34)}Q${r(x - k * 0.47)} ${r(y)} ${r(x - k * 0.52)} ${r(y - k * 0.2)}Z`
  s.fill(hull, s.across(mix('#E9DCD4', '#FFD9C0', 0.3), '#D9D6DE', '#7D90B8'))
  s.fill(
    `M${r(x - k * 0.53)} ${r(y - k * 0.215)}Q${r(x)} ${r(y - k * 0.135)} ${r(x + k * 0.57)} ${r(y - k * 0.255)}L${r(x + k * 0.55)} ${r(y - k * 0.2)}Q${r(x)} ${r(y - k * 0.085)} ${r(x - k * 0.52)} ${r(y - k * 0.17)}Z`,
    s.across('#B5763F', '#6E4450'),
  )
  s.fill(
    `M${r(x - k * 0.44)} ${r(y - k * 0.02)}H${r(x + k * 0.42)}Q${r(x + k * 0.36)} ${r(y + k * 0.03)} ${r(x + k * 0.28)} ${r(y + k * 0.035)}H${r(x - k * 0.34)}Z`,
    s.c('#2C4A7A'),
    0.8,
  )
  s.fill(
    polygon([
      [mast, y - k * 1.14],
      [mast + k * 0.17, y - k * 1.1],
      [mast, y - k * 1.05],
    ]),
    s.c('#F0C878'),
  )
}

/** A coloured lantern on the jetty's post, its light in the air and on the water. @param colours core, light, far light */
function lantern(
  picture: Picture,
  name: string,
  [core, light, far]: readonly [string, string, string],
): void {
  const s = new Sketch(picture, { air: 0.05, dusk: 0.1, x: across(1200) })
  const [x, top] = [POST[0] - 13, POST[1] - 69]
  const at: Point = [x, top + 19]
  const halo = picture.radialAt(
    [
      [0, light, 0.62],
      [0.18, light, 0.34],
      [0.5, far, 0.13],
      [1, far, 0],
    ],
    at,
    112,
  )
  s.fill(ellipse(at[0], at[1], 112, 112), halo)
  const random = chance(name.length * 71)
  let streaks = ''
  for (let dy = 8; dy < 92; dy += random.between(8, 13))
    streaks += `<path d="${lens(x + random.between(-5, 5), POST[1] + 16 + dy, random.between(7, 17), 1.5)}" fill="${light}" opacity="${r((1 - dy / 98) * 0.7)}"/>`
  const glass = polygon([
    [x - 9, top + 11],
    [x + 9, top + 11],
    [x + 7, top + 28],
    [x - 7, top + 28],
  ])
  const shine = picture.radial([
    [0, '#FFFFFF'],
    [0.35, core],
    [1, light],
  ])
  s.fill(glass, shine)
  s.stroke(`M${x} ${top + 11}V${top + 28}`, s.c('#27305A'), 1.2)
  s.fill(
    `M${x - 12} ${top + 12}Q${x - 6} ${top + 8} ${x - 4} ${top + 3}H${x + 4}Q${x + 6} ${top + 8} ${x + 12} ${top + 12}Z`,
    s.c('#2E375E'),
  )
  s.fill(lens(x, top + 4.5, 8, 2.2), s.c('#E4E8F1'))
  s.fill(rect(x - 8, top + 27.5, 16, 3.6), s.c('#2E375E'))
  s.stroke(ellipse(x, top + 1, 2.6, 2.6), s.c('#2E375E'), 1.6)
  picture.group(`front own-lantern-${name}`, `${streaks}\n${s.markup()}`)
}
