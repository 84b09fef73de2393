import { ellipse, rect, type Point } from '../../lib/path.ts'
import { bust } from '../studio/bust.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { head, torso } from '../studio/person.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'
import { eveningPane, stoneWall } from '../studio/stone-wall.ts'

/** Over the shoulders, px. */
const WIDTH = 142

/** One speaks up, all listen. */
export function raisedHandTable(): Spot {
  const foot = [480, 440] as const
  const s = new Spot(flameOf(foot, 130), 620, 'below')
  stoneWall(s, 600, false)
  hall(s)
  bust(s, [214, 306], WIDTH, '#5A5F94', { hair: 'bob', colour: '#8A5A34', look: 'right', skin: SKINS.fair })
  bust(s, [380, 276], WIDTH, '#B0803E', { hair: 'short', colour: '#3A2A30', look: 'right', skin: SKINS.tan })
  speaker(s)
  bust(s, [742, 306], WIDTH, '#C4583C', { hair: 'bun', colour: '#241C2C', look: 'left', skin: SKINS.deep })
  board(s)
  lantern(s, foot, 130, { halo: 2.8 })
  listener(s, [150, 470], '#3B6C74', 'curls')
  listener(s, [806, 470], '#54508A', 'short')
  return s
}

function hall(s: Spot): void {
  for (const x of [150, 810]) {
    const d = `M${x - 56} 330V150Q${x - 50} 74 ${x} 40Q${x + 50} 74 ${x + 56} 150V330Z`
    eveningPane(s, d)
    s.stroke(`M${x} 44V330M${x - 56} 190H${x + 56}`, '#2B3F70', 5)
  }
  s.form('M418 0H542V150L480 186L418 150Z', '#8E3F42', { depth: 0.5, warmth: 0.5 })
  s.stroke('M432 0V142L480 170L528 142V0', '#E0B66C', 4, 0.7)
  s.placed([480, 78], 0, 0.8, () => lantern(s, [0, 40], 84, { shadow: false, halo: 0.2 }))
}

function speaker(s: Spot): void {
  bust(s, [572, 262], WIDTH, '#3F8A70', {
    hair: 'cap',
    colour: '#C4583C',
    look: 'front',
    skin: SKINS.brown,
    mouth: 'open',
  })
  sleeve(s, [632, 304], [672, 238], [656, 150], {
    width: 48,
    coat: '#3F8A70',
    skin: SKINS.brown,
    fingers: 'spread',
    thumb: -1,
    size: 1.15,
  })
}

function board(s: Spot): void {
  s.shadow([480, 560], 440, 60, 0.6)
  s.form('M60 462Q60 590 480 590Q900 590 900 462V486Q900 620 480 620Q60 620 60 486Z', '#5E3E48', {
    from: 'top',
    depth: 0.6,
  })
  s.fill(ellipse(480, 462, 420, 96), '#7A5048')
  s.fill(
    ellipse(480, 462, 420, 96),
    s.picture.radialAt(
      [
        [0, '#FFC878', 0.85],
        [0.35, '#E89A54', 0.5],
        [0.75, '#A0603C', 0.14],
        [1, '#10244C', 0.4],
      ],
      [480, 446],
      430,
      0.4,
    ),
  )
  for (const [x, y, turn] of [
    [300, 446, -12],
    [664, 444, 14],
    [560, 500, 6],
  ] as const)
    s.within(`transform="translate(${x} ${y}) rotate(${turn}) skewX(-14)"`, () => {
      s.form(rect(-40, -15, 80, 30), '#F0E0C6', { from: 'top', depth: 0.2, rim: 0 })
      s.fill(rect(-30, -8, 54, 4) + rect(-30, 1, 40, 4), '#5B5F8C', 0.5)
    })
}

/** Someone on our side of the table, from behind and in shade. */
function listener(s: Spot, [x, y]: Point, coat: string, hair: 'curls' | 'short'): void {
  torso(s, [x, y], 186, 180, coat)
  head(s, {
    at: [x, y - 78],
    size: 60,
    look: 'back',
    hair,
    colour: hair === 'curls' ? '#2A2030' : '#6A4A34',
    skin: SKINS.tan,
  })
}
