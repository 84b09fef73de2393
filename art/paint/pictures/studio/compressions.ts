import { mix } from '../../lib/colour.ts'
import { ellipse } from '../../lib/path.ts'
import { SKINS } from './hand.ts'
import { patient } from './patient.ts'
import { head, torso } from './person.ts'
import { sleeve } from './sleeve.ts'
import type { Spot } from './spot.ts'

const COAT = '#C4583C'
const SKIN = SKINS.brown

/**
 * Both hands on the middle of a chest, the arms straight, the shoulders above the hands. Its middle is at 470,360, 800 wide.
 * @param press px that the rescuer is down
 */
export function compressions(s: Spot, press = 0): void {
  s.form('M330 400Q330 330 400 316H540Q610 330 612 400Q540 440 470 440Q392 440 330 400Z', '#33406E', {
    depth: 0.6,
  })
  pressed(s, press, () => torso(s, [470, 206], 226, 160, COAT))
  s.placed([452, 440], 0, 1.04, () =>
    patient(s, { skin: SKINS.fair, hair: '#5A3A2C', coat: '#3B6C74', shirt: '#C9CFE0' }),
  )
  s.shadow([482, 446], 86, 40, 0.5)
  pressed(s, press, () => {
    hands(s)
    rescuer(s)
  })
}

/** The still picture stays as it is, to the letter. */
function pressed(s: Spot, press: number, draw: () => void): void {
  if (press === 0) draw()
  else s.within(`transform="translate(0 ${press})"`, draw)
}

/** What of them is in front of their own body. */
function rescuer(s: Spot): void {
  for (const side of [-1, 1] as const)
    sleeve(s, [470 + side * 84, 250], [472 + side * 52, 322], [477 + side * 21, 392], {
      width: 62,
      coat: COAT,
      skin: SKIN,
      fingers: 'none',
    })
  s.form('M438 168H502V214Q470 240 438 214Z', mix(SKIN, '#24183C', 0.3), { rim: 0 })
  s.form('M424 194Q470 236 516 194Q524 222 508 234Q470 262 432 234Q416 222 424 194Z', '#E0B66C', {
    depth: 0.5,
  })
  head(s, { at: [470, 142], size: 58, skin: SKIN, hair: 'curls', colour: '#2A2030', eyes: 1.6 })
}

/** The heel of the lower hand on the breastbone, the fingers of the upper one laced into it. */
function hands(s: Spot): void {
  const lit = mix(SKIN, '#FFB45C', 0.2)
  const dark = mix(SKIN, '#24183C', 0.5)
  const fingers = (xs: readonly number[], top: number, foot: number, width: number): void => {
    for (const x of xs) {
      const d = `M${x} ${top}Q${x + 1} ${(top + foot) / 2 - 5} ${x + (x - 478) * 0.12} ${foot}`
      s.within('transform="translate(2 3)"', () => s.stroke(d, dark, width))
      s.stroke(d, lit, width)
    }
  }
  s.form(ellipse(478, 436, 46, 34), mix(SKIN, '#24183C', 0.14), { from: 'top', depth: 0.5 })
  fingers([446, 467, 488, 510], 446, 482, 18)
  s.form('M440 402Q440 386 478 384Q516 386 517 402L522 430Q500 452 478 452Q454 452 434 430Z', lit, {
    from: 'top',
    depth: 0.4,
    rim: 4,
  })
  fingers([456, 477.5, 499], 438, 470, 19)
  s.stroke('M520 412Q534 424 530 440', lit, 17)
  s.stroke('M462 414V432M478 412V432M494 414V432', dark, 2.5, 0.4)
}
