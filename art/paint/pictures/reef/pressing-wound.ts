import { mix } from '../../lib/colour.ts'
import { rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const GLOVE = '#6FA9C4'

/** Gloves on, a folded dressing, firm pressure; the box stands open. */
export function pressingWound(): Spot {
  const foot = [92, 372] as const
  const s = new Spot(flameOf(foot, 190), 680)
  wall(s)
  table(s, 322, 566)
  lantern(s, foot, 190)
  box(s)
  forearm(s)
  dressing(s)
  return s
}

function box(s: Spot): void {
  s.shadow([276, 400], 150, 20)
  s.form('M170 262L186 128H376L392 262Z', '#4E9880', { depth: 0.6, rim: 4 })
  s.fill('M188 252L200 142H362L374 252Z', '#14304C', 0.45)
  s.form(rounded(214, 158, 52, 74, 9), '#E9E2D6', { depth: 0.4, rim: 2 })
  s.form(rounded(278, 150, 30, 88, 9), '#D9B48C', { depth: 0.4, rim: 2 })
  s.form(rounded(320, 166, 38, 66, 9), '#E9E2D6', { depth: 0.4, rim: 2 })
  s.form('M176 262Q206 222 240 258Q262 224 296 258Q322 230 386 262Z', '#F0EADF', { depth: 0.4, rim: 3 })
  s.form(rounded(164, 256, 232, 142, 10), '#3F8A70', { depth: 0.6, rim: 4 })
  s.fill(rect(164, 268, 232, 7), '#14304C', 0.4)
  s.fill(rect(268, 288, 24, 88) + rect(236, 320, 88, 24), '#F3EEE6')
}

function forearm(s: Spot): void {
  s.shadow([610, 520], 380, 24, 0.55)
  hand(s, {
    pose: 'flat',
    at: [318, 480],
    skin: SKINS.tan,
    scale: 1.12,
    sleeve: SKINS.tan,
    cuff: SKINS.tan,
    arm: 60,
    turn: -2,
  })
  s.form(limb([372, 479, 38], [430, 475, 48], [500, 470, 52], [640, 460, 60], [800, 450, 68]), SKINS.tan, {
    from: 'top',
    depth: 0.5,
    rim: 4,
  })
  s.form(limb([764, 456, 76], [870, 446, 86], [1010, 436, 92]), '#5A5F94', {
    from: 'top',
    depth: 0.6,
    rim: 4,
  })
  s.form(rounded(744, 372, 44, 166, 20), '#7C80B4', { from: 'top', depth: 0.5 })
}

function dressing(s: Spot): void {
  s.placed([560, 446], -3, 1, () => {
    s.fill(rounded(-106, -50, 220, 112, 16), '#5A2038', 0.4)
    s.form(rounded(-108, -58, 216, 112, 16), '#D5DBE4', { from: 'top', depth: 0.3, rim: 0 })
    s.form(rounded(-108, -66, 216, 104, 16), '#F4F3EF', { from: 'top', depth: 0.24, rim: 4 })
    s.stroke('M-92 42H92', '#8FA3C0', 3, 0.6)
  })
  s.shadow([560, 424], 110, 44, 0.4)
  hand(s, {
    pose: 'flat',
    at: [572, 424],
    turn: 56,
    flip: -1,
    scale: 1.02,
    skin: GLOVE,
    cuff: mix(GLOVE, '#F3F7FA', 0.2),
    sleeve: '#C4583C',
    arm: 560,
  })
  hand(s, {
    pose: 'flat',
    at: [552, 412],
    turn: -52,
    scale: 1.06,
    skin: GLOVE,
    cuff: mix(GLOVE, '#F3F7FA', 0.3),
    sleeve: '#C4583C',
    arm: 560,
  })
}
