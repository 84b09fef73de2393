import { ellipse, rect } from '../../lib/path.ts'
import { bust } from '../studio/bust.ts'
import { laptop, mug, rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { portrait, type Portrait } from '../studio/portrait.ts'
import { seaWindow, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const FACES: readonly (Portrait & { ground: string })[] = [
  { coat: '#C4583C', skin: SKINS.fair, hair: '#5A3428', ground: '#BFD9EA' },
  { coat: '#2F6A66', skin: SKINS.deep, hair: '#241C2C', ground: '#F1DFC0' },
  { coat: '#5A5F94', skin: SKINS.tan, hair: '#8A5A34', ground: '#E8CFC6' },
  { coat: '#D9A05A', skin: SKINS.brown, hair: '#2A2438', ground: '#CFE0D2' },
]

/** Four faces on a screen in a café; at the next table somebody has time to look. */
export function meetingInCafe(): Spot {
  const foot = [116, 414] as const
  const s = new Spot(flameOf(foot, 160), 680)
  wall(s, '#5A4A6A')
  seaWindow(s, { box: [90, 60, 300, 190], sun: 0.7, seed: 31 })
  bust(s, [786, 318], 166, '#7A4A62', { hair: 'bob', colour: '#C48A4A', skin: SKINS.fair, look: 'left' })
  table(s, 372, 556)
  lantern(s, foot, 160)
  laptop(s, {
    at: [470, 520],
    width: 380,
    screen: (w, h) => {
      s.fill(rect(0, h * 0.09, w, h * 0.91), '#1B2F5C')
      FACES.forEach((face, i) => {
        const [x, y] = [w * (0.04 + 0.48 * (i % 2)), h * (0.14 + 0.42 * Math.floor(i / 2))]
        const box = rounded(x, y, w * 0.44, h * 0.38, 8)
        s.fill(box, face.ground)
        s.inside(box, () => portrait(s, [x + w * 0.22, y + h * 0.24], 0.78, face))
      })
      s.fill(ellipse(w * 0.86, h * 0.47, 10, 10), '#C8402C')
    },
  })
  mug(s, [766, 486], 78, '#3F8A86')
  return s
}
