import { ellipse, r } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { Spot } from '../studio/spot.ts'
import { stoneWall } from '../studio/stone-wall.ts'

const HEMP = '#C9A06A'

/** One strand holds. */
export function frayedRope(): Spot {
  const foot = [150, 500] as const
  const s = new Spot(flameOf(foot, 210), 720)
  stoneWall(s)
  s.form('M-10 500H300V540H-10Z', '#54699A', { from: 'top', depth: 0.6 })
  s.fill('M-10 502Q60 482 140 494T304 500Q300 516 250 510T-10 514Z', '#DCE5F1')
  lantern(s, foot, 210)
  s.within('transform="translate(14 18)"', () => {
    s.fill(ellipse(560, 176, 132, 132), '#081733', 0.3)
    s.stroke('M688 176V330M688 430V620', '#081733', 46, 0.3)
  })
  pulley(s)
  rope(s)
  return s
}

function pulley(s: Spot): void {
  s.stroke('M436 180Q432 48 560 46Q688 48 686 180', '#7A5A40', 54)
  s.stroke('M438 180Q434 50 560 48Q686 50 686 180', HEMP, 46)
  for (let a = 190; a < 352; a += 11) {
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    s.stroke(
      `M${r(560 + cos * 106)} ${r(176 + sin * 106)}L${r(560 + cos * 146 + sin * -14)} ${r(176 + sin * 146 + cos * 14)}`,
      '#6A4638',
      4.5,
      0.6,
    )
  }
  s.form(ellipse(560, 176, 112, 112), '#6E7EA6', { depth: 0.65, rim: 6 })
  s.fill(ellipse(560, 176, 92, 92), '#2C3866')
  s.form(ellipse(560, 176, 86, 86), '#8A6A5C', { depth: 0.6, rim: 4 })
  for (let a = 20; a < 380; a += 72) {
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    s.fill(ellipse(560 + cos * 54, 176 + sin * 54, 18, 18), '#2C2440', 0.75)
  }
  s.form(ellipse(560, 176, 27, 27), '#C99A62', { depth: 0.6, rim: 4 })
  s.form('M534 176L540 -20H580L586 176Q560 196 534 176Z', '#4A5480', { depth: 0.6, rim: 4 })
  s.form(ellipse(560, 172, 15, 15), '#D9B070', { rim: 3 })
  s.stroke('M436 172V620', '#7A5A40', 54)
  twist(s, 438, 172, 620)
}

/** A tight length of rope. */
function twist(s: Spot, x: number, top: number, foot: number): void {
  const paint = s.picture.linearAt(
    [
      [0, '#F0CC92'],
      [0.4, HEMP],
      [1, '#6E5148'],
    ],
    [x - 24, 0],
    [x + 24, 0],
  )
  s.stroke(`M${x} ${top}V${foot}`, '#6A4638', 50)
  s.stroke(`M${x} ${top}V${foot}`, paint, 46)
  let lays = ''
  for (let y = top + 10; y < foot; y += 24)
    lays += `M${x - 22} ${y + 14}Q${x - 4} ${y + 10} ${x + 22} ${y - 10}`
  s.stroke(lays, '#6A4638', 4.5, 0.65)
}

/** Whole above and below, and between them what is left. */
function rope(s: Spot): void {
  twist(s, 686, 176, 276)
  twist(s, 690, 442, 620)
  s.glow([688, 358], 150, 0.34)
  const random = chance(9)
  const fray = (y: number, way: 1 | -1): void => {
    for (let i = 0; i < 26; i++) {
      const x = 666 + i * 1.8
      const out = (i - 13) * random.between(2.4, 5.4)
      const long = random.between(26, 66) * way
      const d = `M${r(x)} ${y - way * 8}q${r(out * 0.2)} ${r(long * 0.6)} ${r(out)} ${r(long)}`
      s.stroke(d, i % 3 === 0 ? '#7A5444' : i % 3 === 1 ? HEMP : '#F2D39C', random.between(3, 5.5))
    }
  }
  fray(282, 1)
  fray(440, -1)
  const strand = 'M684 262C676 310 704 336 690 372S686 430 694 456'
  s.stroke(strand, '#6A4638', 16)
  s.stroke(strand, '#F2CE90', 12)
  s.stroke(
    'M680 292l9 -6M684 308l11 -5M690 324l11 -3M693 342l11 1M688 360l11 4M685 378l10 5M684 396l9 4M684 414l10 2',
    '#7A5040',
    3.4,
    0.75,
  )
  for (const y of [274, 448])
    s.form(`M660 ${y - 10}Q688 ${y + 2} 716 ${y - 10}V${y + 8}Q688 ${y + 20} 660 ${y + 8}Z`, HEMP, {
      depth: 0.5,
    })
}
