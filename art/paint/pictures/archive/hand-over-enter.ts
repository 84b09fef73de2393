import { rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { table } from '../studio/room.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

/** A hand stops above the Enter key; three small lanterns, one for every question. */
export function handOverEnter(): Spot {
  const s = new Spot(flameOf([250, 286], 120), 720)
  vault(s)
  table(s, 270, 560)
  for (const [x, h] of [
    [150, 104],
    [280, 120],
    [410, 104],
  ] as const)
    lantern(s, [x, 300], h, { halo: 1.8 })
  keyboard(s)
  s.shadow([736, 452], 96, 42, 0.5)
  sleeve(s, [1040, 70], [946, 186], [826, 306], {
    width: 84,
    coat: '#3F7478',
    skin: SKINS.brown,
    thumb: 1,
    bend: 4,
    size: 1.1,
  })
  return s
}

function keyboard(s: Spot): void {
  s.shadow([450, 548], 460, 30, 0.6)
  s.form('M60 350H800L880 540H-20Z', '#46557F', { from: 'top', depth: 0.5, rim: 4 })
  for (const [row, y] of [366, 422, 480].entries()) {
    const [left, wide, high] = [74 - row * 26, 82 + row * 6, 42 + row * 3]
    for (let i = 0; i < 6; i++) key(s, left + i * (wide + 9), y, wide, high, '#6D7CA4')
  }
  const d = 'M650 366H782L842 528H656Z'
  s.fill('M648 374H786L848 538H652Z', '#101C3C', 0.5)
  s.form(d, '#E9A63F', { from: 'top', depth: 0.5, rim: 5 })
  s.glow([740, 450], 150, 0.3, '#FFD08A')
  s.stroke('M784 412L794 462H708', '#5A3A2A', 13)
  s.fill('M722 432V492L682 462Z', '#5A3A2A')
}

function key(s: Spot, x: number, y: number, wide: number, high: number, own: string): void {
  s.fill(rounded(x + 1, y + 5, wide, high, 9), '#101C3C', 0.5)
  s.form(rounded(x, y, wide, high, 9), own, { from: 'top', depth: 0.4, rim: 2 })
  s.fill(rect(x + wide * 0.2, y + high * 0.3, wide * 0.24, 5), '#DCE5F1', 0.45)
}
