import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, type Point } from '../../lib/path.ts'
import { longKey } from '../studio/big-key.ts'
import { laptop, mug, rounded } from '../studio/devices.ts'
import { dusk } from '../studio/dusk.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { arm, head, torso } from '../studio/person.ts'
import { plaster, seaWindow, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** A hand pushes a cork into the first small leak of a hull. */
export function corkInLeak(): Spot {
  const s = new Spot(flameOf([120, 506], 160), 760)
  dusk(s, { horizon: 86, sun: 760, seed: 71 })
  hull(s)
  leak(s, [430, 300])
  bucket(s, [404, 546])
  lantern(s, [120, 506], 160)
  s.placed([452, 286], 8, 1, () => {
    s.form('M-26 -22L34 -32V34L-26 24Z', '#B98A5C', { from: 'top', rim: 3 })
    s.fill('M-10 -20v8M14 -26v10M8 4v10M-6 8v8', '#6A4438')
    s.fill(ellipse(6, -8, 4, 3) + ellipse(20, 8, 3, 4) + ellipse(-10, 6, 3, 3), '#7A5238', 0.8)
  })
  hand(s, {
    pose: 'grip',
    at: [502, 284],
    turn: 4,
    scale: 1.24,
    skin: SKINS.deep,
    sleeve: '#A4423C',
    arm: 420,
  })
  return s
}

/** The inside of a boat: planks and ribs. */
function hull(s: Spot): void {
  s.form('M-20 118Q480 176 980 118V620H-20Z', '#7A5148', { depth: 0.6, rim: 0 })
  s.form('M-20 100Q480 158 980 100V132Q480 190 -20 132Z', '#B07A54', { from: 'top', rim: 4 })
  let seams = ''
  for (let y = 200; y < 600; y += 76) seams += `M-20 ${y}Q480 ${y + 44} 980 ${y}`
  s.stroke(seams, '#2A1C38', 4, 0.5)
  for (const x of [230, 700]) {
    s.form(`M${x} 140h40Q${x + 30} 380 ${x + 46} 610h-50Q${x - 10} 380 ${x} 140Z`, '#94644E', {
      rim: 4,
      depth: 0.6,
    })
    for (const y of [220, 370, 520]) s.fill(ellipse(x + 18, y, 5, 5), '#E9C98A', 0.7)
  }
  s.pool([120, 520], 320, 70, 0.4)
  s.fill('M-20 556Q200 544 480 560T980 552V620H-20Z', '#2F5C86', 0.85)
  s.stroke('M-20 556Q200 544 480 560T980 552', '#BFE0EE', 4, 0.6)
}

function leak(s: Spot, [x, y]: Point): void {
  s.fill(`M${x - 16} ${y - 26}l20 8l26 -12l10 24l-8 26l-30 10l-22 -20Z`, '#1A1430')
  s.fill(
    `M${x - 6} ${y - 8}Q${x - 60} ${y - 2} ${x - 62} ${y + 190}H${x - 20}Q${x - 26} ${y + 30} ${x + 10} ${y + 10}Z`,
    s.picture.linear(
      [
        [0, '#E8F6FC'],
        [1, '#6FA4D0'],
      ],
      [0, 0],
      [0, 1],
    ),
    0.9,
  )
  s.stroke(`M${x - 44} ${y + 40}V${y + 180}`, '#FFFFFF', 4, 0.7)
  for (const [dx, dy, k] of [
    [-76, 60, 6],
    [-88, 120, 5],
    [-4, 110, 5],
    [-96, 20, 4],
    [-70, -8, 5],
  ] as const)
    s.fill(ellipse(x + dx, y + dy, k, k * 1.3), '#DCEEF8', 0.9)
}

function bucket(s: Spot, [x, y]: Point): void {
  s.fill(ellipse(x, y - 96, 86, 20), '#5A6A92')
  s.fill(ellipse(x, y - 90, 76, 14), '#6FA4D0')
  s.form(`M${x - 86} ${y - 96}A86 20 0 0 0 ${x + 86} ${y - 96}L${x + 66} ${y}H${x - 66}Z`, '#8796B4', {
    depth: 0.6,
    rim: 5,
  })
  s.stroke(`M${x - 80} ${y - 60}Q${x} ${y - 38} ${x + 80} ${y - 60}`, '#5A6A92', 6)
  s.stroke(`M${x - 84} ${y - 90}Q${x - 110} ${y - 10} ${x - 40} ${y - 26}`, '#46557F', 6)
}

/** The page still turns its wheel; behind the screen a glove draws the key away. */
export function keyBehindScreen(): Spot {
  const s = new Spot(flameOf([110, 470], 160), 720)
  wall(s, '#345080')
  seaWindow(s, { box: [60, 56, 190, 150], sun: 0.5, seed: 74 })
  table(s, 410, 556)
  hand(s, {
    pose: 'pinch',
    at: [700, 250],
    turn: -16,
    scale: 1.2,
    skin: '#33305A',
    sleeve: '#1F2A50',
    cuff: '#3E4C78',
    arm: 380,
  })
  s.placed([694, 256], 168, 1.05, () => longKey(s, '#F0BE62', 150))
  lantern(s, [110, 480], 160)
  laptop(s, { at: [400, 516], width: 380, screen: (w, h) => wheel(s, w, h) })
  return s
}

/** A page that waits: two fields, a wheel of dots. */
function wheel(s: Spot, w: number, h: number): void {
  s.fill(
    rounded(w * 0.26, h * 0.18, w * 0.48, h * 0.14, 8) + rounded(w * 0.26, h * 0.38, w * 0.48, h * 0.14, 8),
    '#FFFFFF',
    0.8,
  )
  for (let i = 0; i < 7; i++) s.fill(ellipse(w * 0.31 + i * 20, h * 0.45, 6, 6), '#24406E')
  s.fill(rounded(w * 0.3, h * 0.235, w * 0.3, h * 0.035, 4), '#4E7FB4', 0.7)
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 2 * Math.PI
    s.fill(ellipse(w / 2 + Math.cos(a) * 34, h * 0.74 + Math.sin(a) * 34, 8, 8), '#24406E', 0.15 + i * 0.085)
  }
}

