import { mix } from '../../lib/colour.ts'
import { bust, faceOf, headSize } from '../studio/bust.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { plaster } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** Over the shoulders, px: a face fills the round of a speaker. */
const WIDTH = 400
const AT = [480, 470] as const

/** Nobody knows who calls: a shape, and the handset that it speaks into. */
export function unknownCaller(): Spot {
  const s = new Spot([200, 120], 700)
  plaster(s, '#24345E')
  s.fill('M240 640Q250 460 410 430Q480 420 550 430Q710 460 720 640Z', '#8E9CC0')
  s.fill('M372 270A108 128 0 1 1 588 270A108 128 0 1 1 372 270Z', '#8E9CC0')
  s.placed([590, 300], 78, 0.8, () =>
    s.form(
      'M-142 4Q-152 -42 -100 -46Q0 -64 100 -46Q152 -42 142 4Q140 42 104 40Q76 38 78 4Q40 -10 0 -10Q-40 -10 -78 4Q-76 38 -104 40Q-140 42 -142 4Z',
      '#E0A244',
      { depth: 0.5, rim: 5 },
    ),
  )
  return s
}

/** The colleague at the service desk, with her headset. */
export function deskColleague(): Spot {
  const s = new Spot([200, 120], 700)
  plaster(s, '#3A5C88')
  bust(s, AT, WIDTH, '#3F7478', { hair: 'bob', colour: '#4A2E2A', look: 'front', skin: SKINS.tan })
  s.placed(faceOf(AT, WIDTH), 0, headSize(WIDTH) / 50, () => {
    s.stroke('M-44 0Q-46 -60 0 -60Q46 -60 44 0', '#22304F', 7)
    for (const side of [-1, 1]) s.form(rounded(side * 44 - 8, -12, 16, 30, 7), mix('#22304F', '#FFFFFF', 0.2))
    s.stroke('M-44 14Q-42 36 -16 38', '#22304F', 4)
    s.form(rounded(-20, 33, 14, 10, 5), '#22304F', { rim: 1 })
  })
  return s
}
