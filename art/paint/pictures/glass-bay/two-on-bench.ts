import { ellipse, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { lantern } from '../studio/lantern.ts'
import { head, torso } from '../studio/person.ts'
import { pier } from '../studio/pier.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

/** Two on a bench, one blanket, and time. */
export function twoOnBench(): Spot {
  const s = new Spot([480, 150], 560, 'left')
  pier(s, 470)
  post(s)
  s.shadow([480, 572], 360, 26, 0.6)
  for (const y of [318, 366, 414]) s.form(rounded(170, y, 620, 34, 8), '#7A5148', { depth: 0.6 })
  for (const x of [196, 740]) s.form(rect(x, 300, 24, 290), '#4A3A4E', { depth: 0.6 })
  torso(s, [360, 300], 176, 220, '#3F7478', '#D9A860')
  head(s, {
    at: [364, 208],
    size: 66,
    hair: 'bun',
    colour: '#3A2530',
    look: 'right',
    skin: SKINS.tan,
    lean: 4,
  })
  torso(s, [594, 304], 186, 220, '#7A4458')
  head(s, {
    at: [590, 210],
    size: 66,
    hair: 'short',
    colour: '#5A4038',
    look: 'left',
    skin: SKINS.deep,
    beard: true,
    lean: -5,
  })
  blanket(s)
  sleeve(s, [294, 350], [270, 460], [392, 474], { width: 50, coat: '#3F7478', skin: SKINS.tan, thumb: -1 })
  sleeve(s, [664, 354], [690, 466], [566, 474], { width: 52, coat: '#7A4458', skin: SKINS.deep, thumb: 1 })
  cup(s, 402)
  cup(s, 552)
  return s
}

function post(s: Spot): void {
  s.form(rect(472, 120, 16, 380), '#3A3A5C', { depth: 0.6 })
  lantern(s, [480, 186], 128, { shadow: false, halo: 3 })
}

function blanket(s: Spot): void {
  const d = 'M236 472Q300 440 392 456T574 452Q680 440 726 478Q752 540 738 586H222Q208 530 236 472Z'
  s.form(d, '#B8563F', { from: 'top', depth: 0.6 })
  s.inside(d, () => {
    for (const y of [492, 546]) s.stroke(`M200 ${y}Q340 ${y - 22} 480 ${y}T760 ${y}`, '#E9B86A', 8, 0.7)
    for (const x of [300, 400, 500, 600, 690])
      s.stroke(`M${x} 440Q${x - 12} 520 ${x + 4} 600`, '#7A3038', 4, 0.5)
  })
}

function cup(s: Spot, x: number): void {
  s.form(rounded(x - 2, 438, 42, 48, 8), '#E6D6BE', { depth: 0.5 })
  s.fill(ellipse(x + 19, 440, 20, 5), '#5A3A34')
  s.stroke(`M${x + 14} 428q-10 -16 2 -30t2 -28`, '#F3F7FA', 6, 0.35)
}
