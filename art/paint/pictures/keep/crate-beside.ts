import { ellipse, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { snowfield } from '../studio/dusk.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { torso } from '../studio/person.ts'
import { sideHead } from '../studio/side-head.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'
import { stoneWall } from '../studio/stone-wall.ts'

const COAT = '#3F7478'

/** Nothing happened, by one step. */
export function crateBeside(): Spot {
  const foot = [96, 490] as const
  const s = new Spot(flameOf(foot, 180), 660)
  stoneWall(s, 440)
  snowfield(s, 436, 8)
  s.pool([150, 480], 420, 90, 0.4)
  lantern(s, foot, 180)
  crane(s)
  worker(s)
  wreck(s)
  return s
}

function crane(s: Spot): void {
  s.form('M520 30H960V74H540Z', '#6A4E4E', { from: 'top', depth: 0.6 })
  s.form('M700 74L960 250V204L760 74Z', '#54424E', { from: 'top', depth: 0.6 })
  s.fill('M516 32Q580 10 660 22T830 18T962 22V36H520Z', '#D5DFEE', 0.9)
  s.form(ellipse(640, 92, 40, 40), '#8A6454', { depth: 0.6, rim: 4 })
  s.fill(ellipse(640, 92, 25, 25), '#3A2E46')
  s.form(ellipse(640, 92, 10, 10), '#C99A62', { rim: 0 })
  s.stroke('M676 88Q700 60 760 52', '#C9A26C', 11)
  const rope = 'M604 92Q600 150 612 188Q622 214 612 240'
  s.stroke(rope, '#6A4A40', 15)
  s.stroke(rope, '#C9A26C', 11)
  s.stroke('M604 110l9 7M604 130l9 7M607 150l9 7M610 170l9 7M615 192l8 6M616 212l6 4', '#6A4A40', 3, 0.7)
  s.stroke('M612 238q-14 14 -10 32M612 238q-2 18 2 36M614 236q12 12 12 32M610 236q-22 8 -26 22', '#E2C08C', 4)
}

function worker(s: Spot): void {
  s.shadow([330, 508], 120, 15, 0.6)
  s.form(limb([368, 372, 38], [420, 430, 32], [428, 492, 22]), '#35437A', { depth: 0.55 })
  s.form(limb([326, 372, 42], [296, 440, 34], [246, 498, 24]), '#3D4D88', { depth: 0.55 })
  s.form('M410 484H440Q470 490 472 508H408Z', '#4A3A48', { depth: 0.5 })
  s.form('M228 486L262 498Q270 512 262 516H206Q208 498 228 486Z', '#4A3A48', { depth: 0.5 })
  sleeve(s, [392, 262], [456, 262], [474, 196], {
    width: 46,
    coat: '#336066',
    skin: SKINS.brown,
    fingers: 'spread',
    thumb: -1,
  })
  s.placed([344, 240], -9, 1, () => {
    torso(s, [0, 0], 148, 156, COAT)
    s.fill(rect(-76, 66, 152, 15) + rect(-76, 106, 152, 15), '#F2C84F', 0.85)
  })
  s.form(limb([344, 226, 24], [342, 204, 22]), SKINS.brown, { rim: 0 })
  sideHead(s, {
    at: [342, 166],
    size: 55,
    skin: SKINS.brown,
    colour: '#2A2030',
    hair: 'helmet',
    turn: -6,
    mouth: 'open',
  })
  sleeve(s, [288, 268], [244, 322], [216, 252], {
    width: 48,
    coat: COAT,
    skin: SKINS.brown,
    fingers: 'spread',
    thumb: 1,
  })
}

function wreck(s: Spot): void {
  const random = chance(5)
  s.shadow([654, 508], 220, 24, 0.65)
  for (const [x, y, k] of [
    [520, 478, 50],
    [800, 476, 56],
    [600, 440, 60],
    [720, 430, 64],
  ] as const)
    s.fill(
      ellipse(x, y, k * 1.4, k),
      s.picture.radial([
        [0, '#E8EEF6', 0.5],
        [0.6, '#C6D4EA', 0.25],
        [1, '#C6D4EA', 0],
      ]),
    )
  const boards: readonly (readonly [Point, number, number])[] = [
    [[574, 446], 150, -64],
    [[740, 440], 150, 58],
    [[652, 410], 150, -88],
    [[690, 486], 190, 8],
    [[600, 494], 170, -14],
    [[778, 490], 130, 22],
  ]
  for (const [at, long, turn] of boards) board(s, at, long, turn)
  for (const [x, y, k, own] of [
    [640, 476, 26, '#D9604A'],
    [684, 462, 24, '#E8A23C'],
    [722, 486, 25, '#D9604A'],
    [598, 498, 22, '#E8A23C'],
    [800, 504, 21, '#D9604A'],
    [536, 506, 20, '#E8A23C'],
  ] as const) {
    s.form(ellipse(x, y, k, k * 0.94), own, { rim: 3 })
    s.stroke(`M${x} ${r(y - k * 0.9)}q2 -8 8 -10`, '#2F5C4A', 4)
  }
  board(s, [660, 502], 210, -5)
  for (const [at, long, turn] of [
    [[524, 396], 62, -30],
    [[790, 372], 70, 38],
    [[722, 340], 46, -70],
    [[560, 344], 40, 50],
  ] as const)
    board(s, at, long, turn, 0.62)
  let chips = ''
  for (let i = 0; i < 16; i++)
    chips += `M${r(random.between(500, 830))} ${r(random.between(320, 440))}l${r(random.between(6, 14))} ${r(random.between(-6, 3))}l-3 ${r(random.between(4, 7))}Z`
  s.fill(chips, '#E0B184', 0.85)
}

function board(s: Spot, at: Point, long: number, turn: number, k = 1): void {
  s.placed(at, turn, 1, () => {
    const [w, h] = [long / 2, 19 * k]
    s.form(
      `M${-w} ${-h}L${w - 8} ${-h}L${w + 6} ${r(-h * 0.4)}L${w - 6} ${r(h * 0.1)}L${w + 3} ${h}L${-w + 5} ${h}L${-w - 7} ${r(h * 0.3)}L${-w + 3} ${r(-h * 0.2)}Z`,
      '#A9744E',
      { depth: 0.5, rim: 3 },
    )
    s.stroke(
      `M${r(-w * 0.8)} ${r(-h * 0.2)}H${r(w * 0.4)}M${r(-w * 0.2)} ${r(h * 0.4)}H${r(w * 0.7)}`,
      '#5E3E40',
      2.4,
      0.5,
    )
    s.fill(ellipse(w - 18, -h * 0.4, 3, 3) + ellipse(-w + 16, h * 0.3, 3, 3), '#3A2E46')
  })
}
