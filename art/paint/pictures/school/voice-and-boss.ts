import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { stack } from '../studio/coins.ts'
import { laptop, phone, rounded } from '../studio/devices.ts'
import { hourglass } from '../studio/hourglass.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { keyhole, padlock } from '../studio/padlock.ts'
import { arm, head, torso } from '../studio/person.ts'
import { plaster, seaWindow, table, wall } from '../studio/room.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { Spot } from '../studio/spot.ts'

/** On the screen a crowned somebody lays a finger on the lips; the coins stand ready. */
export function bossOnScreen(): Spot {
  const s = new Spot(flameOf([100, 476], 160), 720)
  plaster(s, '#35587C')
  seaWindow(s, { box: [700, 60, 200, 180], sun: 0.6, seed: 62 })
  table(s, 410, 556)
  lantern(s, [100, 486], 160)
  laptop(s, { at: [430, 512], width: 400, screen: (w, h) => silhouette(s, w, h) })
  stack(s, [748, 496], 8)
  stack(s, [836, 516], 5)
  stack(s, [764, 540], 2)
  return s
}

function silhouette(s: Spot, w: number, h: number): void {
  const x = w * 0.5
  const ink = '#24406E'
  s.fill(
    `M${x - 116} ${h - 2}Q${x - 112} ${h * 0.74} ${x - 44} ${h * 0.68}H${x + 44}Q${x + 112} ${h * 0.74} ${x + 116} ${h - 2}Z`,
    ink,
  )
  s.fill(ellipse(x, h * 0.5, 48, 58), ink)
  s.fill(
    `M${x - 44} ${h * 0.28}L${x - 52} ${h * 0.1}L${x - 24} ${h * 0.2}L${x} ${h * 0.06}L${x + 24} ${h * 0.2}L${x + 52} ${h * 0.1}L${x + 44} ${h * 0.28}Z`,
    '#E0A244',
  )
  s.fill(
    ellipse(x, h * 0.06, 6, 6) + ellipse(x - 52, h * 0.1, 5, 5) + ellipse(x + 52, h * 0.1, 5, 5),
    '#F6D28A',
  )
  s.stroke(`M${x + 62} ${h * 0.98}L${x + 40} ${h * 0.76}`, '#F1E3D2', 34)
  s.stroke(`M${x + 30} ${h * 0.72}L${x + 6} ${h * 0.52}`, '#F1E3D2', 15)
  s.stroke(`M${x + 34} ${h * 0.76}l-22 -6M${x + 40} ${h * 0.82}l-24 -2`, '#F1E3D2', 15)
  s.stroke(`M${x - 18} ${h * 0.56}q14 6 26 0`, '#8FB3D8', 5)
}

/** Three tall levers, a crown, an hourglass and a padlock on their plates, all pulled at once. */
export function pulledLevers(): Spot {
  const s = new Spot(flameOf([94, 520], 160), 740)
  wall(s, '#34507E')
  s.form(rect(-10, 500, 980, 110), '#4A4468', { from: 'top', depth: 0.7, rim: 3 })
  s.pool([110, 512], 300, 30, 0.6)
  s.form(rounded(180, 442, 690, 74, 14), '#5A6A92', { from: 'top', depth: 0.7, rim: 5 })
  lever(s, 286, '#A4524A', () => crown(s))
  lever(s, 506, '#C98A3A', () => s.placed([0, 78], 0, 0.42, () => hourglass(s, [0, 0])))
  lever(s, 726, '#2F6A66', () => {
    padlock(s, { at: [0, -4], width: 74 })
    s.fill(keyhole([0, 28], 34), '#3A2440')
  })
  s.form(rounded(300, 142, 560, 22, 10), '#7A5148', { from: 'top', depth: 0.6, rim: 3 })
  lantern(s, [94, 520], 160)
  hand(s, {
    pose: 'grip',
    at: [862, 152],
    turn: -14,
    scale: 1.05,
    skin: '#3A3566',
    sleeve: '#26305A',
    cuff: '#3E4C78',
  })
  return s
}

function lever(s: Spot, x: number, own: string, sign: () => void): void {
  s.fill(rounded(x - 70, 462, 150, 18, 9), '#14204A')
  s.shadow([x + 10, 474], 60, 12, 0.7)
  s.form(
    polygon([
      [x - 10, 472],
      [x + 20, 472],
      [x + 58, 160],
      [x + 40, 158],
    ]),
    '#A5B4CE',
    { rim: 4, depth: 0.6 },
  )
  s.form(rounded(x + 28, 96, 42, 84, 18), own, { rim: 4, depth: 0.6 })
  s.placed([x + 8, 330], 0, 1, () => {
    s.form(rounded(-76, -92, 152, 184, 16), '#E6D6BE', { depth: 0.4, rim: 4 })
    s.stroke(rounded(-64, -80, 128, 160, 10), own, 5, 0.8)
    sign()
  })
}

function crown(s: Spot): void {
  s.form('M-48 36L-56 -36L-24 -8L0 -50L24 -8L56 -36L48 36Z', '#E0A244', { depth: 0.5, rim: 3 })
  s.form(rounded(-50, 34, 100, 20, 6), '#C98A3A', { rim: 2 })
  for (const [x, y] of [
    [-56, -40],
    [0, -56],
    [56, -40],
  ] as const)
    s.form(ellipse(x, y, 8, 8), '#F2C878', { rim: 1 })
  for (const x of [-26, 0, 26]) s.fill(ellipse(x, 18, 7, 9), '#A4423C')
}

