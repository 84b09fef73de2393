import { ellipse, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { pier } from '../studio/pier.ts'
import { Spot } from '../studio/spot.ts'

/** Fingers look for a pulse while a minute runs away. */
export function fingersOnWrist(): Spot {
  const foot = [104, 420] as const
  const s = new Spot(flameOf(foot, 180), 700)
  pier(s, 306, 172)
  lantern(s, foot, 180)
  watch(s, [292, 300])
  s.shadow([640, 512], 420, 28, 0.6)
  hand(s, {
    pose: 'flat',
    at: [300, 468],
    skin: SKINS.fair,
    scale: 1.12,
    sleeve: SKINS.fair,
    cuff: SKINS.fair,
    arm: 60,
  })
  s.form(limb([372, 473, 47], [440, 474, 59], [590, 458, 64], [700, 448, 66]), SKINS.fair, {
    from: 'top',
    depth: 0.5,
    rim: 4,
  })
  s.form(limb([690, 444, 80], [820, 436, 92], [1010, 428, 98]), '#3B6C74', {
    from: 'top',
    depth: 0.6,
    rim: 4,
  })
  s.stroke('M704 368Q684 444 710 524', '#6FA0A4', 12, 0.7)
  hand(s, {
    pose: 'flat',
    at: [486, 404],
    turn: -42,
    scale: 1.1,
    skin: SKINS.brown,
    sleeve: '#C4583C',
    arm: 640,
  })
  return s
}

/** A stop-watch whose first minute is over. */
function watch(s: Spot, [x, y]: Point): void {
  s.shadow([x, y + 88], 96, 14, 0.6)
  s.form(rounded(x - 16, y - 112, 32, 34, 8), '#C99A62', { rim: 3 })
  s.form(ellipse(x, y, 86, 86), '#C99A62', { depth: 0.6, rim: 5 })
  s.form(ellipse(x, y, 69, 69), '#EADFCB', { depth: 0.3, rim: 0 })
  s.fill(`M${x} ${y}V${y - 60}A60 60 0 1 1 ${x - 18} ${y - 57}Z`, '#E0603F', 0.5)
  for (let i = 0; i < 12; i++)
    s.within(`transform="translate(${x} ${y}) rotate(${i * 30})"`, () =>
      s.fill(rect(-3, -63, 6, i % 3 ? 9 : 16), '#3A2F52'),
    )
  s.stroke(`M${x} ${y}L${x - 16} ${y - 52}`, '#2A2444', 7)
  s.fill(ellipse(x, y, 8, 8), '#D9A04E')
}
