import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { arm, head, torso } from '../studio/person.ts'
import { plaster, seaWindow, table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { counterFront, stallView } from './stall.ts'
import { portrait } from './whose-data.ts'

/** A framed fingerprint changes hands for a while, a return ticket on its string. */
export function fingerprintOnLoan(): Spot {
  const s = new Spot(flameOf([120, 230], 130), 700)
  stallView(s, 250, 70, '#2F6A66')
  s.form(rect(-10, 420, 980, 40), '#9A6448', { from: 'top', rim: 3, depth: 0.6 })
  counterFront(s, 456)
  s.stroke('M120 60V94', '#2A2F55', 5)
  lantern(s, [120, 230], 130, { shadow: false, halo: 2.2 })
  s.placed([470, 280], -4, 1, () => {
    s.shadow([10, 20], 190, 190, 0.45)
    s.form(rounded(-138, -152, 276, 304, 16), '#A87A4A', { rim: 6, depth: 0.6 })
    s.form(rounded(-112, -126, 224, 252, 8), '#EDE2CF', { depth: 0.3, rim: 2 })
    fingerprint(s)
  })
  s.stroke('M596 164Q640 110 676 132', '#D9B98A', 5)
  s.placed([686, 190], 10, 1, () => {
    s.form('M-44 -56L-16 -82H16L44 -56V92H-44Z', '#EADCC6', { rim: 3, depth: 0.3 })
    s.fill(ellipse(0, -58, 9, 9), '#6A5468')
    s.stroke('M-24 26A28 28 0 1 1 22 34', '#2F7A6A', 9)
    s.fill('M8 22L40 30L16 56Z', '#2F7A6A')
  })
  hand(s, {
    pose: 'grip',
    at: [338, 360],
    turn: 6,
    scale: 1.06,
    flip: -1,
    skin: SKINS.fair,
    sleeve: '#2F6A66',
  })
  hand(s, {
    pose: 'grip',
    at: [604, 356],
    turn: 10,
    scale: 1.06,
    skin: SKINS.brown,
    sleeve: '#A4524A',
    arm: 420,
  })
  return s
}

/** Ridges of a fingertip, its middle at 0,0. */
function fingerprint(s: Spot): void {
  for (let i = 0; i < 6; i++) {
    const [w, h] = [12 + i * 13, 16 + i * 16]
    s.stroke(
      `M${-w} ${h * 0.9}V${-h * 0.2}A${w} ${h * 0.75} 0 0 1 ${w} ${-h * 0.2}V${h * 0.6 + 8}`,
      '#3F5A8B',
      6,
      0.85,
    )
  }
}

/** The plan shows three days away; what the matter is stays behind the curtain. */
export function drawnCurtain(): Spot {
  const s = new Spot(flameOf([480, 480], 150), 700)
  plaster(s, '#35587C')
  s.placed([250, 262], 0, 1, () => week(s))
  s.form(rounded(520, 84, 400, 20, 9), '#A87A54', { from: 'top', rim: 3 })
  s.fill(rect(546, 100, 350, 340), '#12234A')
  s.glow([720, 250], 220, 0.4)
  s.form(rounded(580, 330, 290, 90, 16), '#C6D4EA', { rim: 3, depth: 0.5 })
  s.form('M600 340Q590 290 650 286Q700 290 694 340Z', '#E8EEF6', { rim: 3 })
  for (const [x, w] of [
    [536, 116],
    [644, 110],
    [746, 162],
  ] as const)
    curtain(s, x, w)
  s.form(rounded(520, 84, 400, 20, 9), '#A87A54', { from: 'top', rim: 3 })
  table(s, 430, 556)
  s.stroke('M832 470V180M868 470V180', '#A87A54', 11)
  s.form(rounded(812, 168, 76, 20, 9), '#C99A62', { from: 'top', rim: 3 })
  s.form(rounded(824, 300, 52, 14, 6), '#C99A62', { from: 'top', rim: 2 })
  s.form(rounded(842, 466, 16, 40, 6), '#5A4656', { rim: 2 })
  s.stroke('M832 470L850 490L868 470', '#A87A54', 11)
  lantern(s, [480, 496], 150)
  return s
}

/** A wall planner: seven columns, three fields filled in one colour. */
function week(s: Spot): void {
  s.shadow([10, 20], 220, 190, 0.4)
  s.form(rounded(-190, -180, 380, 340, 12), '#E6DCCB', { rim: 4, depth: 0.34 })
  s.fill(rounded(-190, -180, 380, 54, 12), '#A4524A')
  for (const x of [-130, -44, 44, 130]) s.form(rounded(x - 7, -200, 14, 44, 6), '#8796B4', { rim: 2 })
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5; i++) {
      const isAway = row === 1 && i > 0 && i < 4
      const cell = rounded(-170 + i * 69, -108 + row * 64, 62, 56, 6)
      s.fill(cell, isAway ? '#3F8A82' : '#BFB4B4', isAway ? 1 : 0.5)
    }
}