/** One whispers behind the hand, the other listens and has put the tea down for it. */
export function whisperedTruth(): Spot {
  const s = new Spot(flameOf([486, 506], 150), 620, 'top')
  plaster(s, '#3A5C88')
  seaWindow(s, { box: [380, 56, 210, 170], sun: 0.6, seed: 77 })
  const [red, green] = ['#A4524A', '#2F6A66']
  torso(s, [276, 346], 250, 300, green, '#D9A05A')
  head(s, {
    at: [292, 228],
    size: 84,
    look: 'right',
    hair: 'short',
    colour: '#2A2438',
    skin: SKINS.brown,
    lean: 5,
    beard: true,
  })
  torso(s, [690, 356], 240, 300, red)
  s.form(
    polygon([
      [660, 300],
      [716, 300],
      [730, 366],
      [646, 366],
    ]),
    mix(SKINS.fair, '#10244C', 0.3),
    { rim: 0 },
  )
  head(s, {
    at: [676, 240],
    size: 82,
    look: 'left',
    hair: 'bun',
    colour: '#7A4028',
    skin: SKINS.fair,
    lean: -10,
    eyes: 0.8,
    mouth: 'open',
  })
  table(s, 470, 570)
  mug(s, [352, 540], 74)
  lantern(s, [486, 520], 150)
  arm(
    s,
    [
      [782, 430],
      [792, 520],
      [640, 512],
    ],
    60,
    mix(red, '#FFFFFF', 0.05),
    SKINS.fair,
  )
  s.stroke('M636 452Q628 360 606 306', mix(red, '#10244C', 0.4), 58)
  s.stroke('M634 452Q624 360 604 306', red, 46)
  s.form('M576 318Q560 270 584 226Q596 206 608 226Q626 260 628 306Q606 330 576 318Z', SKINS.fair, {
    from: 'left',
    rim: 3,
    depth: 0.4,
  })
  s.stroke('M590 236Q582 270 590 300M604 240Q602 270 606 302', mix(SKINS.fair, '#6A2E38', 0.4), 3.5, 0.7)
  arm(
    s,
    [
      [176, 430],
      [180, 530],
      [286, 516],
    ],
    60,
    mix(green, '#FFFFFF', 0.05),
    SKINS.brown,
  )
  for (let i = 0; i < 3; i++)
    s.stroke(`M${540 - i * 36} ${262 - i * 3}q-10 18 0 36`, '#FFE2A8', 5, 0.7 - i * 0.18)
  return s
}
