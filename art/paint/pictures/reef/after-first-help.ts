import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { defibrillator } from '../studio/defibrillator.ts'
import { mug, phone, rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { pier } from '../studio/pier.ts'
import { floor, porthole, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** The band lies above the wound and is wound tight with its rod; a watch for the time. */
export function tightBand(): Spot {
  const foot = [96, 380] as const
  const s = new Spot(flameOf(foot, 180), 700)
  wall(s)
  table(s, 330, 566)
  lantern(s, foot, 180)
  watch(s, [264, 330])
  s.shadow([600, 524], 400, 26, 0.6)
  hand(s, {
    pose: 'flat',
    at: [236, 474],
    skin: SKINS.tan,
    scale: 1.06,
    sleeve: SKINS.tan,
    cuff: SKINS.tan,
    arm: 60,
  })
  s.form(limb([288, 474, 38], [380, 468, 50], [520, 456, 62], [700, 440, 78], [980, 420, 96]), SKINS.tan, {
    from: 'top',
    depth: 0.5,
    rim: 4,
  })
  s.stroke('M530 404Q546 426 538 450', '#7A4638', 5, 0.5)
  s.form(rounded(326, 414, 124, 112, 18), '#F4F3EF', { from: 'top', depth: 0.3, rim: 4 })
  s.fill(ellipse(388, 466, 30, 24), '#C2412F', 0.75)
  s.stroke('M340 416Q334 470 342 524M430 414Q438 470 434 526', '#B9C4D6', 4, 0.7)
  s.form(limb([800, 432, 96], [900, 426, 100], [1010, 420, 102]), '#5A5F94', {
    from: 'top',
    depth: 0.6,
    rim: 4,
  })
  s.form('M598 376Q586 450 604 532L668 528Q650 446 660 366Z', '#2A3358', { from: 'top', depth: 0.4, rim: 4 })
  s.stroke('M610 380Q600 450 614 526', '#6F80A8', 3, 0.7)
  s.placed([632, 388], -26, 1, () => {
    s.shadow([6, 12], 110, 18, 0.6)
    s.form(rounded(-108, -13, 216, 26, 12), '#D9A04E', { from: 'top', rim: 4, depth: 0.6 })
    s.form(rounded(-24, -24, 48, 46, 10), '#3A4670', { from: 'top', rim: 3 })
  })
  hand(s, {
    pose: 'grip',
    at: [716, 340],
    turn: -58,
    scale: 1.04,
    skin: '#6FA9C4',
    cuff: '#B4D2E0',
    sleeve: '#C4583C',
    arm: 420,
  })
  return s
}

function watch(s: Spot, [x, y]: Point): void {
  s.shadow([x, y + 70], 90, 14, 0.6)
  s.form(rounded(x - 16, y - 104, 32, 30, 8), '#C99A62', { rim: 3 })
  s.form(ellipse(x, y, 80, 80), '#C99A62', { depth: 0.6, rim: 5 })
  s.form(ellipse(x, y, 64, 64), '#EADFCB', { depth: 0.3, rim: 0 })
  for (let i = 0; i < 12; i++)
    s.within(`transform="translate(${x} ${y}) rotate(${i * 30})"`, () =>
      s.fill(rect(-3, -58, 6, i % 3 ? 9 : 16), '#3A2F52'),
    )
  s.stroke(`M${x} ${y}V${y - 46}M${x} ${y}L${x + 26} ${y + 20}`, '#2A2444', 7)
  s.fill(ellipse(x, y, 8, 8), '#D9A04E')
}

/** The cooled hand under clear film; the ring lies beside it and the tea is cold. */
export function handUnderFilm(): Spot {
  const foot = [110, 400] as const
  const s = new Spot(flameOf(foot, 180), 700)
  wall(s)
  porthole(s, [812, 160], 76, { horizon: 0.62, sun: 0.3, seed: 92 })
  table(s, 360, 566)
  lantern(s, foot, 180)
  mug(s, [292, 430], 96, '#C75B3E', false)
  roll(s)
  s.shadow([560, 500], 330, 24, 0.6)
  hand(s, {
    pose: 'flat',
    at: [500, 442],
    turn: -5,
    scale: 1.62,
    skin: SKINS.fair,
    sleeve: '#5A5F94',
    arm: 360,
  })
  s.fill(
    ellipse(500, 440, 54, 30),
    s.picture.radial([
      [0, '#D9332A', 0.45],
      [0.6, '#E0504A', 0.25],
      [1, '#E8806A', 0],
    ]),
  )
  const film = 'M372 396Q440 360 560 374Q590 440 570 510Q470 520 372 490Q352 440 372 396Z'
  s.fill(
    film,
    s.picture.linear([
      [0, '#F3FAFF', 0.42],
      [0.5, '#BFE0F2', 0.16],
      [1, '#F3FAFF', 0.36],
    ]),
  )
  s.stroke(film, '#E8F6FF', 3, 0.8)
  s.stroke('M400 402Q430 440 408 486M452 382Q486 440 462 508M520 378Q548 440 530 510', '#FFFFFF', 4, 0.55)
  s.shadow([310, 532], 46, 9, 0.6)
  s.stroke(ellipse(306, 514, 26, 17), '#8A5A2E', 12)
  s.stroke(ellipse(306, 512, 26, 17), '#F0C25A', 7)
  s.form(
    polygon([
      [292, 494],
      [306, 478],
      [320, 494],
      [306, 504],
    ]),
    '#8FC8E6',
    { rim: 2, depth: 0.4 },
  )
  return s
}

function roll(s: Spot): void {
  s.shadow([640, 372], 130, 14, 0.6)
  s.form(rounded(530, 316, 210, 54, 26), '#BFD6E6', { from: 'top', depth: 0.5, rim: 4 })
  s.form(ellipse(732, 343, 16, 27), '#8A6A54', { rim: 2 })
  s.fill(ellipse(732, 343, 8, 15), '#3A2A48')
  s.stroke('M550 330H706', '#FFFFFF', 5, 0.7)
}

/** First the power off, then the call, the phone on loud. */
export function powerOffAndCall(): Spot {
  const s = new Spot(flameOf([110, 500], 165), 740)
  wall(s, '#345080')
  floor(s, 500)
  s.pool([120, 506], 320, 26, 0.6)
  s.fill(rounded(262, 82, 270, 380, 18), '#071630', 0.4)
  s.form(rounded(246, 66, 270, 380, 18), '#6D7CA4', { rim: 5, depth: 0.6 })
  s.form(
    polygon([
      [381, 92],
      [446, 204],
      [316, 204],
    ]),
    '#E8B84A',
    { rim: 3, depth: 0.4 },
  )
  s.fill('M392 112L358 162H380L368 196L406 148H384Z', '#2A2444')
  s.fill(rounded(352, 232, 58, 190, 20), '#14204A')
  s.stroke('M381 262V410', '#2F3D6E', 8)
  s.form(rounded(318, 368, 126, 46, 20), '#C2412F', { rim: 4, depth: 0.6 })
  s.fill(ellipse(470, 252, 12, 12), '#2A365F')
  hand(s, {
    pose: 'grip',
    at: [298, 396],
    turn: 58,
    scale: 1,
    flip: -1,
    skin: SKINS.deep,
    sleeve: '#2F6A66',
    arm: 560,
  })
  phone(s, {
    at: [700, 282],
    height: 350,
    turn: 6,
    screen: (w, h) => {
      s.fill(ellipse(w / 2, h * 0.28, 52, 52), '#D9543C')
      s.fill(rect(w / 2 - 32, h * 0.28 - 10, 64, 20) + rect(w / 2 - 10, h * 0.28 - 32, 20, 64), '#FFFFFF')
      s.fill(`M${w * 0.28} ${h * 0.56}h22l26 -22v76l-26 -22h-22Z`, '#2B5E9C')
      s.stroke(`M${w * 0.62} ${h * 0.56}q10 16 0 32M${w * 0.71} ${h * 0.53}q18 26 0 52`, '#2B5E9C', 7)
      s.fill(ellipse(w / 2, h * 0.86, 24, 24), '#D9543C')
    },
  })
  hand(s, { pose: 'grip', at: [744, 410], turn: 46, scale: 1.1, skin: SKINS.deep, sleeve: '#2F6A66' })
  lantern(s, [110, 510], 165)
  return s
}

/** The box is here; a finger goes to its big button. */
export function fingerOnButton(): Spot {
  const foot = [108, 430] as const
  const s = new Spot(flameOf(foot, 180), 680)
  pier(s, 330, 170)
  lantern(s, foot, 180)
  s.placed([430, 396], -2, 2.1, () => defibrillator(s))
  s.within('stroke-linejoin="round"', () => {
    s.stroke('M700 404L600 392L528 394', mix(SKINS.brown, '#24183C', 0.5), 40)
    s.stroke('M700 398L600 386L526 388', mix(SKINS.brown, '#FFB45C', 0.16), 34)
    s.stroke('M690 388L600 378L536 380', mix(SKINS.brown, '#FFE2B8', 0.5), 10, 0.55)
    s.fill(rounded(512, 378, 18, 20, 8), mix(SKINS.brown, '#FFE8D8', 0.6))
  })
  hand(s, {
    pose: 'grip',
    at: [672, 412],
    turn: 6,
    scale: 1.3,
    skin: SKINS.brown,
    sleeve: '#C4583C',
    arm: 340,
  })
  return s
}

/** A fish on the quay, its mouth wide open; a watch counts ten seconds. */
export function fishOnQuay(): Spot {
  const foot = [116, 442] as const
  const s = new Spot(flameOf(foot, 180), 680)
  pier(s, 336, 180)
  lantern(s, foot, 180)
  s.shadow([520, 510], 260, 24, 0.7)
  s.placed([530, 432], 4, 1.5, () => {
    s.form('M118 -4L196 -62Q182 0 198 56Z', '#6F86AC', { from: 'top', depth: 0.6, rim: 3 })
    s.form('M-30 -50Q20 -96 74 -66L60 -40Z', '#6F86AC', { from: 'top', depth: 0.5, rim: 3 })
    const body = 'M-150 -26Q-80 -66 10 -58Q90 -48 136 -2Q90 52 4 56Q-80 60 -142 34L-112 6Z'
    s.form(body, '#A5BBCF', { from: 'top', depth: 0.6, rim: 5 })
    s.inside(body, () => s.fill('M-150 24Q-40 40 136 4V80H-150Z', '#F3F0EA', 0.5))
    s.fill('M-150 -26L-112 6L-142 34Q-128 4 -150 -26Z', '#7A2E3C')
    s.stroke('M-58 -52q24 50 0 104', '#5A7096', 5, 0.7)
    s.form('M-34 10q44 -4 58 26q-40 14 -58 -26Z', '#7F95BC', { from: 'top', rim: 2 })
    s.fill(ellipse(-92, -22, 15, 15), '#FFF6E8')
    s.fill(ellipse(-94, -23, 8, 8.6), '#1B1A30')
    s.fill(ellipse(-97, -26, 3, 3), '#FFFFFF')
    for (const [x, y] of [
      [-10, -30],
      [26, -24],
      [60, -14],
      [8, -4],
      [46, 6],
    ] as const)
      s.stroke(`M${x} ${y - 9}q12 9 0 18`, '#6F86AC', 3, 0.7)
  })
  for (const k of [0, 1, 2])
    s.stroke(`M${284 - k * 26} ${410 - k * 8}q${-14} 26 0 ${52 + k * 14}`, '#DCEEF8', 6, 0.7 - k * 0.18)
  s.placed([804, 288], 0, 0.9, () => watch(s, [0, 0]))
  return s
}
