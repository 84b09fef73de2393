import { ellipse, polygon, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

/** Every line is black; the one small drawing left still tells who it is. */
export function blackMarker(): Spot {
  const s = new Spot(flameOf([110, 400], 170), 700)
  vault(s, [-30, 300, 630, 960], 330)
  table(s, 330, 566)
  lantern(s, [110, 410], 170)
  s.placed([470, 330], -4, 1, () => {
    s.fill(rect(-190, -216, 400, 452), '#120C2A', 0.34)
    s.form(rect(-200, -230, 400, 452), '#E6DCCB', { rim: 4, depth: 0.3 })
    for (const [x, y, w] of [
      [-166, -196, 190],
      [-166, -148, 332],
      [-166, -100, 250],
      [-166, 64, 332],
      [-166, 112, 300],
      [-166, 160, 150],
    ] as const)
      s.fill(rounded(x, y, w, 30, 5), '#16182E')
    s.fill(rounded(96, -100, 70, 12, 4), '#5B5F8C', 0.6)
    s.form('M-150 44Q-100 0 -30 6Q60 -6 150 44Z', '#3F7A86', { rim: 0, depth: 0.4 })
    s.form('M-26 8L-16 -52H14L26 8Z', '#C2493A', { rim: 2 })
    s.fill('M-20 -52H18L-1 -74Z', '#24406E')
    s.form(rect(46, -22, 44, 28), '#D9A05A', { rim: 1 })
    s.fill('M40 -20L68 -42L96 -20Z', '#24406E')
    s.stroke('M-170 46q20 -10 42 0t42 0t42 0t42 0t42 0t42 0t42 0', '#4F86B4', 5, 0.8)
  })
  s.placed([636, 462], -20, 1, () => {
    s.form(rounded(26, -21, 210, 42, 12), '#16182E', { from: 'top', rim: 4, depth: 0.4 })
    s.form('M26 -18L-6 -8V9L26 19Z', '#5B6A90', { from: 'top', rim: 2 })
    s.fill('M-6 -8L-22 0L-6 9Z', '#16182E')
  })
  hand(s, { pose: 'grip', at: [756, 424], turn: 10, scale: 1.14, skin: SKINS.brown, sleeve: '#3F7478' })
  return s
}

/** In the middle of a long letter a hook hangs between two lines. */
export function hookBetweenLines(): Spot {
  const s = new Spot(flameOf([110, 420], 170), 700)
  vault(s, [-30, 300, 630, 960], 350)
  table(s, 350, 566)
  lantern(s, [110, 430], 170)
  s.form(rounded(262, 74, 450, 40, 18), '#C9B49C', { from: 'top', rim: 4 })
  s.fill('M280 112H700V500H280Z', '#120C2A', 0.3)
  s.form('M274 100H698V490H274Z', '#E6DCCB', { rim: 4, depth: 0.3 })
  let lines = ''
  for (let i = 0; i < 9; i++) {
    const y = 134 + i * 40
    if (i === 4) continue
    lines += rect(306, y, i % 3 === 2 ? 250 : 358, 13)
  }
  s.fill(lines, '#5B5F8C', 0.55)
  s.form(rounded(262, 474, 450, 44, 20), '#C9B49C', { from: 'top', rim: 4 })
  s.fill(ellipse(486, 306, 150, 96), '#FFD9A0', 0.35)
  s.stroke('M486 128V250', '#2A3358', 4)
  s.stroke('M486 248V318q0 40 -38 40q-36 0 -36 -34l18 16', '#2A3358', 17)
  s.stroke('M486 248V318q0 40 -38 40q-36 0 -36 -34l18 16', '#C9D6E8', 9)
  s.form(ellipse(486, 242, 15, 15), '#C9D6E8', { rim: 2 })
  s.form(
    polygon([
      [500, 290],
      [584, 262],
      [606, 316],
      [520, 344],
    ]),
    '#C2412F',
    { rim: 3 },
  )
  s.stroke('M526 316L584 296M566 284L586 296L574 316', '#F3E8D4', 7)
  return s
}
