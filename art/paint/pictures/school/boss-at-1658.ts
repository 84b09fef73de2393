import { mix } from '../../lib/colour.ts'
import { ellipse, line, type Point } from '../../lib/path.ts'
import { laptop, rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { envelope, seal } from '../studio/paper.ts'
import { plaster, seaWindow, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { bookPile } from './books.ts'

/** Nearly five, the coat half on: the hour of hurried clicks. @param left minutes that are left */
function nearlyFive(left: number): Spot {
  const s = new Spot(flameOf([120, 440], 160), 640)
  plaster(s, '#35587C')
  seaWindow(s, { box: [610, 80, 280, 200], sun: 0.6, seed: 14 })
  clock(s, [372, 198], 100, left)
  chair(s, [720, 420])
  table(s, 428, 552)
  bookPile(s, [210, 462], 110, 2)
  lantern(s, [110, 462], 160)
  laptop(s, { at: [430, 516], width: 250 })
  return s
}

export function clockBeforeFive(): Spot {
  return nearlyFive(2)
}

export function clockFiveToFive(): Spot {
  return nearlyFive(5)
}

/** A wall clock that shows so many minutes to five. */
function clock(s: Spot, [x, y]: Point, radius: number, left: number): void {
  const [hours, minutes] = [150 - left / 2, 360 - left * 6]
  s.fill(ellipse(x + 10, y + 16, radius + 4, radius + 4), '#071630', 0.4)
  s.form(ellipse(x, y, radius, radius), '#9A6044', { depth: 0.66, rim: 5 })
  s.form(ellipse(x, y, radius * 0.84, radius * 0.84), '#EADFCB', { depth: 0.34, rim: 0 })
  s.stroke(ellipse(x, y, radius * 0.84, radius * 0.84), '#4A3040', 5, 0.5)
  const at = (degrees: number, k: number): Point => {
    const a = ((degrees - 90) * Math.PI) / 180
    return [x + Math.cos(a) * radius * k, y + Math.sin(a) * radius * k]
  }
  for (let i = 0; i < 12; i++)
    s.stroke(line([at(i * 30, i % 3 ? 0.7 : 0.64), at(i * 30, 0.76)]), '#3A2F52', i % 3 ? 4 : 7)
  s.stroke(line([at(hours, -0.1), at(hours, 0.46)]), '#2A2444', 11)
  s.stroke(line([at(minutes, -0.12), at(minutes, 0.68)]), '#2A2444', 7)
  s.fill(
    `M${x} ${y}L${at(minutes, 0.66).join(' ')}A${radius * 0.66} ${radius * 0.66} 0 0 1 ${at(0, 0.66).join(' ')}Z`,
    '#D9503C',
    0.75,
  )
  s.fill(ellipse(x, y, 10, 10), '#D9A04E')
}

/** A chair behind the desk with a coat half pulled over its back. */
function chair(s: Spot, [x, y]: Point): void {
  const wood = '#8A5A48'
  s.form(rounded(x - 106, y - 150, 22, 190, 8) + rounded(x + 84, y - 150, 22, 190, 8), wood, { rim: 3 })
  s.form(rounded(x - 118, y - 166, 236, 34, 15), wood, { rim: 3, depth: 0.6 })
  s.form(rounded(x - 96, y - 96, 190, 24, 8), mix(wood, '#10244C', 0.3), { rim: 2 })
  const coat = '#A4423C'
  const sleeve = mix(coat, '#10244C', 0.16)
  s.form(
    `M${x + 4} ${y - 178}Q${x + 70} ${y - 194} ${x + 128} ${y - 172}Q${x + 146} ${y - 60} ${x + 150} ${y + 80}H${x - 4}Q${x - 10} ${y - 60} ${x + 4} ${y - 178}Z`,
    coat,
    { depth: 0.62, rim: 5 },
  )
  s.stroke(
    `M${x + 92} ${y - 164}Q${x + 110} ${y - 70} ${x + 108} ${y + 40}M${x + 60} ${y - 120}Q${x + 70} ${y - 60} ${x + 64} ${y + 40}`,
    '#5A2038',
    5,
    0.5,
  )
  s.form(
    `M${x - 2} ${y - 176}Q${x - 26} ${y - 120} ${x - 34} ${y - 20}L${x - 40} ${y + 60}H${x + 22}Q${x + 16} ${y - 80} ${x + 44} ${y - 150}Z`,
    sleeve,
    { depth: 0.5, rim: 4 },
  )
  s.form(
    `M${x - 4} ${y - 182}Q${x + 60} ${y - 210} ${x + 122} ${y - 180}L${x + 108} ${y - 140}Q${x + 60} ${y - 160} ${x + 20} ${y - 132}Z`,
    mix(coat, '#F4B6A6', 0.3),
    { depth: 0.5, rim: 4 },
  )
  s.form(`M${x + 66} ${y - 196}q34 -6 44 8q8 90 -2 190l-34 -2q10 -100 -8 -196Z`, '#D9A04E', {
    depth: 0.6,
    rim: 3,
  })
  s.stroke(`M${x + 74} ${y - 30}h32M${x + 74} ${y - 48}h32`, '#8A4A38', 7, 0.7)
}

/** Not by answering the message: by ringing up. */
export function callBack(): Spot {
  const s = new Spot(flameOf([90, 420], 150), 660)
  wall(s, '#345080')
  seaWindow(s, { box: [60, 60, 220, 190], sun: 0.8, seed: 17 })
  table(s, 400, 552)
  lantern(s, [90, 430], 150)
  laptop(s, {
    at: [360, 500],
    width: 300,
    screen: (w, h) => {
      s.placed([w / 2, h * 0.55], 0, 1, () => {
        envelope(s, 150, '#F4E6D0')
        seal(s, [0, 14], 17)
      })
      s.fill(ellipse(w / 2 + 76, h * 0.3, 19, 19), '#E2543C')
    },
  })
  telephone(s, [700, 516])
  return s
}

function telephone(s: Spot, [x, y]: Point): void {
  const own = '#2E6664'
  s.shadow([x, y], 170, 20, 0.7)
  s.form(
    `M${x - 74} ${y - 128}H${x + 74}Q${x + 86} ${y - 60} ${x + 136} ${y - 22}Q${x + 142} ${y} ${x + 120} ${y}H${x - 120}Q${x - 142} ${y} ${x - 136} ${y - 22}Q${x - 86} ${y - 60} ${x - 74} ${y - 128}Z`,
    own,
    { depth: 0.62, rim: 5 },
  )
  for (const side of [-1, 1])
    s.form(rounded(x + side * 62 - 16, y - 152, 32, 34, 8), mix(own, '#10244C', 0.2), { rim: 3 })
  s.form(ellipse(x, y - 62, 57, 52), '#D6A052', { depth: 0.6, rim: 3 })
  s.form(ellipse(x, y - 62, 46, 42), '#E9DCC6', { depth: 0.3, rim: 0 })
  for (let i = 0; i < 9; i++) {
    const a = ((i * 33 - 40) * Math.PI) / 180
    s.fill(ellipse(x + Math.cos(a) * 33, y - 62 + Math.sin(a) * 30, 7.4, 7), '#2A2F52')
  }
  s.form(ellipse(x, y - 62, 15, 14), '#D6A052', { rim: 2 })
  s.stroke(`M${x + 128} ${y - 14}q46 6 40 -26t22 -60q26 -30 4 -60`, '#22304F', 8)
  s.placed([x + 6, y - 232], -14, 1, () => {
    s.form(
      'M-142 4Q-152 -42 -100 -46Q0 -64 100 -46Q152 -42 142 4Q140 42 104 40Q76 38 78 4Q40 -10 0 -10Q-40 -10 -78 4Q-76 38 -104 40Q-140 42 -142 4Z',
      own,
      { depth: 0.6, rim: 5 },
    )
    s.stroke('M-112 -34Q0 -52 112 -34', '#DFF0EA', 5, 0.35)
  })
  hand(s, { pose: 'grip', at: [x + 12, y - 262], turn: -62, scale: 1.04, skin: SKINS.tan, sleeve: '#8A4A58' })
}
