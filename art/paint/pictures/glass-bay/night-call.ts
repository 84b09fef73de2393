import { ellipse, line, rect, type Point } from '../../lib/path.ts'
import { mug, phone } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { head, torso } from '../studio/person.ts'
import { plaster, seaWindow, table } from '../studio/room.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

/** Twenty to twelve, somebody else's phone, and the call that cannot wait. */
export function nightCall(): Spot {
  const foot = [250, 486] as const
  const s = new Spot(flameOf(foot, 160), 660)
  plaster(s, '#33507E')
  seaWindow(s, { box: [96, 84, 190, 190], columns: 2, rows: 2, sun: -0.5, moon: [236, 128], seed: 12 })
  clock(s, [432, 166], 76)
  caller(s)
  table(s, 448, 560)
  lantern(s, foot, 160)
  mug(s, [446, 514], 62)
  s.stroke('M-10 536Q70 486 96 516T158 528', '#101C3C', 10, 0.35)
  s.stroke('M-10 530Q70 480 96 510T150 520', '#D5DCE8', 7)
  s.placed([160, 521], 8, 1, () => {
    s.form(rect(-12, -9, 28, 18), '#E9EEF4', { depth: 0.5, rim: 2 })
    s.fill(rect(16, -5, 13, 10), '#8A97B0')
  })
  return s
}

function clock(s: Spot, [x, y]: Point, k: number): void {
  s.shadow([x + 8, y + 12], k * 1.2, k * 1.2, 0.5)
  s.form(ellipse(x, y, k, k), '#8A5A48', { depth: 0.6, rim: 5 })
  s.form(ellipse(x, y, k * 0.84, k * 0.84), '#EADCC6', { depth: 0.4, rim: 0 })
  const on = (turn: number, out: number): Point => {
    const a = ((turn - 90) * Math.PI) / 180
    return [x + Math.cos(a) * k * out, y + Math.sin(a) * k * out]
  }
  let ticks = ''
  for (let a = 0; a < 360; a += 30) ticks += line([on(a, 0.74), on(a, 0.64)])
  s.stroke(ticks, '#3A3A5C', 4)
  s.stroke(line([[x, y], on(350, 0.42)]), '#2A2C50', 8)
  s.stroke(line([[x, y], on(240, 0.64)]), '#2A2C50', 5)
  s.form(ellipse(x, y, 7, 7), '#C4583C', { rim: 0 })
}

function caller(s: Spot): void {
  torso(s, [702, 316], 220, 260, '#54508A', '#D9A860')
  head(s, {
    at: [696, 212],
    size: 80,
    hair: 'short',
    colour: '#3A2530',
    look: 'left',
    skin: SKINS.tan,
    lean: 6,
    mouth: 'low',
  })
  phone(s, { at: [772, 214], height: 132, turn: 14 })
  sleeve(s, [796, 378], [862, 420], [808, 286], {
    width: 54,
    coat: '#54508A',
    skin: SKINS.tan,
    thumb: -1,
    bend: -6,
  })
  sleeve(s, [618, 384], [586, 480], [676, 478], { width: 54, coat: '#54508A', skin: SKINS.tan, thumb: -1 })
}
