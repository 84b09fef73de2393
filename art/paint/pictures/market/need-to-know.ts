import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, r, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { snowfield } from '../studio/dusk.ts'
import { head, torso } from '../studio/person.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { counterFront, fishCrate, stallView } from './stall.ts'

/** Three lines are enough: the rest of the form falls. */
export function longFormScissors(): Spot {
  const s = new Spot(flameOf([130, 210], 150), 640)
  stallView(s, 130, 46, '#3D5E96')
  table(s, 170, 262)
  counterFront(s, 262)
  fishCrate(s, [822, 238], 190)
  lantern(s, [130, 222], 150)
  s.fill(
    polygon([
      [306, 184],
      [640, 184],
      [676, 600],
      [316, 600],
    ]),
    '#0C1432',
    0.4,
  )
  s.form(
    polygon([
      [316, 178],
      [604, 178],
      [622, 262],
      [298, 262],
    ]),
    '#EFE3CF',
    { from: 'left', depth: 0.2, rim: 3 },
  )
  s.form(
    polygon([
      [298, 262],
      [622, 262],
      [622, 376],
      [298, 376],
    ]),
    '#E6D8C4',
    { from: 'left', depth: 0.3, rim: 3 },
  )
  for (const [i, long] of [230, 180, 210].entries()) {
    const y = 200 + i * 48 + (i === 2 ? 4 : 0)
    s.form(rounded(330, y - 4, 26, 26, 5), '#2F8A72', { rim: 0, depth: 0.3 })
    s.stroke(`M336 ${y + 9}l6 6l10 -12`, '#FFFFFF', 4)
    s.fill(rounded(374, y + 3, long, 12, 5), '#3D4478', 0.85)
  }
  s.placed([298, 380], 5, 1, () => {
    s.form('M0 0H324V300H0Z', '#C3BFCB', { from: 'left', depth: 0.4, rim: 3 })
    for (let i = 0; i < 7; i++)
      s.fill(
        rounded(34, 34 + i * 32, 20, 20, 4) + rounded(72, 38 + i * 32, i % 3 ? 210 : 160, 10, 5),
        '#6A6F98',
        0.42,
      )
  })
  scissors(s, [520, 376])
  hand(s, { pose: 'grip', at: [748, 386], turn: 4, scale: 1.06, skin: SKINS.deep, sleeve: '#A4524A' })
  return s
}

/** Open scissors pointing left. @param at their rivet. */
function scissors(s: Spot, [x, y]: Point): void {
  s.fill(
    polygon([
      [x, y + 20],
      [x - 190, y + 62],
      [x + 170, y + 40],
    ]),
    '#0C1432',
    0.24,
  )
  for (const side of [1, -1]) {
    s.placed([x, y], side * 11, 1, () => {
      s.form(
        `M-214 ${-side * 2}L20 ${-side * 19}L46 ${side * 6}L-10 ${side * 11}Z`,
        side > 0 ? '#8E9FC0' : '#C5D1E2',
        { from: 'top', depth: 0.5, rim: 3 },
      )
      s.form(rounded(30, -9, 130, 18, 8), '#7A87A8', { from: 'top', rim: 2 })
      s.stroke(ellipse(206, -side * 6, 52, 30), '#A4322C', 17)
      s.stroke(`M162 ${-side * 6 - 18}q40 -26 84 2`, '#F08A6A', 5, 0.7)
    })
  }
  s.form(ellipse(x + 8, y, 13, 13), '#DBA149', { rim: 3 })
}

