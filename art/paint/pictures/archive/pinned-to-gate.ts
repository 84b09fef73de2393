import { ellipse, lens, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { dusk, snowfield } from '../studio/dusk.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { seal, sheet } from '../studio/paper.ts'
import { Spot } from '../studio/spot.ts'

/** The rule of thumb: what may hang on the harbour's gate may go into the chat. This one does not hang there yet. */
export function pinnedToGate(): Spot {
  const foot = [104, 258] as const
  const s = new Spot(flameOf(foot, 150), 700)
  dusk(s, { horizon: 236, sun: 860, seed: 8 })
  snowfield(s, 520)
  gate(s)
  s.stroke('M104 96V80H44', '#232C52', 9)
  lantern(s, foot, 150, { shadow: false, halo: 2.4 })
  notice(s, [262, 246], -4, '#E6DCCB', () => boat(s))
  notice(s, [262, 430], 3, '#CFE0E4', () => fish(s))
  notice(s, [456, 214], 2, '#F0DDB8', () => cup(s))
  s.shadow([612, 384], 110, 110, 0.4)
  s.placed([596, 356], 7, 1, () => {
    sheet(s, 196, 250, 8)
    seal(s, [58, 88], 24)
  })
  hand(s, {
    pose: 'pinch',
    at: [668, 318],
    turn: 18,
    scale: 1.2,
    skin: SKINS.fair,
    sleeve: '#5A5F94',
    arm: 380,
  })
  return s
}

/** Two posts, planks between them, snow on top of all. */
function gate(s: Spot): void {
  s.fill(rect(150, 132, 640, 420), '#0A1A3A', 0.35)
  for (let i = 0; i < 7; i++)
    s.form(rounded(150 + i * 86, 108 + (i % 2) * 8, 80, 440, 6), i % 3 === 1 ? '#6E5460' : '#7A5A58', {
      depth: 0.5,
      rim: 2,
    })
  for (const y of [158, 470]) s.form(rect(138, y, 632, 30), '#5A4656', { from: 'top', depth: 0.5, rim: 2 })
  for (const x of [104, 772]) {
    s.form(rect(x, 76, 46, 480), '#5A4656', { depth: 0.65, rim: 3 })
    s.fill(`M${x - 8} 88Q${x} 54 ${x + 24} 54Q${x + 50} 54 ${x + 54} 88Q${x + 26} 98 ${x - 8} 88Z`, '#D5DFEE')
  }
  s.fill(
    'M146 118Q160 96 220 102T360 98T520 104T650 98T776 112V124Q700 116 620 122T470 120T320 122T146 128Z',
    '#C9D7EC',
  )
  s.fill(lens(450, 548, 380, 16), '#D5DFEE', 0.9)
}

function notice(
  s: Spot,
  at: readonly [number, number],
  turn: number,
  paper: string,
  picture: () => void,
): void {
  s.placed(at, turn, 1, () => {
    s.fill(rect(-64, -70, 140, 156), '#1A1430', 0.35)
    s.form(rect(-70, -78, 140, 156), paper, { depth: 0.34, rim: 2.5 })
    picture()
    s.fill(rounded(-48, 38, 96, 8, 4) + rounded(-48, 54, 64, 8, 4), '#5B5F8C', 0.5)
    s.fill(ellipse(3, -62, 9, 9), '#2A1838', 0.4)
    s.form(ellipse(0, -66, 9, 9), '#D9532C', { rim: 2 })
  })
}

function boat(s: Spot): void {
  s.fill('M-40 4H40L26 24H-26Z', '#8A4A48')
  s.fill('M-2 -44V-2H-34ZM4 -38V-2H32Z', '#3F5A8B', 0.85)
}

function fish(s: Spot): void {
  s.fill('M-40 -8Q-8 -40 26 -10L44 -28V14L26 -6Q-8 22 -40 -8Z', '#3F7478')
  s.fill(ellipse(-18, -11, 4, 4), '#E6F0F0')
}

function cup(s: Spot): void {
  s.fill('M-30 -18H22V10Q20 24 4 24H-12Q-28 24 -30 10Z', '#B0544A')
  s.stroke('M24 -8Q42 -8 40 4T22 12', '#B0544A', 6)
  s.stroke('M-14 -28q-6 -8 0 -16M6 -28q-6 -8 0 -16', '#8A7A88', 4, 0.7)
}
