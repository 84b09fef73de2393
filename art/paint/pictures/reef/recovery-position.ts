import { mix } from '../../lib/colour.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { pier } from '../studio/pier.ts'
import { restingHead } from '../studio/resting-head.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

const COAT = '#C4583C'
const TROUSERS = '#3D4A80'
const SKIN = SKINS.tan

/** On the side, the upper knee bent as a prop, the lower arm out, the head tilted back on the upper hand. */
export function recoveryPosition(): Spot {
  const foot = [120, 372] as const
  const s = new Spot(flameOf(foot, 200), 660)
  pier(s, 300, 150)
  blanket(s)
  lantern(s, foot, 200)
  s.shadow([540, 440], 350, 44, 0.5)
  body(s)
  return s
}

function blanket(s: Spot): void {
  s.fill('M196 318H870L952 548H118Z', '#0A1A3A', 0.35)
  const cloth = 'M204 308Q360 300 520 308T866 306L936 530Q780 540 600 532T126 534Z'
  s.form(cloth, '#5E7FA8', { depth: 0.5, rim: 4 })
  s.inside(cloth, () => {
    s.fill('M186 340H880L888 364H176ZM150 476H920L928 504H140Z', '#D9C08C', 0.6)
    s.stroke('M330 312Q320 420 300 530M600 310Q610 420 622 530M780 310Q810 420 836 530', '#2B4C7E', 4, 0.25)
  })
}

function body(s: Spot): void {
  s.form(
    limb([600, 404, 58], [720, 420, 46], [800, 428, 38], [884, 440, 27]),
    mix(TROUSERS, '#10244C', 0.2),
    { from: 'top', depth: 0.55 },
  )
  s.form('M876 414Q912 408 916 438Q930 468 898 476Q876 474 872 456Z', '#4A3A48', { from: 'top', depth: 0.6 })
  sleeve(s, [384, 424], [388, 508], [280, 506], {
    width: 56,
    coat: mix(COAT, '#10244C', 0.18),
    skin: SKIN,
    thumb: 1,
  })
  s.form(limb([330, 366, 30], [356, 372, 32], [388, 376, 40]), SKIN, { from: 'top', rim: 0, depth: 0.6 })
  s.form(limb([392, 376, 74], [480, 374, 80], [580, 384, 76], [644, 394, 66]), COAT, {
    from: 'top',
    depth: 0.6,
    rim: 4,
  })
  s.stroke('M432 442Q500 452 580 450', mix(COAT, '#10244C', 0.5), 4, 0.5)
  s.form(limb([634, 376, 64], [636, 430, 56], [624, 486, 44]), TROUSERS, { from: 'top', depth: 0.5, rim: 4 })
  s.form(limb([620, 494, 42], [690, 504, 38], [776, 506, 28]), TROUSERS, { from: 'top', depth: 0.6, rim: 3 })
  s.form('M768 480Q806 474 812 496Q824 526 796 534Q772 532 766 524Z', '#4A3A48', { from: 'top', depth: 0.6 })
  sleeve(s, [404, 348], [398, 450], [318, 432], {
    width: 58,
    coat: COAT,
    skin: SKIN,
    fingers: 'flat',
    bend: 12,
    thumb: 1,
  })
  restingHead(s, { at: [272, 358], size: 66, skin: SKIN, colour: '#3A2430', turn: -104, tilt: 1 })
}
