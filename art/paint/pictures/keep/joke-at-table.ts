import { mix } from '../../lib/colour.ts'
import type { Point } from '../../lib/path.ts'
import { bust, faceOf, headSize, type Face } from '../studio/bust.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { sheet } from '../studio/paper.ts'
import { head, torso } from '../studio/person.ts'
import { mug } from '../studio/devices.ts'
import { table } from '../studio/room.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'
import { eveningPane, stoneWall } from '../studio/stone-wall.ts'

/** Over the shoulders, px. */
const WIDTH = 168

/** Three amuse themselves; the new colleague looks at the table. */
export function jokeAtTable(): Spot {
  const foot = [512, 462] as const
  const s = new Spot(flameOf(foot, 132), 640, 'below')
  stoneWall(s, 600, false)
  nightWindow(s)
  laughing(s, [116, 300], '#B0803E', {
    hair: 'bob',
    colour: '#8A5A34',
    look: 'right',
    skin: SKINS.tan,
    lean: 8,
  })
  laughing(s, [420, 292], '#54508A', {
    hair: 'short',
    colour: '#6A4A34',
    look: 'left',
    skin: SKINS.deep,
    lean: -8,
  })
  mimic(s)
  silent(s)
  table(s, 436, 560)
  lantern(s, foot, 132, { halo: 2.6 })
  mug(s, [176, 486], 56, '#C75B3E', false)
  s.within('transform="translate(770 486) skewX(-18) scale(1 .5)"', () => sheet(s, 150, 100, 5))
  return s
}

function laughing(s: Spot, at: Point, coat: string, face: Face): void {
  bust(s, at, WIDTH, coat, face)
  laugh(s, at, face)
}

/** A wide mouth over a head's quiet one. */
function laugh(s: Spot, at: Point, { look, lean = 0, skin = SKINS.tan }: Face): void {
  const x = look === 'left' ? -13 : look === 'right' ? 13 : 0
  s.placed(faceOf(at, WIDTH), lean, headSize(WIDTH) / 50, () => {
    s.fill(
      `M${x - 13} 22Q${x} 27 ${x + 13} 22Q${x + 11} 41 ${x} 41Q${x - 11} 41 ${x - 13} 22Z`,
      mix(skin, '#3A1024', 0.85),
    )
    s.fill(`M${x - 11} 23.5Q${x} 28 ${x + 11} 23.5L${x + 10} 28Q${x} 32 ${x - 10} 28Z`, '#F6EBDD')
  })
}

function mimic(s: Spot): void {
  const face = { hair: 'short', colour: '#2A2030', look: 'right', skin: SKINS.fair, lean: 6 } as const
  laughing(s, [270, 270], '#8E3F42', face)
  for (const [shoulder, elbow, wrist, thumb] of [
    [[200, 318], [164, 396], [206, 350], 1],
    [[338, 316], [392, 372], [374, 300], -1],
  ] as const)
    sleeve(s, shoulder, elbow, wrist, {
      width: 46,
      coat: '#8E3F42',
      skin: SKINS.fair,
      fingers: 'spread',
      thumb,
    })
}

/** The one who was speaking until just now. */
function silent(s: Spot): void {
  torso(s, [766, 312], 184, 210, '#3F7478', '#D9A860')
  head(s, {
    at: [760, 216],
    size: 66,
    hair: 'curls',
    colour: '#8A4A34',
    look: 'left',
    skin: SKINS.fair,
    lean: -9,
    eyes: 1.6,
    mouth: 'low',
  })
  for (const [shoulder, elbow, wrist, thumb] of [
    [[838, 362], [868, 452], [778, 462], 1],
    [[694, 362], [664, 452], [744, 470], -1],
  ] as const)
    sleeve(s, shoulder, elbow, wrist, { width: 46, coat: '#3F7478', skin: SKINS.fair, thumb })
}

function nightWindow(s: Spot): void {
  const d = 'M548 262V150Q552 92 596 64Q640 92 644 150V262Z'
  eveningPane(s, d)
  s.stroke('M596 68V262M548 172H644', '#2B3F70', 5)
}
