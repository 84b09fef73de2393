import { ellipse, r } from '../../lib/path.ts'
import { bubbles, deep } from '../studio/deep.ts'
import { rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { Spot } from '../studio/spot.ts'

/** What a diver cannot say below, is marked on a slate: how it is, on a row of discs and with stars. */
export function diversSlate(): Spot {
  const foot = [148, 492] as const
  const s = new Spot(flameOf(foot, 200), 760)
  deep(s, 11)
  s.form('M-10 496Q170 462 360 486T980 470V620H-10Z', '#2F7A80', { from: 'top', depth: 0.7 })
  lantern(s, foot, 200)
  bubbles(s, [262, 420], 6, 3)
  bubbles(s, [868, 300], 9, 8)
  s.stroke('M446 -10Q456 30 451 66', '#3A3A4C', 11, 0.6)
  s.stroke('M446 -10Q456 30 451 66', '#D9B27A', 7)
  s.placed([490, 312], -5, 1.06, () => slate(s))
  hand(s, {
    pose: 'pinch',
    at: [642, 404],
    turn: 30,
    scale: 1.02,
    skin: SKINS.brown,
    sleeve: '#C4583C',
    arm: 440,
  })
  s.placed([642, 404], 52, 1, () => pencil(s))
  return s
}

/** A pale board in a wooden frame. */
function slate(s: Spot): void {
  s.fill(rounded(-232, -176, 488, 404, 26), '#071630', 0.42)
  s.stroke('M-70 -192L-16 -236L40 -192', '#D9B27A', 7)
  s.form(rounded(-244, -196, 488, 400, 26), '#9A6A48', { depth: 0.65, rim: 6 })
  s.form(rounded(-212, -164, 424, 336, 14), '#E9EFE4', { depth: 0.34, rim: 0 })
  discs(s)
  for (let i = 0; i < 5; i++) star(s, -144 + i * 72, 18, i < 3)
  s.stroke(
    'M-164 96q12 -22 20 -2t18 -2t16 0t20 -6t18 6t18 -2t22 -4t16 6M-164 136q10 -20 20 -2t18 0t20 -6t14 6t16 -2',
    '#2A3A6E',
    5,
    0.85,
  )
  for (const [x, y] of [
    [-228, -180],
    [228, -180],
    [-228, 188],
    [228, 188],
  ] as const)
    s.form(ellipse(x, y, 8, 8), '#E8BE84', { rim: 2, depth: 0.6 })
}

/** From red by orange to green; the fifth was chosen. */
function discs(s: Spot): void {
  const colours = ['#CF4A34', '#CF4A34', '#E0952F', '#E0952F', '#2F8A6C', '#2F8A6C']
  for (const [index, colour] of colours.entries()) {
    const x = -150 + index * 60
    if (index === 4) s.fill(ellipse(x, -92, 23, 23), colour)
    s.stroke(ellipse(x, -92, 21, 21), colour, 6)
  }
  s.stroke('M79 -93l9 10l16 -20', '#F4F8F0', 6)
}

function star(s: Spot, x: number, y: number, isLit: boolean): void {
  let d = ''
  for (let i = 0; i < 10; i++) {
    const a = ((i * 36 - 90) * Math.PI) / 180
    const k = i % 2 === 0 ? 29 : 12.5
    d += `${i === 0 ? 'M' : 'L'}${r(x + Math.cos(a) * k)} ${r(y + Math.sin(a) * k)}`
  }
  if (isLit) s.fill(`${d}Z`, '#F2B544')
  s.stroke(`${d}Z`, '#2A3A6E', 5, isLit ? 1 : 0.55)
}

/** Its tip to the left of where it is held. */
function pencil(s: Spot): void {
  s.form('M-44 -8H96V8H-44Z', '#E0A63F', { from: 'top', depth: 0.5, rim: 2 })
  s.form('M-44 -8L-72 0L-44 8Z', '#E9D8C2', { rim: 0 })
  s.fill('M-62 -3L-72 0L-62 3Z', '#2A2C50')
  s.form(rounded(92, -9, 22, 18, 5), '#C4583C', { rim: 0 })
}
