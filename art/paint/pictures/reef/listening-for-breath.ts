import { mix } from '../../lib/colour.ts'
import { ellipse } from '../../lib/path.ts'
import { phone } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { head } from '../studio/person.ts'
import { pier } from '../studio/pier.ts'
import { sideHead } from '../studio/side-head.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

const RESCUER = '#C4583C'
const COLLEAGUE = '#3F7478'

/** Head tilted back, chin lifted, an ear over the mouth, the eyes on the chest. */
export function listeningForBreath(): Spot {
  const foot = [116, 442] as const
  const s = new Spot(flameOf(foot, 180), 640)
  pier(s, 356, 190)
  lantern(s, foot, 180)
  s.shadow([540, 494], 400, 30, 0.6)
  kneeling(s)
  lying(s)
  lifting(s)
  phone(s, { at: [742, 520], height: 92, turn: 66 })
  return s
}

function kneeling(s: Spot): void {
  sleeve(s, [462, 226], [338, 262], [268, 380], {
    width: 48,
    coat: mix(RESCUER, '#10244C', 0.3),
    skin: SKINS.deep,
    bend: -14,
    thumb: -1,
    fingers: 'none',
  })
  s.form(limb([560, 440, 38], [660, 452, 36], [770, 460, 26]), '#2C3866', { from: 'top', depth: 0.6 })
  s.form(limb([690, 362, 62], [640, 404, 56], [560, 440, 46]), '#35437A', { from: 'top', depth: 0.6 })
  s.form(limb([704, 378, 62], [650, 312, 72], [562, 262, 70], [482, 258, 54]), RESCUER, {
    from: 'left',
    depth: 0.6,
    rim: 4,
  })
  s.form(limb([730, 404, 40], [690, 420, 44], [640, 424, 44]), '#35437A', { from: 'top', depth: 0.6, rim: 0 })
  s.form(limb([450, 272, 30], [410, 294, 27], [376, 304, 28]), mix(SKINS.deep, '#24183C', 0.25), {
    from: 'top',
    rim: 0,
  })
  s.form(limb([472, 240, 30], [446, 280, 34], [448, 318, 28]), '#E0B66C', { depth: 0.5 })
  head(s, { at: [344, 304], size: 60, skin: SKINS.deep, colour: '#241C2C', hair: 'bun', lean: -84, eyes: 2 })
}

function lying(s: Spot): void {
  s.form(limb([620, 456, 50], [760, 462, 42], [900, 474, 30]), '#33406E', { from: 'top', depth: 0.6 })
  s.form('M884 448Q890 420 912 420Q932 424 928 500H888Z', '#4A3A48', { from: 'top', depth: 0.6 })
  s.form(limb([372, 446, 28], [396, 448, 30], [420, 448, 34]), SKINS.fair, { from: 'top', rim: 0 })
  s.form(limb([418, 446, 50], [500, 436, 62], [600, 446, 58], [650, 456, 50]), COLLEAGUE, {
    from: 'top',
    depth: 0.6,
    rim: 4,
  })
  sideHead(s, {
    at: [316, 432],
    size: 58,
    skin: SKINS.fair,
    colour: '#8A5A34',
    turn: -112,
    closed: true,
    mouth: 'open',
  })
  sleeve(s, [440, 458], [540, 492], [630, 494], { width: 50, coat: COLLEAGUE, skin: SKINS.fair, thumb: -1 })
}

/** Two fingers under the chin, a hand on the forehead. */
function lifting(s: Spot): void {
  const lit = mix(SKINS.deep, '#FFB45C', 0.2)
  s.form(limb([244, 388, 17], [258, 406, 19], [268, 416, 14]), lit, { from: 'top', rim: 2 })
  for (const [x, y] of [
    [262, 394],
    [268, 406],
  ] as const)
    s.stroke(`M${x} ${y}l14 12`, mix(lit, '#24183C', 0.15), 11)
  sleeve(s, [520, 262], [486, 380], [414, 404], {
    width: 54,
    coat: RESCUER,
    skin: SKINS.deep,
    fingers: 'none',
  })
  s.form(ellipse(394, 406, 26, 20), SKINS.deep, { from: 'top', rim: 2 })
  for (const y of [394, 406]) {
    s.stroke(`M388 ${y + 3}L360 ${y - 2}`, mix(SKINS.deep, '#24183C', 0.5), 12)
    s.stroke(`M388 ${y}L360 ${y - 5}`, lit, 12)
  }
}
