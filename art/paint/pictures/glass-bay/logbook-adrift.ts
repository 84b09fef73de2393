import { ellipse, rect } from '../../lib/path.ts'
import { bubbles, deep } from '../studio/deep.ts'
import { Spot } from '../studio/spot.ts'

/** The only copy goes down. */
export function logbookAdrift(): Spot {
  const s = new Spot([210, 120], 620)
  deep(s, 8)
  s.glow([210, 40], 300, 0.4, '#F4FFDC')
  seabed(s)
  bubbles(s, [640, 430], 13, 9)
  bubbles(s, [330, 330], 7, 12)
  for (const [x, y, turn, scale] of [
    [228, 210, -28, 0.9],
    [742, 170, 22, 0.8],
    [806, 352, -14, 0.66],
    [160, 392, 16, 0.6],
  ] as const)
    s.placed([x, y], turn, scale, () => page(s))
  s.placed([486, 316], -13, 1.12, () => book(s))
  return s
}

function seabed(s: Spot): void {
  s.form('M-10 540Q160 500 340 526T700 520T980 500V620H-10Z', '#2F747C', { from: 'top', depth: 0.7 })
  s.within('opacity=".55"', () => {
    s.stroke(ellipse(780, 520, 96, 96), '#1A3F58', 20)
    for (let a = 0; a < 4; a++) {
      const [dx, dy] = [Math.cos((a * Math.PI) / 4) * 130, Math.sin((a * Math.PI) / 4) * 130]
      s.stroke(`M${780 - dx} ${520 - dy}L${780 + dx} ${520 + dy}`, '#1A3F58', 13)
    }
  })
  s.form('M600 560Q720 530 980 548V620H560Z', '#255F70', { from: 'top', depth: 0.7 })
}

function page(s: Spot): void {
  const d = 'M-58 -74Q0 -92 60 -70Q48 0 62 70Q0 54 -56 76Q-68 0 -58 -74Z'
  s.form(d, '#EBE6CF', { depth: 0.42 })
  let lines = ''
  for (let i = 0; i < 6; i++) lines += `M-40 ${-46 + i * 19}q40 -10 ${i % 3 === 2 ? 50 : 80} 0`
  s.stroke(lines, '#4A6A7E', 4, 0.55)
}

function book(s: Spot): void {
  s.form('M-214 -104Q-110 -150 0 -104Q110 -150 214 -104V128Q110 92 0 134Q-110 92 -214 128Z', '#7A3A3C', {
    depth: 0.6,
    rim: 4,
  })
  s.form('M-198 -114Q-96 -160 0 -106V120Q-100 74 -198 112Z', '#EFE6CC', { depth: 0.34 })
  s.form('M198 -114Q96 -160 0 -106V120Q100 74 198 112Z', '#DDD6C0', { depth: 0.5 })
  s.fill('M0 -106Q-18 -118 -34 -122V86Q-16 94 0 120Q16 94 34 86V-122Q18 -118 0 -106Z', '#5A4A4A', 0.22)
  let lines = ''
  for (let i = 0; i < 7; i++) {
    const y = -84 + i * 25
    lines += `M-176 ${y}Q-100 ${y - 30} -34 ${y - 4}`
    if (i < 4) lines += `M176 ${y}Q100 ${y - 30} 34 ${y - 4}`
  }
  s.stroke(lines, '#4A5A7A', 5, 0.5)
  s.fill(ellipse(108, 52, 40, 22), '#3F6A8A', 0.28)
  s.form('M150 -128l26 4V10l-14 -18l-14 14Z', '#D9A24A', { depth: 0.5, rim: 2 })
  s.fill(rect(-214, -104, 12, 232), '#5A2A34', 0.5)
}