function curtain(s: Spot, x: number, w: number): void {
  const own = '#5A4C8A'
  s.form(`M${x} 100H${x + w}Q${x + w + 10} 280 ${x + w - 4} 440H${x + 4}Q${x - 10} 280 ${x} 100Z`, own, {
    depth: 0.6,
    rim: 3,
  })
  for (const k of [0.3, 0.62])
    s.stroke(`M${x + w * k} 106Q${x + w * k + 8} 280 ${x + w * k} 436`, mix(own, '#10244C', 0.6), 7, 0.5)
  for (const k of [0.2, 0.8]) s.stroke(ellipse(x + w * k, 96, 11, 13), '#E0B66C', 5)
}

/** The stallholder turns the ledger round: see for yourself. */
export function ledgerTurned(): Spot {
  const s = new Spot(flameOf([480, 322], 130), 640, 'top')
  stallView(s, 230, 60, '#5A4C8A')
  s.stroke('M480 50V180', '#2A2F55', 5)
  lantern(s, [480, 300], 120, { shadow: false, halo: 2.2 })
  const [a, b] = ['#2F6A66', '#A4524A']
  torso(s, [206, 318], 220, 300, a, '#D9A05A')
  head(s, {
    at: [214, 214],
    size: 78,
    look: 'right',
    hair: 'cap',
    colour: '#C58A4E',
    skin: SKINS.tan,
    beard: true,
    lean: 6,
    eyes: 0.6,
  })
  torso(s, [758, 318], 220, 300, b, '#8FB3CC')
  head(s, {
    at: [750, 212],
    size: 78,
    look: 'left',
    hair: 'curls',
    colour: '#201C2E',
    skin: SKINS.deep,
    lean: -8,
    eyes: 1.4,
  })
  s.form(rect(-10, 470, 980, 34), '#9A6448', { from: 'top', rim: 3, depth: 0.6 })
  counterFront(s, 500)
  s.shadow([486, 484], 250, 18, 0.6)
  s.form('M276 470L330 366H642L696 470Z', '#7A3A3C', { from: 'top', rim: 3 })
  s.form('M292 462Q400 440 486 462L486 370Q410 350 338 368Z', '#EFE6CC', { from: 'top', depth: 0.3 })
  s.form('M680 462Q572 440 486 462L486 370Q562 350 634 368Z', '#E2D9C2', { from: 'top', depth: 0.4 })
  s.stroke('M486 370V462', '#6A5450', 4, 0.6)
  portrait(s, [582, 404], 25, SKINS.deep, '#201C2E', '#A4524A')
  let lines = ''
  for (let i = 0; i < 4; i++)
    lines += `M${340 - i * 9} ${384 + i * 20}H462M${622 + i * 8} ${384 + i * 20}h${26 + i * 4}`
  s.stroke(lines, '#5B5F8C', 6, 0.5)
  arm(
    s,
    [
      [288, 400],
      [272, 478],
      [344, 446],
    ],
    56,
    mix(a, '#FFFFFF', 0.06),
    SKINS.tan,
  )
  arm(
    s,
    [
      [844, 410],
      [812, 486],
      [652, 428],
    ],
    54,
    mix(b, '#FFFFFF', 0.06),
    SKINS.deep,
  )
  return s
}

/** The safe stands open; there was never anything in it to take. */
export function emptySafe(): Spot {
  const s = new Spot(flameOf([110, 500], 160), 720)
  plaster(s, '#33557A')
  seaWindow(s, { box: [60, 62, 180, 150], sun: 0.4, seed: 83 })
  table(s, 440, 556)
  s.shadow([470, 500], 280, 26, 0.75)
  s.form(rounded(290, 110, 360, 386, 24), '#5A6A92', { rim: 6, depth: 0.6 })
  s.form(rounded(324, 144, 292, 316, 12), '#26325E', { rim: 0, depth: 0.7 })
  s.fill(rounded(336, 156, 280, 304, 10), '#101C40')
  s.form(rect(336, 306, 280, 14), '#46557F', { from: 'top', rim: 2 })
  s.stroke(
    'M616 156L540 210M616 156L584 236M616 156L520 168M598 168Q580 190 600 208M572 176Q548 200 560 216',
    '#8FA6CE',
    3,
    0.7,
  )
  s.form(
    polygon([
      [290, 118],
      [196, 92],
      [196, 524],
      [290, 488],
    ]),
    '#6F80A8',
    { rim: 5, depth: 0.6 },
  )
  s.stroke(ellipse(244, 300, 30, 40), '#2A365F', 14)
  s.stroke(ellipse(244, 300, 30, 40), '#C9D4E4', 8)
  s.stroke('M244 252V348M208 284L280 316M208 316L280 284', '#C9D4E4', 7)
  spider(s, [560, 252])
  hand(s, {
    pose: 'flat',
    at: [520, 396],
    turn: 6,
    scale: 1.16,
    skin: '#33305A',
    sleeve: '#1F2A50',
    cuff: '#3E4C78',
    arm: 460,
  })
  lantern(s, [110, 510], 160)
  return s
}

function spider(s: Spot, [x, y]: Point): void {
  s.stroke(`M${x} ${y - 70}V${y}`, '#8FA6CE', 2.4, 0.8)
  s.stroke(
    `M${x - 20} ${y - 8}q12 -8 20 8q8 -16 20 -8M${x - 22} ${y + 16}q10 -12 22 -8q12 -4 22 8`,
    '#B9C9E3',
    3.4,
  )
  s.fill(ellipse(x, y + 4, 11, 12), '#B9C9E3')
}
