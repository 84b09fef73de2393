import { rect, type Point } from '../../lib/path.ts'
import { bust, faceOf } from '../studio/bust.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { arm } from '../studio/person.ts'
import { pier } from '../studio/pier.ts'
import { Spot } from '../studio/spot.ts'

const COAT = '#2F6A66'

/** A call in the queue for the ferry, between people who have nothing else to do. */
export function ferryQueue(): Spot {
  const foot = [112, 446] as const
  const s = new Spot(flameOf(foot, 180), 760)
  pier(s, 372, 190)
  bust(s, [288, 336], 158, '#5A5F94', {
    hair: 'cap',
    colour: '#A4524A',
    skin: SKINS.deep,
    look: 'right',
  })
  bust(s, [782, 330], 162, '#A4624A', {
    hair: 'scarf',
    colour: '#D9A05A',
    skin: SKINS.fair,
    look: 'left',
  })
  bust(s, [536, 356], 214, COAT, {
    hair: 'curls',
    colour: '#3A2430',
    skin: SKINS.brown,
    look: 'right',
    mouth: 'low',
  })
  call(s, [536, 356])
  fence(s)
  lantern(s, foot, 180)
  return s
}

function call(s: Spot, [x, y]: Point): void {
  const [fx, fy] = faceOf([x, y], 214)
  s.placed([fx - 66, fy + 8], -10, 1, () =>
    s.form(rounded(-14, -50, 28, 98, 8), '#2A365F', { rim: 3, depth: 0.5 }),
  )
  arm(
    s,
    [
      [x - 96, y + 66],
      [x - 156, y + 40],
      [fx - 74, fy + 44],
    ],
    50,
    COAT,
    SKINS.brown,
  )
}

/** The boards of the landing stage between them and us, snow on top. */
function fence(s: Spot): void {
  s.form(rect(-20, 452, 1000, 160), '#6A4E58', { from: 'top', depth: 0.7, rim: 0 })
  for (let x = 26; x < 960; x += 78) s.fill(rect(x, 452, 5, 150), '#241F42', 0.55)
  s.form(rect(-20, 446, 1000, 22), '#8A6A62', { from: 'top', depth: 0.5, rim: 3 })
  s.form('M-20 450Q120 430 300 440T620 436T980 442V454H-20Z', '#C6D4EA', { from: 'top', depth: 0.4, rim: 2 })
  s.pool([s.lamp[0], 520], 380, 120, 0.4)
}
