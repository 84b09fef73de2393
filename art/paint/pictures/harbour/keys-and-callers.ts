import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { longKey } from '../studio/big-key.ts'
import { phone, rounded } from '../studio/devices.ts'
import { dusk, snowfield } from '../studio/dusk.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { keyhole } from '../studio/padlock.ts'
import { envelope } from '../studio/paper.ts'
import { arm, head, torso } from '../studio/person.ts'
import { plaster, seaWindow, table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** Phone, finger and a small key: things that no envelope can carry off. */
export function tooBigForAnEnvelope(): Spot {
  const s = new Spot(flameOf([846, 470], 160), 720)
  plaster(s)
  seaWindow(s, { box: [60, 66, 230, 170], sun: 0.3, seed: 41 })
  table(s, 400, 552)
  lantern(s, [846, 480], 160)
  s.shadow([230, 506], 220, 20, 0.7)
  s.placed([232, 424], -4, 1, () => envelope(s, 300, '#E9D8C2'))
  s.shadow([520, 508], 130, 16, 0.7)
  phone(s, { at: [520, 300], height: 400, turn: 4, screen: fingerprint(s) })
  ring(s, [712, 470])
  return s
}

function fingerprint(s: Spot): (w: number, h: number) => void {
  return (w, h) => {
    const [x, y] = [w / 2, h * 0.46]
    s.fill(ellipse(x, y, 76, 96), '#FFFFFF', 0.5)
    let lines = ''
    for (let i = 0; i < 5; i++) {
      const k = 10 + i * 13
      lines += `M${x - k} ${y + 30 + i * 7}V${y - 4}a${k} ${k * 1.14} 0 0 1 ${2 * k} 0V${y + 44 - i * 3}`
    }
    s.stroke(lines, '#2B5E9C', 6)
    s.stroke(`M${x} ${y + 2}V${y + 56}`, '#2B5E9C', 6)
    s.fill(rounded(w * 0.3, h * 0.86, w * 0.4, 12, 6), '#2F9A76')
  }
}

/** A ring with a security key and a house key. */
function ring(s: Spot, [x, y]: Point): void {
  s.shadow([x + 6, y + 24], 110, 16, 0.6)
  s.stroke(ellipse(x, y - 46, 40, 38), '#5B6A90', 12)
  s.stroke(ellipse(x, y - 46, 40, 38), '#B9CCE4', 6)
  s.placed([x - 22, y - 8], 118, 0.78, () => {
    s.form(rounded(0, -30, 110, 60, 22), '#2F6A66', { rim: 3 })
    s.fill(ellipse(24, 0, 10, 10), '#142648')
    s.fill(ellipse(72, 0, 17, 17), '#E9B65E')
    s.form(rounded(108, -21, 44, 42, 4), '#C9D4E4', { rim: 2 })
    s.fill(rect(122, -11, 9, 8) + rect(122, 4, 9, 8), '#4A587F')
  })
  s.placed([x + 36, y - 8], 62, 0.5, () => longKey(s, '#E9B65E', 150))
}

/** A fine door, painted on a board and propped up from behind: the key finds no lock in it. */
export function paintedDoor(): Spot {
  const s = new Spot(flameOf([116, 506], 165), 760)
  dusk(s, { horizon: 260, sun: 760, seed: 43, moon: [120, 96] })
  snowfield(s, 400, 8)
  s.shadow([560, 516], 330, 30, 0.7)
  prop(s)
  const boards = [112, 84, 96, 72, 100, 88] as const
  boards.forEach((top, i) => {
    const x = 318 + i * 51
    s.form(
      polygon([
        [x, 508],
        [x, top + (i % 2 ? 14 : 0)],
        [x + 50, top + (i % 2 ? 0 : 12)],
        [x + 50, 508],
      ]),
      '#C29A78',
      { depth: 0.4, rim: 3 },
    )
  })
  s.fill(stones(), '#7C8CB0', 0.85)
  const door = 'M392 508V228a78 68 0 0 1 156 0V508Z'
  s.form(door, '#3F6F9A', { depth: 0.3, rim: 0, warmth: 0.7 })
  s.stroke('M444 172V506M498 172V506', '#2A4A78', 4, 0.5)
  s.stroke('M402 290H538M402 424H538', '#24406E', 12, 0.7)
  s.fill(ellipse(524, 358, 15, 17), '#E9C98A')
  s.fill(keyhole([524, 360], 24), '#5A6A92')
  s.fill('M440 300v34q5 12 10 0v-34ZM476 300v22q4 10 8 0v-22ZM420 436v26q5 10 9 0v-26Z', '#24406E', 0.7)
  paintPot(s, [272, 530])
  lantern(s, [116, 506], 165)
  s.placed([790, 372], 183, 1.02, () => longKey(s, '#F0BE62', 150))
  hand(s, { pose: 'pinch', at: [800, 372], turn: 8, scale: 1.1, skin: SKINS.tan, sleeve: '#A4524A' })
  return s
}

/** The stones painted around the door, one after the other. */
function stones(): string {
  let d = ''
  for (let y = 238; y < 470; y += 45) d += rounded(350, y, 38, 42, 5) + rounded(552, y, 38, 42, 5)
  for (let i = 0; i < 7; i++) {
    const [from, to] = [(i * Math.PI) / 7 + 0.03, ((i + 1) * Math.PI) / 7 - 0.03]
    const at = (a: number, kx: number, ky: number): Point => [470 - Math.cos(a) * kx, 236 - Math.sin(a) * ky]
    d += polygon([at(from, 82, 74), at(from, 120, 112), at(to, 120, 112), at(to, 82, 74)])
  }
  return d
}

/** A pot of the door's blue with the brush across it. */
function paintPot(s: Spot, [x, y]: Point): void {
  s.shadow([x, y], 70, 12, 0.7)
  s.form(`M${x - 46} ${y - 78}H${x + 46}L${x + 40} ${y}H${x - 40}Z`, '#8796B4', { rim: 4, depth: 0.6 })
  s.fill(ellipse(x, y - 78, 46, 13), '#C9D4E4')
  s.fill(ellipse(x, y - 77, 39, 9), '#3F6F9A')
  s.fill(`M${x - 42} ${y - 74}q6 10 10 34q4 10 10 0q2 -18 8 -26q8 -4 12 6q2 8 8 0q4 -8 18 -12Z`, '#4F86B4')
  s.placed([x + 4, y - 86], -24, 1, () => {
    s.form(rounded(-92, -9, 100, 17, 7), '#A4524A', { from: 'top', rim: 2 })
    s.form(rounded(2, -14, 30, 27, 3), '#C9D4E4', { from: 'top', rim: 2 })
    s.form('M32 -14H58Q72 0 56 13H32Z', '#3F6F9A', { from: 'top', rim: 2 })
  })
}

/** The struts that hold the board up, seen behind it. */
function prop(s: Spot): void {
  for (const [top, foot] of [
    [600, 720],
    [560, 690],
  ] as const)
    s.form(
      polygon([
        [top, 210],
        [top + 22, 206],
        [foot + 24, 512],
        [foot, 512],
      ]),
      '#7A5648',
      { rim: 3 },
    )
  s.form(rounded(616, 404, 100, 16, 4), '#8E6249', { from: 'top', rim: 2 })
}

/** Here a trusting ear, there a hood: one wire between them. */
export function friendlyCaller(): Spot {
  const s = new Spot(flameOf([110, 500], 150), 560)
  plaster(s, '#3A5C88')
  seaWindow(s, { box: [54, 60, 150, 150], sun: 0.5, seed: 46 })
  const dark = 'M560 0Q500 150 560 300T540 600H960V0Z'
  s.fill(
    dark,
    s.picture.linear(
      [
        [0, '#0A1738'],
        [1, '#162A58'],
      ],
      [0, 0],
      [1, 1],
    ),
  )
  s.stroke('M560 0Q500 150 560 300T540 600', '#8FA6CE', 5, 0.5)
  s.inside(dark, () => s.glow([770, 430], 300, 0.3, '#8FC4E8'))
  listener(s)
  caller(s)
  s.stroke('M210 372Q250 520 420 470T680 380', '#22304F', 9)
  s.stroke('M210 369Q250 516 420 466T680 377', '#8FA6CE', 2.5, 0.7)
  lantern(s, [96, 520], 150)
  return s
}

function receiver(s: Spot, at: Point, turn: number, own: string): void {
  s.placed(at, turn, 0.62, () =>
    s.form(
      'M-142 4Q-152 -42 -100 -46Q0 -64 100 -46Q152 -42 142 4Q140 42 104 40Q76 38 78 4Q40 -10 0 -10Q-40 -10 -78 4Q-76 38 -104 40Q-140 42 -142 4Z',
      own,
      { depth: 0.6, rim: 5 },
    ),
  )
}

function listener(s: Spot): void {
  const coat = '#2F6A66'
  torso(s, [290, 380], 270, 240, coat, '#D9A05A')
  head(s, {
    at: [290, 262],
    size: 88,
    look: 'right',
    hair: 'bob',
    colour: '#6A3428',
    skin: SKINS.fair,
    eyes: -0.3,
  })
  arm(
    s,
    [
      [176, 440],
      [118, 428],
      [178, 336],
    ],
    58,
    mix(coat, '#FFFFFF', 0.06),
    SKINS.fair,
  )
  receiver(s, [206, 292], 98, '#A4423C')
}

function caller(s: Spot): void {
  const cloak = '#3A3566'
  torso(s, [770, 400], 300, 220, cloak)
  s.fill(ellipse(770, 282, 74, 86), '#0C1636')
  head(s, { at: [770, 280], size: 92, look: 'left', hair: 'hood', colour: cloak, skin: '#B9A7B4' })
  s.form(
    'M690 262Q750 244 838 260Q836 306 800 304Q778 300 766 286Q750 302 726 302Q696 300 690 262Z',
    '#16142E',
    { rim: 2, warmth: 0 },
  )
  for (const x of [728, 792]) s.fill(`M${x - 13} 276q13 -14 26 0q-13 10 -26 0Z`, '#EAF2F8')
  for (const x of [726, 790]) s.fill(ellipse(x, 274, 4.4, 4.8), '#16142E')
  s.stroke('M734 330q24 16 46 -4', '#5A3448', 5)
  receiver(s, [684, 308], 98, '#5B6A90')
  arm(
    s,
    [
      [650, 470],
      [612, 470],
      [664, 356],
    ],
    60,
    cloak,
    '#2E2A50',
  )
}

/** The phone sinks; the spare key and the paper codes lie dry on the quay. */
export function phoneInHarbour(): Spot {
  const s = new Spot(flameOf([150, 218], 130), 640)
  dusk(s, { horizon: 150, sun: 700, seed: 48 })
  const water = 'M0 300Q120 290 240 300T480 300T720 300T960 300V600H0Z'
  s.fill(
    water,
    s.picture.linearAt(
      [
        [0, '#3F78A0'],
        [0.2, '#235684'],
        [0.6, '#143963'],
        [1, '#0A1E3F'],
      ],
      [0, 292],
      [0, 600],
    ),
  )
  s.stroke('M0 300Q120 290 240 300T480 300T720 300T960 300', '#D6E8F2', 4, 0.8)
  quayEdge(s)
  s.stroke('M600 296q70 -22 140 0M626 300q44 -10 88 0', '#E8F3F8', 4, 0.8)
  phone(s, { at: [690, 434], height: 230, turn: 24, screen: (w, h) => dimScreen(s, w, h) })
  for (const [x, y, k] of [
    [640, 330, 9],
    [662, 352, 14],
    [618, 366, 6],
    [760, 326, 8],
    [748, 352, 5],
  ] as const) {
    s.fill(ellipse(x, y, k, k), '#DDFBF0', 0.22)
    s.stroke(ellipse(x, y, k, k), '#EAFBFF', 2.2, 0.8)
  }
  for (const x of [560, 884]) s.stroke(`M${x} 604q-24 -50 4 -96t0 -84`, '#1C5668', 13)
  return s
}

function dimScreen(s: Spot, w: number, h: number): void {
  s.fill(
    rounded(w * 0.2, h * 0.3, w * 0.6, h * 0.07, 5) + rounded(w * 0.2, h * 0.44, w * 0.4, h * 0.07, 5),
    '#4E7FB4',
    0.6,
  )
}

function quayEdge(s: Spot): void {
  s.form(rect(-10, 218, 520, 392), '#4A5C88', { from: 'top', depth: 0.7, rim: 0 })
  s.stroke(
    'M-10 300H506M-10 384H506M-10 470H506M-10 552H506M160 300V384M360 300V384M80 384V470M270 384V470M440 384V470M180 470V552M380 470V552M160 218V300',
    '#16264E',
    4,
    0.45,
  )
  s.form(rounded(-20, 204, 546, 34, 10), '#7E99C6', { from: 'top', rim: 3 })
  s.pool([220, 216], 330, 26, 0.6)
  lantern(s, [120, 218], 130)
  s.shadow([350, 216], 130, 12, 0.6)
  s.placed([318, 152], -7, 1, () => {
    s.form(rect(-58, -66, 116, 130), '#E6DCCB', { rim: 3 })
    for (let i = 0; i < 4; i++)
      s.fill(rect(-42, -46 + i * 26, 34, 10) + rect(4, -46 + i * 26, 34, 10), '#5B5F8C', 0.6)
  })
  s.placed([404, 188], -4, 0.62, () => longKey(s, '#F0BE62', 130))
}
