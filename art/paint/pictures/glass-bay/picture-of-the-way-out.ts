import { ellipse, rect } from '../../lib/path.ts'
import { phone, rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { Spot } from '../studio/spot.ts'
import { stoneWall } from '../studio/stone-wall.ts'

/** Somebody takes a picture of the door that leads out, and of the extinguisher beside it. */
export function pictureOfTheWayOut(): Spot {
  const s = new Spot([300, 96], 640, 'top')
  stoneWall(s, 600, false)
  s.fill(rect(0, 528, 960, 72), s.down('#4A4460', '#141F40'))
  wayOut(s)
  s.placed([640, 340], 8, 1, () =>
    phone(s, {
      at: [0, 0],
      height: 330,
      screen: (w, h) => {
        s.fill(rounded(0, 0, w, h, 20), '#24406F')
        s.placed([w / 2 - 108, h * 0.14], 0, 0.3, () => wayOut(s))
        s.stroke(rounded(w * 0.1, h * 0.1, w * 0.8, h * 0.62, 8), '#FFF1D0', 3, 0.9)
        s.fill(ellipse(w / 2, h * 0.87, 17, 17), '#FFF6DC')
        s.stroke(ellipse(w / 2, h * 0.87, 23, 23), '#FFF6DC', 3)
      },
    }),
  )
  hand(s, {
    pose: 'pinch',
    at: [716, 430],
    turn: 22,
    scale: 1.5,
    skin: SKINS.tan,
    sleeve: '#C4583C',
    arm: 320,
  })
  return s
}

/** A door with its sign and its lamp, and a red bottle on the wall. */
function wayOut(s: Spot): void {
  s.glow([300, 100], 330, 0.55)
  s.fill(rounded(196, 196, 226, 348, 12), '#071630', 0.42)
  s.form(rounded(184, 182, 232, 350, 12), '#6A4A44', { from: 'top', rim: 4 })
  s.form(rounded(206, 204, 188, 328, 6), '#2F7A66', { from: 'top', rim: 3, depth: 0.6 })
  s.form(rounded(226, 228, 148, 118, 6), '#3F8F78', { from: 'top', rim: 2, depth: 0.4 })
  s.form(rounded(218, 392, 164, 22, 9), '#E3C48A', { from: 'top', rim: 3 })
  sign(s)
  extinguisher(s)
}

/** A runner towards an open door, in light. */
function sign(s: Spot): void {
  s.form(rounded(196, 84, 208, 78, 10), '#1F8A5E', { from: 'top', rim: 4, depth: 0.35 })
  s.fill(rounded(204, 92, 192, 62, 6), '#2BB37A')
  s.fill(rect(338, 100, 38, 48), '#F4FFF6')
  s.fill(ellipse(262, 106, 8, 8), '#F4FFF6')
  s.stroke(
    'M256 118L246 132M256 118L274 124L286 118M254 118L262 134L252 148M262 134L278 140L284 150M292 124H322M312 114L324 124L312 134',
    '#F4FFF6',
    7,
  )
}

function extinguisher(s: Spot): void {
  s.shadow([486, 530], 60, 12, 0.6)
  s.fill(rounded(462, 328, 66, 202, 28), '#071630', 0.36)
  s.form(rounded(452, 316, 66, 210, 28), '#C93A2C', { rim: 5, depth: 0.55 })
  s.form(rounded(472, 286, 26, 36, 6), '#3A3A4C', { rim: 2 })
  s.stroke('M470 290L522 272M484 282V262H520', '#2A2C40', 10)
  s.stroke('M472 300Q430 330 440 430', '#23243A', 9)
  s.form(rounded(430, 424, 22, 36, 7), '#23243A', { rim: 2 })
  s.fill(rounded(456, 386, 58, 62, 4), '#F2E8D8')
  s.fill(
    'M485 394Q500 412 492 426Q488 438 478 436Q466 430 472 416Q476 424 480 418Q476 404 485 394Z',
    '#D8522F',
  )
}
