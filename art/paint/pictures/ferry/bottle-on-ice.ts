import { ellipse, rect } from '../../lib/path.ts'
import { dusk } from '../studio/dusk.ts'
import { Spot } from '../studio/spot.ts'

/** It has come a long way. */
export function bottleOnIce(): Spot {
  const s = new Spot([180, 210], 760)
  dusk(s, { horizon: 186, sun: 170, seed: 31 })
  s.form('M60 470Q220 398 480 404T900 462Q860 540 520 548T60 470Z', '#C6D6EA', { from: 'top', depth: 0.5 })
  s.fill('M60 470Q240 540 520 548T900 462L894 492Q820 560 510 574T72 494Z', '#3A5C92', 0.9)
  s.form('M-20 560Q60 520 180 540T250 600V620H-20Z', '#9DB4D8', { from: 'top', depth: 0.6 })
  s.form('M760 580Q840 548 970 560V620H740Z', '#8FA9D0', { from: 'top', depth: 0.6 })
  s.shadow([500, 470], 280, 26, 0.6)
  s.placed([484, 392], -9, 1.1, () => bottle(s))
  s.form('M300 486Q340 452 420 462Q480 470 470 496Q380 512 300 486Z', '#E6EEF6', { from: 'top', depth: 0.4 })
  return s
}

function bottle(s: Spot): void {
  const body = 'M-232 -74Q-252 0 -232 74H70Q128 70 152 34H236V-34H152Q128 -70 70 -74Z'
  s.fill(
    body,
    s.picture.linear(
      [
        [0, '#A9E0C4', 0.95],
        [0.4, '#4F9A84', 0.92],
        [1, '#17504F', 0.96],
      ],
      [0, 0],
      [0.12, 1],
    ),
  )
  s.inside(body, () => {
    s.form('M-190 -40H44Q60 0 44 40H-190Q-206 0 -190 -40Z', '#EBD9B4', { depth: 0.5 })
    s.form(ellipse(48, 0, 15, 40), '#D9C29A', { depth: 0.5 })
    s.stroke('M48 -24q12 24 0 46q-10 -20 0 -36', '#8A6A54', 4)
    s.form(rect(-92, -43, 26, 86), '#C2412F', { depth: 0.5 })
    s.fill(body, '#2F7A6A', 0.24)
  })
  s.fill('M-214 -58Q-80 -70 66 -60Q110 -56 136 -30Q90 -44 60 -44Q-80 -52 -216 -40Z', '#F4FFFA', 0.7)
  s.fill('M-222 50Q-60 66 80 56Q120 50 140 32Q120 62 70 66H-222Z', '#BFF0DA', 0.4)
  s.form(rect(224, -42, 20, 84), '#8FCDB2', { depth: 0.5 })
  s.form('M244 -32H300Q308 0 300 32H244Z', '#B98558', { depth: 0.6 })
  s.stroke(
    'M176 -36Q186 0 176 36M184 -36Q194 0 184 36M192 -36Q202 0 192 36M200 -36Q210 0 200 36',
    '#C2412F',
    5,
  )
  s.stroke('M196 34Q220 70 190 96Q176 110 196 126', '#C2412F', 4)
  s.glow([-150, -62], 70, 0.9)
}
