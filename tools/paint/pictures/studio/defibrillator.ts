import { ellipse } from '../../lib/path.ts'
import { rounded } from './devices.ts'
import type { Spot } from './spot.ts'

/** A heart with a flash through it, 100 wide. Draw it inside `placed`. */
export function heartAndFlash(s: Spot, heart: string, flash: string): void {
  s.fill('M0 46Q-52 8 -50 -20Q-46 -46 -22 -46Q-6 -46 0 -28Q6 -46 22 -46Q46 -46 50 -20Q52 8 0 46Z', heart)
  s.fill('M10 -38L-20 4H-3L-10 34L22 -10H4Z', flash)
}

/** The portable device: a bright case with one big button. Draw it inside `placed`: its middle at 0,0. */
export function defibrillator(s: Spot): void {
  s.shadow([0, 62], 104, 18)
  s.stroke('M-38 -50Q-36 -78 0 -78Q36 -78 38 -50', '#3A3F66', 13)
  s.form(rounded(-84, -56, 168, 118, 22), '#F0A63C', { depth: 0.5, rim: 4 })
  s.form(rounded(-70, -44, 140, 92, 14), '#EFE9DE', { depth: 0.3, rim: 0 })
  s.placed([-30, 2], 0, 0.62, () => heartAndFlash(s, '#2F8A6C', '#FFFFFF'))
  s.fill(ellipse(36, 2, 25, 25), '#2A2F55', 0.4)
  s.form(ellipse(36, 0, 23, 23), '#E8532F', { rim: 0, depth: 0.4 })
  s.glow([36, 0], 42, 0.4, '#FF8A4A')
}
