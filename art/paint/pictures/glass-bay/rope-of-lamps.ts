import { ellipse, rect } from '../../lib/path.ts'
import { bubbles, deep } from '../studio/deep.ts'
import { SKINS } from '../studio/hand.ts'
import { lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

const SUIT = '#C4583C'

/** A rope to the boat, a lamp at every rest, and a diver who comes up in time. */
export function ropeOfLamps(): Spot {
  const s = new Spot([560, 330], 620, 'right')
  deep(s, 6)
  s.form('M-10 540Q180 500 420 530T980 512V620H-10Z', '#2F7A80', { from: 'top', depth: 0.7, warmth: 0.4 })
  boat(s)
  const rope = 'M566 96Q556 320 574 560'
  s.stroke(rope, '#3A3A4C', 12, 0.6)
  s.stroke(rope, '#D9B27A', 7)
  for (const [x, y, h] of [
    [604, 236, 74],
    [604, 376, 92],
    [612, 528, 112],
  ] as const) {
    s.stroke(`M560 ${y - h * 1.12}H${x + 4}`, '#8A6248', 8)
    lantern(s, [x, y], h, { shadow: false, halo: 2.6 })
  }
  bubbles(s, [404, 236], 7, 7)
  bubbles(s, [790, 500], 9, 4)
  diver(s)
  return s
}

/** Her hull from below, and the ladder. */
function boat(s: Spot): void {
  s.form('M360 -10H800Q780 92 600 104Q420 92 360 -10Z', '#7A5148', { from: 'top', depth: 0.7, warmth: 0.6 })
  s.stroke('M372 18Q600 78 788 18M392 46Q600 104 770 46', '#3A2A40', 4, 0.5)
  s.form(rect(586, 84, 20, 34), '#54424E', { depth: 0.6 })
  s.stroke('M410 0V150M458 0V150M410 84H458M410 116H458M410 146H458', '#D9B27A', 6)
}

function diver(s: Spot): void {
  s.form(limb([392, 396, 30], [366, 462, 26], [330, 522, 18]), '#7A3440', { depth: 0.55 })
  s.form(limb([424, 398, 32], [436, 470, 27], [418, 538, 19]), '#8E3F42', { depth: 0.55 })
  s.form('M310 512L340 530Q328 562 290 580Q284 540 310 512Z', '#2F4A7C', { depth: 0.5 })
  s.form('M402 528H436Q446 566 424 596Q396 570 402 528Z', '#35528A', { depth: 0.5 })
  s.form('M330 304Q318 360 338 396H366V300Z', '#D2A44A', { depth: 0.6, rim: 3 })
  s.form('M362 302Q410 276 452 300Q472 350 456 412Q410 428 366 410Q346 350 362 302Z', SUIT, {
    depth: 0.6,
    rim: 4,
  })
  s.stroke('M362 380Q410 396 460 380', '#3A2A40', 10, 0.7)
  sleeve(s, [448, 320], [508, 318], [548, 252], { width: 42, coat: SUIT, skin: SKINS.tan, thumb: 1 })
  s.form('M356 300Q404 268 456 300Q450 322 406 324Q362 322 356 300Z', '#C99A62', { depth: 0.6 })
  s.form(ellipse(410, 244, 58, 58), '#D9A866', { depth: 0.65, rim: 5 })
  s.form(ellipse(424, 246, 38, 38), '#8A5A3E', { depth: 0.5, rim: 0 })
  s.fill(
    ellipse(424, 246, 30, 30),
    s.picture.linear(
      [
        [0, '#CDF5E4'],
        [1, '#2F7A8E'],
      ],
      [0, 0],
      [0.6, 1],
    ),
  )
  s.stroke('M394 246H454M424 216V276', '#B98058', 5)
  s.stroke('M404 232q6 -12 18 -14', '#FFFFFF', 4, 0.7)
  sleeve(s, [384, 330], [442, 384], [544, 362], { width: 44, coat: SUIT, skin: SKINS.tan, thumb: -1 })
}
