import { ellipse, type Point } from '../../lib/path.ts'
import { rounded } from './devices.ts'
import type { Spot } from './spot.ts'

/** A heart with a flash through it, 100 wide. Draw it inside `placed`. */
function heartAndFlash(s: Spot, heart: string, flash: string): void {
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

/** The green sign that leads to it, 140 wide. Draw it inside `placed`: its middle at 0,0. */
export function heartSign(s: Spot): void {
  s.fill(rounded(-65, -39, 138, 92, 12), '#071630', 0.4)
  s.form(rounded(-70, -47, 140, 94, 12), '#2F9A70', { depth: 0.3, rim: 3, warmth: 0.2 })
  s.stroke(rounded(-62, -39, 124, 78, 8), '#F3F7FA', 3, 0.8)
  s.placed([0, 1], 0, 0.68, () => heartAndFlash(s, '#F7F8F6', '#2F9A70'))
}

/** What is stuck on the chest, 86 wide. @param at its middle. */
export function pad(s: Spot, [x, y]: Point, turn: number): void {
  s.placed([x, y], turn, 1, () => {
    s.fill(rounded(-41, -20, 86, 46, 15), '#3A2038', 0.3)
    s.form(rounded(-43, -25, 86, 47, 15), '#F1F2F0', { from: 'top', depth: 0.2, rim: 0, warmth: 0 })
    s.fill(rounded(-31, -16, 62, 29, 9), '#9FC0D4', 0.75)
    s.fill(ellipse(0, -1.5, 8, 7), '#F2703F')
  })
}