/** A phone speaks; the shadow behind it has a parrot's beak. */
export function parrotShadow(): Spot {
  const s = new Spot(flameOf([170, 510], 170), 860)
  plaster(s, '#4A6A94')
  shadowBird(s)
  table(s, 450, 560)
  s.shadow([470, 526], 130, 18, 0.7)
  phone(s, { at: [470, 366], height: 310, turn: 3, screen: (w, h) => speaking(s, w, h) })
  lantern(s, [170, 520], 170)
  for (const [k, o] of [
    [30, 0.8],
    [58, 0.55],
    [86, 0.34],
  ] as const)
    s.stroke(`M${548 + k * 0.8} ${330 - k * 0.5}q${k * 0.35} ${k * 0.6} 0 ${k * 1.2}`, '#DCEEF8', 7, o)
  return s
}

function speaking(s: Spot, w: number, h: number): void {
  s.fill(ellipse(w / 2, h * 0.26, 38, 38), '#2B5E9C', 0.85)
  s.fill(
    ellipse(w / 2, h * 0.235, 15, 17) +
      `M${w / 2 - 27} ${h * 0.345}Q${w / 2} ${h * 0.25} ${w / 2 + 27} ${h * 0.345}Z`,
    '#EAF4FA',
  )
  const bars = [14, 30, 52, 38, 66, 44, 24, 50, 30, 16]
  let d = ''
  bars.forEach((high, i) => (d += rounded(w * 0.14 + i * w * 0.075, h * 0.54 - high / 2, w * 0.045, high, 3)))
  s.fill(d, '#2B5E9C')
  s.fill(ellipse(w * 0.3, h * 0.82, 23, 23), '#2F9A76')
  s.fill(ellipse(w * 0.7, h * 0.82, 23, 23), '#D9543C')
}

/** The shadow on the wall: crest, hooked beak, long tail. */
function shadowBird(s: Spot): void {
  s.fill(
    'M640 470Q604 372 646 292Q664 244 690 208Q654 182 630 128Q668 132 694 156Q678 112 684 70Q718 90 738 122Q742 90 766 66Q782 98 778 124Q830 132 846 172Q908 178 912 240Q914 282 886 312Q888 270 858 256Q854 278 834 286Q822 270 828 250Q814 266 802 282Q856 366 820 470Z',
    '#0E2048',
    0.66,
  )
  s.stroke('M846 172Q818 208 828 250M858 256Q842 256 828 250', '#6F8FBE', 5, 0.55)
  s.fill(ellipse(792, 184, 17, 17), '#6F8FBE', 0.75)
  s.fill(ellipse(795, 184, 8, 8), '#0E2048')
  s.stroke('M668 318Q690 400 762 440M650 370Q672 420 716 446', '#3A5684', 6, 0.45)
}

/** Rung up at night, in a nightcap, and glad of it. */
export function bossAtNight(): Spot {
  const s = new Spot(flameOf([140, 470], 150), 640)
  wall(s, '#33497C')
  seaWindow(s, { box: [590, 60, 280, 230], sun: -2, moon: [790, 120], seed: 66 })
  s.form(rounded(300, 230, 560, 260, 40), '#7A4E48', { rim: 5, depth: 0.6 })
  s.form('M470 330Q600 270 780 320Q800 400 760 440H470Q440 380 470 330Z', '#DCE3EC', { rim: 4, depth: 0.5 })
  const coat = '#5A7AA8'
  torso(s, [540, 378], 260, 240, coat)
  s.stroke('M470 380V600M610 380V600', '#8FA6CE', 8, 0.5)
  head(s, {
    at: [540, 262],
    size: 84,
    look: 'left',
    hair: 'bob',
    colour: '#C9CCD6',
    skin: SKINS.fair,
    eyes: 0.2,
  })
  s.form(
    'M456 236Q464 152 548 150Q640 156 700 250Q716 290 708 322Q690 300 664 268Q640 236 624 236Q540 206 456 236Z',
    '#4C6AA8',
    { rim: 5, depth: 0.55 },
  )
  s.form(rounded(448, 218, 184, 34, 16), '#F1E8DA', { from: 'top', rim: 3 })
  s.form(ellipse(710, 336, 24, 23), '#F1E8DA', { rim: 3 })
  s.placed([452, 288], 82, 0.62, () =>
    s.form(
      'M-142 4Q-152 -42 -100 -46Q0 -64 100 -46Q152 -42 142 4Q140 42 104 40Q76 38 78 4Q40 -10 0 -10Q-40 -10 -78 4Q-76 38 -104 40Q-140 42 -142 4Z',
      '#2E6664',
      { depth: 0.6, rim: 5 },
    ),
  )
  arm(
    s,
    [
      [430, 440],
      [364, 436],
      [436, 332],
    ],
    60,
    coat,
    SKINS.fair,
  )
  s.form('M250 520Q420 440 640 470T980 470V620H250Z', '#3E5A8E', { from: 'top', rim: 5, depth: 0.5 })
  s.stroke('M330 540Q480 490 640 510T940 516M420 590Q600 540 940 566', '#1A3060', 5, 0.4)
  s.form(rect(-10, 470, 280, 140), '#6A4A4E', { from: 'top', rim: 4, depth: 0.6 })
  lantern(s, [120, 474], 150)
  s.stroke('M440 366Q400 470 300 460Q240 456 214 468', mix('#2E6664', '#0E1C40', 0.5), 7)
  const base: Point = [220, 474]
  s.form(
    `M${base[0] - 36} ${base[1] - 50}H${base[0] + 36}L${base[0] + 56} ${base[1]}H${base[0] - 56}Z`,
    '#2E6664',
    { rim: 4 },
  )
  s.fill(ellipse(base[0], base[1] - 24, 20, 15), '#E9DCC6')
  return s
}
