import { ellipse, r } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { porthole, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** Cool running water on the burn, at once and for long. */
export function tapOnBurn(): Spot {
  const foot = [124, 420] as const
  const s = new Spot(flameOf(foot, 200), 660)
  wall(s)
  porthole(s, [812, 168], 76, { horizon: 0.6, sun: 0.4, seed: 3 })
  table(s, 386, 560)
  lantern(s, foot, 200)
  s.placed([52, 0], 0, 1, () => sink(s))
  s.placed([1028, 0], 0, 1, () => tap(s), -1)
  s.placed([536, 0], 0, 1, () => {
    hand(s, {
      pose: 'flat',
      at: [14, 352],
      turn: -7,
      scale: 1.34,
      skin: SKINS.fair,
      sleeve: '#5A5F94',
      arm: 420,
    })
    s.placed([-492, 0], 0, 1, () => water(s))
    s.fill(
      ellipse(20, 356, 50, 26),
      s.picture.radial([
        [0, '#D9332A', 0.7],
        [0.55, '#E0504A', 0.4],
        [1, '#E8806A', 0],
      ]),
    )
  })
  s.placed([-640, 12], 0, 1, () => spilledMug(s))
  return s
}

function sink(s: Spot): void {
  s.form('M262 410H726L744 440H244Z', '#A9BDD6', { depth: 0.5, rim: 3 })
  s.fill('M282 416H706L716 436H272Z', '#14284E')
  s.form('M252 438H736L708 548Q704 560 690 560H298Q284 560 280 548Z', '#8CA6C8', { depth: 0.55, rim: 4 })
  s.fill('M252 438H736L733 450H255Z', '#E4ECF4', 0.6)
}

function tap(s: Spot): void {
  s.stroke('M612 414V188Q612 112 550 112Q490 112 490 188V214', '#1C2C54', 38)
  s.stroke('M610 414V188Q610 114 550 114Q492 114 492 188V214', '#7383AC', 31)
  s.stroke('M603 410V188Q601 124 550 123Q500 124 499 190V208', '#F6DDB4', 8, 0.85)
  s.form(rounded(466, 204, 50, 26, 7), '#B8924E', { depth: 0.6 })
  s.form(rounded(584, 392, 56, 26, 7), '#B8924E', { depth: 0.6 })
  s.form(rounded(622, 292, 56, 20, 8), '#B8924E', { depth: 0.6 })
  s.form(rounded(670, 268, 20, 68, 9), '#D2A862', { depth: 0.6 })
}

function water(s: Spot): void {
  const stream = s.picture.linear(
    [
      [0, '#DDF1FA', 0.95],
      [0.5, '#9CCFE8', 0.8],
      [1, '#CFEAF6', 0.9],
    ],
    [0, 0],
    [1, 0],
  )
  s.fill('M476 228H508Q504 290 510 336Q492 346 472 336Q480 290 476 228Z', stream)
  s.stroke('M485 234Q488 290 484 326M498 234Q496 280 500 322', '#FFFFFF', 2.5, 0.7)
  const sheet = s.picture.linear(
    [
      [0, '#D8F0FA', 0.85],
      [1, '#8FC8E6', 0.25],
    ],
    [0, 0],
    [0, 1],
  )
  s.fill(
    'M420 346Q440 326 492 330Q548 326 574 350Q584 372 566 392L560 432H548Q552 396 540 388Q500 376 456 386Q444 396 446 432H432Q430 390 418 380Q410 360 420 346Z',
    sheet,
    0.62,
  )
  s.fill('M466 382Q492 374 522 382L516 436H472Z', sheet, 0.8)
  let drops = ''
  for (const [x, y, k] of [
    [404, 330, 5],
    [420, 308, 4],
    [576, 318, 5],
    [590, 340, 4],
    [556, 300, 3.5],
    [446, 300, 3],
    [414, 404, 4],
    [580, 408, 5],
  ] as const)
    drops += ellipse(x, y, k * 0.8, k)
  s.fill(drops, '#D8F0FA', 0.9)
  s.fill(ellipse(494, 428, 96, 8), '#9CCFE8', 0.7)
}

function spilledMug(s: Spot): void {
  s.fill(
    'M700 500Q690 474 748 470Q796 462 830 480Q880 480 872 502Q840 520 780 514Q716 520 700 500Z',
    '#5A2E2C',
    0.75,
  )
  s.fill('M724 492Q760 478 800 486Q770 494 724 492Z', '#FFD9A0', 0.3)
  s.shadow([856, 502], 70, 11)
  s.placed([902, 500], -86, 1, () => {
    s.stroke('M28 -70Q62 -68 58 -42Q54 -22 26 -24', '#8A3E34', 11)
    s.form('M-36 -88L-32 -8Q0 8 32 -8L36 -88Z', '#C75B3E', { depth: 0.6, rim: 3 })
    s.fill(ellipse(0, -88, 36, 12), '#E9A088')
    s.fill(ellipse(0, -87, 31, 9), '#4A2A30')
  })
  const mist = s.picture.linear(
    [
      [0, '#F3F7FA', 0],
      [0.5, '#F3F7FA', 0.5],
      [1, '#F3F7FA', 0],
    ],
    [0, 0],
    [0, 1],
  )
  for (const x of [716, 752, 786]) s.stroke(`M${x} 478q-26 -34 0 -62t${r((x - 750) * 0.2)} -70`, mist, 10)
}
