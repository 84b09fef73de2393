import { ellipse } from '../../lib/path.ts'
import { longKey } from '../studio/big-key.ts'
import { phone, rounded } from '../studio/devices.ts'
import { hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { plaster, seaWindow, table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** Six digits, read out: each flies off the phone, and what they become is a key in a stranger's glove. */
export function codeGivenAway(): Spot {
  const foot = [110, 500] as const
  const s = new Spot(flameOf(foot, 170), 640)
  plaster(s, '#3A5C88')
  seaWindow(s, { box: [54, 60, 170, 150], sun: 0.5, seed: 61 })
  const dark = 'M600 0Q540 150 600 300T580 600H960V0Z'
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
  s.stroke('M600 0Q540 150 600 300T580 600', '#8FA6CE', 5, 0.5)
  table(s, 470, 580)
  s.inside(dark, () => s.fill(rounded(540, 464, 430, 140, 0), '#0A1738', 0.6))
  lantern(s, foot, 170)
  s.shadow([350, 508], 120, 18, 0.6)
  phone(s, { at: [340, 320], height: 350, turn: -5, screen: (w, h) => emptied(s, w, h) })
  flight(s)
  s.placed([690, 296], 172, 0.8, () => longKey(s))
  hand(s, {
    pose: 'grip',
    at: [730, 300],
    turn: -6,
    scale: 1.2,
    skin: '#2E2A50',
    sleeve: '#3A3566',
    arm: 360,
  })
  return s
}

/** Six fields, nothing in them any more. */
function emptied(s: Spot, w: number, h: number): void {
  const size = w * 0.22
  for (let i = 0; i < 6; i++) {
    const [x, y] = [w * 0.12 + (i % 3) * w * 0.27, h * 0.34 + Math.floor(i / 3) * h * 0.16]
    s.fill(rounded(x, y, size, size * 1.2, 6), '#FFFFFF', 0.85)
    s.stroke(rounded(x, y, size, size * 1.2, 6), '#4E8AC0', 3, 0.7)
  }
  s.fill(rounded(w * 0.2, h * 0.16, w * 0.6, h * 0.035, 5), '#3F5A8B', 0.6)
  s.fill(ellipse(w * 0.5, h * 0.84, w * 0.1, w * 0.1), '#C4483A')
}

/** The six on their way. */
function flight(s: Spot): void {
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const [x, y] = [430 + t * 176, 230 - Math.sin(t * Math.PI) * 70 + t * 56]
    s.placed([x, y], -14 + i * 9, 1 - t * 0.35, () => {
      s.fill(rounded(-17, -20, 40, 48, 8), '#081733', 0.35)
      s.form(rounded(-20, -24, 40, 48, 8), '#F2C060', { depth: 0.4, rim: 2 })
      s.fill(ellipse(0, 0, 7, 7), '#6A3A34')
    })
  }
}
