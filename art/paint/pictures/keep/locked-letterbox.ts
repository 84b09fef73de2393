import { ellipse, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { envelope } from '../studio/paper.ts'
import { Spot } from '../studio/spot.ts'
import { stoneWall } from '../studio/stone-wall.ts'

/** A way to speak up without a name: in through the slot, and only one key. */
export function lockedLetterbox(): Spot {
  const foot = [168, 268] as const
  const s = new Spot(flameOf(foot, 170), 700)
  stoneWall(s)
  s.stroke('M40 72H168V96', '#232C52', 12)
  s.stroke('M40 132Q70 80 150 74', '#232C52', 7)
  lantern(s, foot, 170, { shadow: false, halo: 2.6 })
  box(s)
  letter(s)
  return s
}

function box(s: Spot): void {
  s.fill('M316 122Q330 84 452 78Q580 84 592 122V512H316Z', '#071630', 0.45)
  s.form('M296 112Q310 76 436 68Q562 76 574 112V508H296Z', '#6E82AE', { depth: 0.55, rim: 4 })
  s.form('M318 130Q330 100 436 92Q540 100 552 130V488H318Z', '#B0443A', { depth: 0.6, rim: 5 })
  s.form(rounded(346, 146, 178, 54, 12), '#C99A62', { depth: 0.6, rim: 4 })
  s.fill(rounded(360, 163, 150, 20, 8), '#140E22')
  s.form(rect(342, 326, 186, 146), '#9A3A36', { depth: 0.5, rim: 3 })
  s.stroke('M342 326H528V472H342Z', '#5E2434', 4, 0.6)
  for (const y of [350, 448]) s.form(rounded(334, y - 12, 20, 28, 5), '#C99A62', { depth: 0.5 })
  s.placed([0, 38], 0, 1, () => padlock(s))
  s.fill(
    'M286 110Q300 60 370 58Q436 44 500 58Q570 60 584 112Q560 122 540 106Q500 92 436 90Q370 92 332 106Q306 124 286 110Z',
    '#E8EEF6',
  )
}

function padlock(s: Spot): void {
  s.form(rounded(478, 340, 62, 22, 8), '#8C93AC', { depth: 0.5 })
  s.stroke('M488 384V356Q488 334 508 334Q528 334 528 356V384', '#2A2F4E', 15)
  s.stroke('M488 384V356Q488 334 508 334Q528 334 528 356V384', '#AEB9D2', 9)
  s.shadow([512, 446], 52, 12, 0.5)
  s.form(rounded(470, 376, 76, 66, 12), '#E0B060', { depth: 0.6, rim: 4 })
  s.fill(`${ellipse(508, 402, 9, 9)}M504 404H512L515 426H501Z`, '#2A1C2C')
}

function letter(s: Spot): void {
  s.inside('M330 174H960V600H330Z', () => {
    s.shadow([444, 190], 90, 120, 0.4)
    s.placed([435, 232], 90, 1, () => envelope(s, 206))
    s.fill('M360 174H510V186H360Z', '#1A1024', 0.5)
  })
  hand(s, {
    pose: 'pinch',
    at: [462, 306],
    turn: 4,
    scale: 1.14,
    skin: SKINS.fair,
    sleeve: '#3F6F86',
    arm: 440,
  })
}
