import { lens, polygon, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { Spot } from '../studio/spot.ts'
import { stoneWall } from '../studio/stone-wall.ts'

/** Three steps up to a door, the middle one a sheet of ice; nobody has fallen yet. */
export function icyStep(): Spot {
  const s = entrance()
  steps(s)
  const ice = 'M300 424H760L790 462H270Z'
  s.fill(
    ice,
    s.picture.linear(
      [
        [0, '#E8F6FF', 0.95],
        [0.5, '#9CCFE8', 0.9],
        [1, '#DFF2FC', 0.95],
      ],
      [0, 0],
      [1, 0.4],
    ),
  )
  s.stroke('M340 432L420 456M470 430L520 458L600 436M660 434L720 456', '#FFFFFF', 4, 0.85)
  for (const [x, long] of [
    [330, 38],
    [398, 56],
    [476, 34],
    [560, 62],
    [640, 40],
    [718, 54],
  ] as const)
    s.form(`M${x - 9} 462H${x + 9}L${x} ${462 + long}Z`, '#BFE0F2', { rim: 2, depth: 0.3 })
  s.stroke('M560 402q44 -34 92 -30M584 416q50 -22 90 -12', '#FFE2A8', 6, 0.7)
  boot(s, [500, 430])
  lantern(s, [140, 560], 170)
  return s
}

/** The same steps under a roof of their own, dry; the salt bucket only stands by. */
export function roofOverStep(): Spot {
  const s = entrance()
  steps(s)
  for (const x of [262, 776]) s.form(rounded(x, 190, 26, 330, 6), '#8A5A48', { rim: 4, depth: 0.6 })
  s.form('M190 206L532 62L874 206L846 232H218Z', '#5A4C6A', { from: 'top', rim: 5, depth: 0.5 })
  s.form(
    'M186 204Q300 130 532 44Q760 130 878 204Q830 200 790 182Q700 160 640 130Q570 96 532 84Q480 100 420 130Q330 164 270 184Q230 204 186 204Z',
    '#C6D4EA',
    { from: 'top', rim: 3, depth: 0.4 },
  )
  s.fill(rect(218, 230, 628, 16), '#071630', 0.4)
  s.shadow([846, 560], 74, 14, 0.7)
  s.form('M790 470H902L888 560H804Z', '#8796B4', { rim: 4, depth: 0.6 })
  s.form('M794 472Q820 436 846 442Q880 440 898 472Z', '#F1EEF0', { rim: 3, depth: 0.3 })
  lantern(s, [140, 560], 170)
  return s
}

function entrance(): Spot {
  const s = new Spot(flameOf([140, 560], 170), 760)
  stoneWall(s)
  s.fill(
    rect(0, 520, 960, 80),
    s.picture.linear(
      [
        [0, '#B4C4DF'],
        [1, '#4A6AA0'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.pool([150, 560], 320, 44, 0.6)
  const door = 'M412 382V236a120 112 0 0 1 240 0V382Z'
  s.form('M384 386V234a148 140 0 0 1 296 0V386Z', '#6A7CA6', { rim: 4, depth: 0.5 })
  s.form(door, '#7A4E44', { rim: 4, depth: 0.6 })
  s.stroke('M472 140V380M532 126V380M592 140V380', '#2A1C38', 4, 0.5)
  s.fill(rounded(424, 210, 90, 12, 5) + rounded(424, 320, 90, 12, 5), '#2A2444', 0.8)
  s.form(rounded(618, 268, 14, 46, 7), '#E9B65E', { rim: 2 })
  return s
}

function steps(s: Spot): void {
  const rows = [
    [340, 724, 382, 424],
    [300, 764, 424, 472],
    [256, 808, 472, 530],
  ] as const
  for (const [left, right, top, foot] of rows) {
    s.form(
      polygon([
        [left + 8, top],
        [right - 8, top],
        [right + 18, top + 26],
        [left - 18, top + 26],
      ]),
      '#8FA0C4',
      { from: 'top', depth: 0.4, rim: 3 },
    )
    s.form(rect(left - 18, top + 24, right - left + 36, foot - top - 20), '#56678F', { rim: 3, depth: 0.6 })
  }
  s.fill(lens(532, 536, 330, 8), '#071630', 0.4)
}

/** A boot that comes down on its heel, toe up. */
function boot(s: Spot, at: Point): void {
  s.placed(at, -16, 1, () => {
    s.form('M-54 -196Q-60 -330 -96 -520H16Q34 -340 26 -196Z', '#33406E', { rim: 5, depth: 0.6 })
    s.form('M-52 -190H22L26 -62Q70 -52 104 -36Q118 -22 112 0H-50Z', '#B9743C', { rim: 5, depth: 0.6 })
    s.form(rounded(-58, -6, 178, 22, 8), '#2A2444', { from: 'top', rim: 2 })
    s.form(rounded(-62, -214, 96, 40, 14), '#D9C3A8', { from: 'top', rim: 3 })
    s.stroke('M-6 -140H26M-6 -112H28M-4 -84H34', '#E9C98A', 6)
  })
}
