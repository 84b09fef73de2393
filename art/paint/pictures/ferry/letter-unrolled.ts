import { ellipse, r } from '../../lib/path.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** What the keeper wrote, signed with a foot. */
export function letterUnrolled(): Spot {
  const foot = [130, 400] as const
  const s = new Spot(flameOf(foot, 220), 740)
  table(s, -10, 630)
  lantern(s, foot, 220)
  s.fill('M286 116L720 92L760 520L300 536Z', '#081733', 0.36)
  s.placed([510, 312], -3, 1, () => letter(s))
  s.placed([812, 372], 24, 1, () => feather(s))
  s.placed([834, 520], -8, 0.8, () => cork(s))
  return s
}

function letter(s: Spot): void {
  s.form('M-206 -200Q-60 -180 206 -204Q194 0 214 204Q40 188 -210 206Q-190 0 -206 -200Z', '#EFE0BC', {
    depth: 0.38,
  })
  s.form('M-216 -222Q0 -200 216 -226Q226 -196 210 -184Q0 -164 -212 -180Q-228 -200 -216 -222Z', '#D9C29A', {
    depth: 0.5,
  })
  s.form('M-220 190Q0 172 222 190Q232 216 214 226Q0 208 -214 226Q-230 210 -220 190Z', '#D9C29A', {
    depth: 0.5,
  })
  let lines = ''
  for (let i = 0; i < 8; i++) {
    const y = -142 + i * 29
    lines += `M-160 ${y}`
    const long = i === 3 || i === 7 ? 170 : 310
    for (let x = 0; x < long; x += 26) lines += `q6 ${-9 - (i % 2) * 3} 13 0t13 0`
  }
  s.stroke(lines, '#3A4470', 4, 0.75)
  s.fill(ellipse(108, -30, 34, 22), '#8FB3C4', 0.28)
  s.fill(ellipse(-120, 66, 20, 14), '#8FB3C4', 0.26)
  const toe = (turn: number): string => {
    const a = (turn * Math.PI) / 180
    const [cx, cy] = [Math.cos(a), Math.sin(a)]
    return `M120 168L${r(120 + cx * 62 - cy * 9)} ${r(168 + cy * 62 + cx * 9)}L${r(120 + cx * 74)} ${r(168 + cy * 74)}L${r(120 + cx * 62 + cy * 9)} ${r(168 + cy * 62 - cx * 9)}Z`
  }
  s.fill('M120 168L76 112Q98 120 118 96Q140 118 162 108Z', '#C2412F', 0.75)
  s.fill([-128, -92, -54].map(toe).join(''), '#A8352C', 0.9)
}

function feather(s: Spot): void {
  s.fill('M6 132Q-46 40 -14 -140Q40 -60 34 30Q28 90 12 132Z', '#081733', 0.3)
  s.form('M0 120Q-52 30 -20 -150Q36 -70 28 20Q22 80 6 120Z', '#DCE3EE', { depth: 0.6 })
  s.form('M-20 -150Q-44 -70 -34 -20L24 -30Q22 -90 -20 -150Z', '#26365F', { depth: 0.5 })
  s.stroke('M-18 -136Q6 0 4 170', '#F3EBDD', 4)
  s.stroke('M2 30L-24 4M4 60L-18 38M4 10L24 -14M5 44L26 22', '#5A6A94', 3, 0.6)
}

function cork(s: Spot): void {
  s.shadow([6, 34], 66, 18, 0.6)
  s.form('M-50 -26Q-58 4 -50 34H44Q54 4 44 -26Z', '#B98558', { depth: 0.6, rim: 4 })
  s.form(ellipse(46, 4, 13, 30), '#D9AE78', { depth: 0.5 })
  s.stroke('M-30 -26q8 30 0 60M-16 -26q8 30 0 60M-2 -26q8 30 0 60', '#C2412F', 5)
}