/** What stands open is read. */
export function openDrawer(): Spot {
  const s = new Spot([830, 214], 640)
  stallView(s, 220, 52, '#8A4A58')
  snowfield(s, 336, 8)
  s.pool([800, 460], 420, 110, 0.45)
  s.form(rect(722, 424, 260, 190), '#7A5048', { from: 'top', depth: 0.7 })
  s.form(rect(706, 404, 280, 24), '#9A6448', { from: 'top', rim: 3 })
  fishCrate(s, [862, 404], 170, 1)
  s.stroke('M830 40V140', '#2A2F52', 5)
  lantern(s, [830, 262], 120, { shadow: false, halo: 2.3 })
  const looks = [
    {
      x: 214,
      y: 262,
      coat: '#2F6A66',
      skin: SKINS.fair,
      hair: 'bob',
      colour: '#8A4A34',
      look: 'right',
      scarf: '#D9A04E',
      lean: 12,
    },
    {
      x: 430,
      y: 240,
      coat: '#5A6AA0',
      skin: SKINS.brown,
      hair: 'cap',
      colour: '#C58A4E',
      look: 'front',
      scarf: '#A4423C',
      lean: 3,
    },
    {
      x: 640,
      y: 262,
      coat: '#A4524A',
      skin: SKINS.deep,
      hair: 'bun',
      colour: '#201C2E',
      look: 'left',
      scarf: '#8FB3CC',
      lean: -12,
    },
  ] as const
  for (const one of looks) {
    torso(s, [one.x, one.y + 62], 176, 200, one.coat, one.scarf)
    head(s, {
      at: [one.x, one.y - 38],
      size: 66,
      skin: one.skin,
      hair: one.hair,
      colour: one.colour,
      look: one.look,
      lean: one.lean,
      eyes: 1.6,
      beard: one.hair === 'cap',
    })
  }
  drawer(s, [426, 536])
  return s
}

/** A filing drawer pulled out towards us, full of tabbed sheets. @param at middle of its foot. */
function drawer(s: Spot, [x, y]: Point): void {
  const metal = '#6A7AA6'
  s.shadow([x, y + 18], 340, 26, 0.7)
  s.fill(
    polygon([
      [x - 216, y - 204],
      [x + 216, y - 204],
      [x + 284, y - 122],
      [x - 284, y - 122],
    ]),
    '#141E44',
  )
  const tabs = ['#E4A24C', '#C8503C', '#8FB3CC', '#E9D8C2', '#4F9A8A'] as const
  for (let i = 0; i < 6; i++) {
    const t = i / 5.4
    const half = 208 + t * 58
    const top = y - 236 + t * 74
    const tab = x - half + 24 + ((i * 3) % 5) * (half * 0.36)
    s.form(
      `M${r(x - half)} ${r(top + 20)}H${r(tab)}l8 -20H${r(tab + 84)}l8 20H${r(x + half)}V${r(y - 110)}H${r(x - half)}Z`,
      mix(tabs[i % 5] ?? tabs[0], '#EADCC6', 0.25),
      { from: 'right', depth: 0.36, rim: i < 4 ? 0 : 3 },
    )
    s.fill(rounded(tab + 20, top + 7, 50, 7, 3), '#3D4478', 0.6)
    s.fill(ellipse(x + half * (i % 2 ? 0.7 : -0.62), top + 38, 13, 14), '#7A4A38', i % 2 ? 0.55 : 0.4)
  }
  s.form(
    polygon([
      [x - 224, y - 204],
      [x - 210, y - 204],
      [x - 276, y - 118],
      [x - 296, y - 122],
    ]) +
      polygon([
        [x + 224, y - 204],
        [x + 210, y - 204],
        [x + 276, y - 118],
        [x + 296, y - 122],
      ]),
    mix(metal, '#FFFFFF', 0.1),
    { rim: 2 },
  )
  s.form(rounded(x - 302, y - 128, 604, 146, 12), metal, { from: 'right', depth: 0.62, rim: 5 })
  s.form(rounded(x - 276, y - 104, 552, 98, 8), mix(metal, '#10244C', 0.16), {
    from: 'right',
    depth: 0.5,
    rim: 2,
  })
  s.form(rounded(x - 62, y - 86, 124, 34, 5), '#E9DCC6', { from: 'right', depth: 0.3, rim: 3 })
  s.stroke(`M${x - 64} ${y - 34}q64 34 128 0`, '#22305A', 13)
  s.stroke(`M${x - 62} ${y - 36}q62 31 124 0`, '#D9B070', 8)
}
