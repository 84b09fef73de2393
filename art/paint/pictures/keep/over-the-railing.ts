import { ellipse, r, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { dusk } from '../studio/dusk.ts'
import { SKINS } from '../studio/hand.ts'
import { lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { head, torso } from '../studio/person.ts'
import { sideHead } from '../studio/side-head.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

const COAT = '#C4583C'

/** High on the tower one leg is over the railing already; the harness hangs on its hook. */
export function overTheRailing(): Spot {
  const s = new Spot([876, 232], 620, 'right')
  dusk(s, { horizon: 520, sun: 90, box: [0, 0, 960, 600], seed: 6 })
  s.placed([0, 74], 0, 1, () => {
    tower(s)
    harness(s)
    climber(s)
    toolbox(s)
    railing(s)
  })
  caller(s)
  return s
}

function tower(s: Spot): void {
  s.form('M556 -90H970V540H592Z', '#5A6A98', { depth: 0.6 })
  let joints = ''
  for (let row = -2; row < 11; row++) {
    const y = 12 + row * 48
    joints += `M${r(560 + y * 0.053)} ${y}H960`
    for (let x = 600 + (row & 1) * 56; x < 960; x += 112) joints += `M${x} ${y}v48`
  }
  s.stroke(joints, '#22346A', 3, 0.45)
  s.form('M786 330V190Q786 128 846 128H970V330Z', '#3A2E46', { depth: 0.5 })
  lantern(s, [876, 214], 104, { shadow: false, halo: 3 })
  s.form(rect(440, 330, 530, 34), '#6E7EA6', { from: 'top', depth: 0.55 })
  s.form('M470 364H960V396L600 396Z', '#3F4E7E', { from: 'top', depth: 0.6 })
  s.fill('M440 332Q500 318 560 326T700 322Q720 330 690 336T440 342Z', '#DCE5F1')
}

/** Straps on a hook by the door: where it does nobody any good. */
function harness(s: Spot): void {
  s.form(rounded(728, 106, 40, 14, 6), '#3A3A5C', { depth: 0.5 })
  const straps = 'M748 120Q710 166 722 222Q736 262 748 222Q760 262 774 222Q786 166 748 120M718 190H778'
  s.within('transform="translate(6 8)"', () => s.stroke(straps, '#101C3C', 13, 0.35))
  s.stroke(straps, '#7A5A24', 14)
  s.stroke(straps, '#F2B33F', 10)
  s.stroke('M748 238Q742 272 754 294', '#E9DCC8', 6)
  s.stroke(ellipse(754, 298, 7, 10), '#C9D0DC', 5)
}

function climber(s: Spot): void {
  s.form(limb([618, 262, 34], [636, 312, 28], [640, 340, 22]), '#35437A', { depth: 0.55 })
  s.form('M622 322H660Q680 328 680 342H620Z', '#4A3A48', { depth: 0.5 })
  s.placed([592, 134], -14, 1, () => torso(s, [0, 0], 124, 140, COAT))
  s.form(limb([586, 116, 20], [582, 96, 18]), SKINS.tan, { rim: 0 })
  sideHead(s, {
    at: [570, 66],
    size: 47,
    skin: SKINS.tan,
    colour: '#3A2A30',
    hair: 'helmet',
    turn: 6,
    flip: -1,
  })
}

function railing(s: Spot): void {
  for (const x of [456, 540, 624, 708]) s.form(rect(x, 228, 11, 106), '#39406A', { depth: 0.5, rim: 2 })
  s.form(rounded(440, 216, 300, 15, 7), '#4A5282', { from: 'top', depth: 0.5 })
  s.form(rounded(440, 276, 300, 9, 4), '#4A5282', { from: 'top', depth: 0.5, rim: 2 })
  s.form(limb([596, 250, 36], [520, 242, 32], [474, 300, 27], [462, 366, 21]), '#3D4D88', { depth: 0.55 })
  s.form('M446 352L484 360Q488 386 482 392H420Q422 370 446 352Z', '#4A3A48', { depth: 0.5 })
  sleeve(s, [560, 168], [516, 206], [498, 214], { width: 40, coat: COAT, skin: SKINS.tan, thumb: 1 })
}

/** What he is up there for. */
function toolbox(s: Spot): void {
  s.form(rounded(838, 284, 92, 48, 7), '#3F8A82', { from: 'top', depth: 0.55, rim: 3 })
  s.stroke('M862 284V268H906V284', '#2B3F5C', 8)
  s.form(rect(838, 302, 92, 8), '#2F6A66', { rim: 0 })
  s.form(limb([478, 222, 7], [432, 176, 6]), '#C9D0DC', { depth: 0.5, rim: 2 })
  s.stroke('M420 172A16 16 0 1 0 438 156', '#C9D0DC', 9)
}

/** Whoever stands below and calls. */
function caller(s: Spot): void {
  sleeve(s, [290, 486], [356, 470], [326, 388], {
    width: 50,
    coat: '#3F7478',
    skin: SKINS.brown,
    fingers: 'spread',
    thumb: -1,
    bend: 14,
  })
  torso(s, [206, 470], 218, 180, '#3F7478', '#E0A24A')
  head(s, {
    at: [216, 368],
    size: 76,
    look: 'right',
    hair: 'bun',
    colour: '#241C2C',
    skin: SKINS.brown,
    lean: -14,
    eyes: -1,
    mouth: 'open',
  })
}
