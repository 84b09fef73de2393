import { ellipse, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** What it may do is set by hand: read, draft, send. */
export function threeLevers(): Spot {
  const foot = [118, 560] as const
  const s = new Spot(flameOf(foot, 210), 680)
  wall(s, '#3A4A78')
  s.fill(rounded(236, 74, 640, 480, 30), '#081733', 0.4)
  s.form(rounded(222, 58, 640, 480, 28), '#A8764E', { depth: 0.62, rim: 5 })
  s.form(rounded(248, 84, 588, 428, 18), '#6A4A4E', { depth: 0.5, rim: 0 })
  for (const [x, y] of [
    [240, 76],
    [844, 76],
    [240, 520],
    [844, 520],
  ] as const)
    s.form(ellipse(x, y, 8, 8), '#F2CE94', { rim: 2 })
  slot(s, 360, 0.86, '#3F8A82', eye)
  slot(s, 542, 0.52, '#E9A63F', quill)
  slot(s, 724, 0.04, '#D9532C', plane)
  lantern(s, foot, 210)
  hand(s, {
    pose: 'grip',
    at: [372, 244],
    turn: 66,
    scale: 1.2,
    skin: SKINS.deep,
    sleeve: '#7A4458',
    arm: 420,
  })
  return s
}

/** @param up how far the lever is up, 0 to 1. */
function slot(s: Spot, x: number, up: number, own: string, sign: (s: Spot, x: number) => void): void {
  s.form(rounded(x - 62, 104, 124, 70, 12), '#E6D6BE', { depth: 0.4 })
  sign(s, x)
  s.fill(rounded(x - 15, 196, 30, 290, 15), '#1A1530')
  for (let i = 0; i < 9; i++) s.fill(rect(x + 26, 208 + i * 31, i % 4 ? 14 : 24, 4), '#F2CE94', 0.65)
  const y = 462 - up * 248
  s.shadow([x + 8, y + 14], 52, 24, 0.55)
  s.form(rounded(x - 56, y - 18, 112, 36, 18), own, { depth: 0.6, rim: 4 })
  if (up > 0.2) s.glow([x, 494], 34, 0.7, own)
  s.form(ellipse(x, 500, 10, 10), up > 0.2 ? '#FFE2A0' : '#4A3A4E', { rim: 2 })
}

function eye(s: Spot, x: number): void {
  s.fill(`M${x - 40} 139Q${x} 104 ${x + 40} 139Q${x} 174 ${x - 40} 139Z`, '#2B4C7E')
  s.fill(ellipse(x, 139, 14, 14), '#E6D6BE')
  s.fill(ellipse(x, 139, 7, 7), '#2B4C7E')
}

function quill(s: Spot, x: number): void {
  s.fill(`M${x - 34} 160Q${x - 10} 116 ${x + 36} 114Q${x + 26} 146 ${x - 18} 152Z`, '#2B4C7E')
  s.stroke(`M${x - 38} 164L${x + 10} 130`, '#E6D6BE', 3)
}

function plane(s: Spot, x: number): void {
  s.fill(`M${x - 38} 134L${x + 40} 112L${x + 6} 166L${x - 6} 146Z`, '#2B4C7E')
  s.stroke(`M${x - 6} 146L${x + 36} 114`, '#E6D6BE', 3)
}
