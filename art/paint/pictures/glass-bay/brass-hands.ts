import { ellipse, r, rect } from '../../lib/path.ts'
import { mix } from '../../lib/colour.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { sheet } from '../studio/paper.ts'
import { head, torso } from '../studio/person.ts'
import { sleeve } from '../studio/sleeve.ts'
import { HEIGHT, Spot, WIDTH } from '../studio/spot.ts'

/** The brass helper has two hands; somebody keeps the list. */
export function brassHands(): Spot {
  const hook = [470, 182] as const
  const s = new Spot(flameOf(hook, 130), 560, 'left')
  shell(s)
  glass(s, 790, 196)
  s.stroke('M470 -10V42', '#2A2C50', 6)
  lantern(s, hook, 130, { shadow: false, halo: 2.6 })
  helper(s)
  board(s)
  keeper(s)
  return s
}

/** The bell from inside: bronze plates and rivets. */
function shell(s: Spot): void {
  const own = '#6A4A4A'
  s.fill(
    rect(0, 0, WIDTH, HEIGHT),
    s.picture.radialAt(
      [
        [0, mix(own, '#FFC88A', 0.55)],
        [0.3, mix(own, '#C98A5A', 0.3)],
        [0.62, mix(own, '#1F2A50', 0.42)],
        [1, mix(own, '#0C1F40', 0.82)],
      ],
      s.lamp,
      760,
    ),
  )
  for (const x of [70, 300, 640, 890]) {
    const lean = (x - 480) * 0.16
    s.stroke(`M${r(x - lean)} -10Q${r(x + lean * 0.4)} 260 ${r(x + lean)} 620`, '#2A2038', 12, 0.4)
    for (let y = 20; y < 600; y += 44)
      s.fill(ellipse(x - lean + ((2 * lean) / 620) * y + 14, y, 4.5, 4.5), '#E8BE84', 0.5)
  }
}

function glass(s: Spot, x: number, y: number): void {
  s.form(ellipse(x, y, 108, 108), '#B98058', { depth: 0.7, rim: 5 })
  s.fill(
    ellipse(x, y, 86, 86),
    s.picture.linear(
      [
        [0, '#8FDCC4'],
        [0.5, '#2F8A94'],
        [1, '#12506E'],
      ],
      [0.2, 0],
      [0.7, 1],
    ),
  )
  for (const [dx, dy, k] of [
    [-30, 10, 9],
    [-14, -26, 6],
    [34, 30, 7],
    [20, -2, 4],
  ] as const)
    s.stroke(ellipse(x + dx, y + dy, k, k), '#E9FFF4', 2, 0.7)
  s.fill(`M${x + 4} ${y + 60}q26 -24 52 0l16 -10v22l-16 -8q-26 20 -52 -4Z`, '#CDEBDF', 0.8)
}

function helper(s: Spot): void {
  s.shadow([640, 596], 150, 26)
  s.form(rounded(566, 318, 152, 200, 34), '#C08A52', { depth: 0.65, rim: 5 })
  s.form(rect(600, 510, 84, 90), '#7A5148', { depth: 0.6 })
  s.form(ellipse(642, 420, 44, 44), '#8A5A3E', { depth: 0.6 })
  s.fill(ellipse(642, 420, 32, 32), '#2A2038')
  s.stroke('M642 420L662 402', '#F2CE94', 5)
  s.form(rect(622, 292, 40, 34), '#8A6248', { depth: 0.6 })
  s.form(rounded(572, 178, 140, 122, 44), '#D9A866', { depth: 0.6, rim: 5 })
  s.stroke('M642 180V150', '#8A6248', 7)
  s.fill(ellipse(642, 144, 10, 10), '#F2703F')
  for (const x of [614, 668]) {
    s.fill(ellipse(x, 234, 21, 21), '#2A2038')
    s.glow([x, 234], 34, 0.7, '#FFD98A')
    s.fill(ellipse(x, 234, 10, 10), '#FFF0C0')
  }
  s.stroke('M622 276h40', '#5A3E3A', 6)
  for (const [from, elbow, to] of [
    ['572 356', '500 420', '452 398'],
    ['712 356', '790 424', '812 396'],
  ] as const) {
    const d = `M${from}Q${elbow} ${to}`
    s.stroke(d, '#5A3E3A', 30)
    s.stroke(d, '#B98058', 22)
    s.stroke(d, '#F2CE94', 5, 0.6)
  }
}

/** Levers in the helper's hands. */
function board(s: Spot): void {
  s.form('M390 486H910L950 620H350Z', '#54406A', { from: 'top', depth: 0.6 })
  for (const [x, lean] of [
    [430, -8],
    [560, 10],
    [690, 14],
    [820, -6],
  ] as const) {
    s.form(rounded(x - 26, 480, 52, 24, 8), '#C99A62', { depth: 0.6 })
    const up = lean < 0 ? 84 : 60
    s.stroke(`M${x} 488L${x + lean} ${488 - up}`, '#2A2038', 15)
    s.stroke(`M${x - 2} 488L${x + lean - 2} ${488 - up}`, '#A9B2CC', 8)
    s.form(ellipse(x + lean, 484 - up, 19, 19), lean < 0 ? '#D9532C' : '#3F8A82', { rim: 3 })
  }
  for (const x of [438, 812])
    s.form(`M${x - 26} 386q26 -22 48 4q4 26 -18 32q-32 -2 -30 -36Z`, '#D9A866', { depth: 0.55, rim: 3 })
}

function keeper(s: Spot): void {
  torso(s, [196, 344], 232, 300, '#3F7478', '#E0A24A')
  head(s, { at: [202, 232], size: 76, hair: 'bob', colour: '#2E2230', look: 'right', skin: SKINS.brown })
  s.placed([330, 470], -8, 1, () => sheet(s, 150, 190, 7))
  s.stroke('M276 424l8 10l16 -22M274 462l8 10l16 -22', '#3F8A5A', 6)
  sleeve(s, [104, 400], [112, 548], [262, 520], { width: 62, coat: '#3F7478', skin: SKINS.brown, thumb: -1 })
}
