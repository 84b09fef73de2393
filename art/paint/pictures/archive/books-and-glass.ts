import { rect } from '../../lib/path.ts'
import { clockParrot } from '../../scenes/parts/clock-parrot.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { magnifier } from '../studio/magnifier.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

/** Look it up before you believe the bird. */
export function booksAndGlass(): Spot {
  const foot = [150, 478] as const
  const s = new Spot(flameOf(foot, 220), 640)
  vault(s, [-60, 300, 660, 1010], 440)
  table(s, 440, 560)
  lantern(s, foot, 220)
  books(s)
  bird(s)
  return s
}

function books(s: Spot): void {
  s.shadow([452, 500], 250, 24)
  const stack: readonly (readonly [number, number, number, number, string])[] = [
    [262, 436, 396, 62, '#8E3F42'],
    [292, 384, 372, 52, '#3B6C74'],
    [272, 330, 380, 54, '#B0803E'],
  ]
  for (const [x, y, w, h, own] of stack) {
    s.form(rounded(x, y, w, h, 9), own, { depth: 0.62, rim: 3 })
    s.form(rounded(x + 34, y + 8, w - 30, h - 16, 5), '#DCCDB8', { depth: 0.5, rim: 0 })
    for (let i = 1; i < 4; i++)
      s.stroke(`M${x + 40} ${y + 6 + (i * (h - 12)) / 4}H${x + w + 2}`, '#8A7A86', 1.6, 0.5)
    s.fill(rect(x + 6, y + 4, 5, h - 8) + rect(x + 22, y + 4, 5, h - 8), '#F0CF8E', 0.8)
  }
  s.fill('M268 332H650L640 344H276Z', '#0A1B3C', 0.4)
  const cover = 'M228 318L300 196H610L684 318Q570 336 456 326Q342 336 228 318Z'
  s.form(cover, '#6A3A48', { depth: 0.5 })
  const left = 'M456 318Q350 292 240 310L308 192Q386 178 456 204Z'
  const right = 'M456 318Q562 292 672 310L602 192Q526 178 456 204Z'
  s.form(left, '#F0E2CC', { depth: 0.26, rim: 3 })
  s.form(right, '#E0D0BC', { depth: 0.42, rim: 2 })
  for (let i = 0; i < 5; i++) {
    const y = 214 + i * 18
    s.stroke(`M${312 - i * 9} ${y}Q380 ${y - 12} 440 ${y + 6}`, '#5B5F8C', 4.5, 0.5)
    s.stroke(`M474 ${y + 6}Q530 ${y - 12} ${(i === 3 ? 540 : 598) + i * 8} ${y}`, '#5B5F8C', 4.5, 0.5)
  }
  s.fill('M444 202Q456 208 468 202L466 316Q456 320 446 316Z', '#6A4A5A', 0.4)
  s.within('transform="translate(506 244) scale(1 .74) rotate(-58)"', () => magnifier(s, 60))
}

function bird(s: Spot): void {
  s.shadow([786, 492], 80, 13)
  s.form(rect(780, 330, 14, 150), '#C99A62', { depth: 0.6 })
  s.form('M730 492Q730 474 786 468Q842 474 842 492Z', '#A9784E', { depth: 0.6 })
  s.form(rounded(716, 316, 142, 13, 6), '#C99A62', { depth: 0.6 })
  s.placed([784, 320], 0, 1.02, () => clockParrot(s, [0, 0]))
  s.glow([750, 230], 190, 0.22)
}
