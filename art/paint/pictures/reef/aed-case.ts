import { ellipse, rect } from '../../lib/path.ts'
import { defibrillator, heartSign } from '../studio/defibrillator.ts'
import { rounded } from '../studio/devices.ts'
import { Spot } from '../studio/spot.ts'
import { stoneWall } from '../studio/stone-wall.ts'

/** Known before it is needed: the case on the wall, under its sign and its lamp. */
export function aedCase(): Spot {
  const s = new Spot([480, 96], 620, 'top')
  stoneWall(s)
  s.fill(
    'M480 90L160 600H800Z',
    s.picture.radialAt(
      [
        [0, '#FFC878', 0.5],
        [0.5, '#FFB45C', 0.16],
        [1, '#FFB45C', 0],
      ],
      [480, 90],
      500,
    ),
  )
  lamp(s)
  s.fill(rounded(312, 222, 356, 302, 24), '#071630', 0.4)
  s.form(rounded(300, 208, 360, 300, 24), '#2F8A6C', { depth: 0.55, rim: 5, warmth: 0.4 })
  s.fill(rounded(326, 234, 308, 248, 14), '#12284A')
  s.inside(rounded(326, 234, 308, 248, 14), () => {
    s.glow([480, 240], 260, 0.5)
    s.form(rect(326, 448, 308, 40), '#2F6A62', { depth: 0.5, rim: 0 })
  })
  s.placed([480, 366], 0, 1.28, () => defibrillator(s))
  s.fill('M346 234H430L360 482H326V300Z', '#DCEBF4', 0.16)
  s.fill('M452 234H480L404 482H380Z', '#DCEBF4', 0.12)
  s.form(rounded(632, 330, 16, 56, 8), '#F0CF8E', { depth: 0.5 })
  s.fill(
    'M292 214Q296 190 340 194Q400 184 470 196Q560 184 620 196Q664 190 668 214Q650 220 630 214Q600 226 560 214Q500 224 450 214Q390 226 350 214Q312 224 292 214Z',
    '#E8EEF6',
  )
  s.placed([480, 145], 0, 1, () => heartSign(s))
  return s
}

function lamp(s: Spot): void {
  s.stroke('M480 28V64', '#2A2F55', 10)
  s.form('M414 92Q424 54 480 52Q536 54 546 92Z', '#5A4656', { depth: 0.6, rim: 3 })
  s.fill('M412 62Q424 44 480 42Q540 44 548 64Q520 54 480 56Q440 54 412 62Z', '#D5DFEE', 0.9)
  s.fill(ellipse(480, 94, 44, 15), '#FFE9A8')
  s.glow([480, 98], 150, 0.8)
}
