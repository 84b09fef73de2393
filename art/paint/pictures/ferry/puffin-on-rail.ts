import { rect } from '../../lib/path.ts'
import { AT_REST } from '../../puffin/pose.ts'
import { puffin } from '../../puffin/puffin.ts'
import { isletAfar } from './islet-afar.ts'
import { dusk } from '../studio/dusk.ts'
import { Spot } from '../studio/spot.ts'

/** The keeper of the lights, on the railing. */
export function puffinOnRail(): Spot {
  const s = new Spot([330, 330], 560)
  dusk(s, { horizon: 300, sun: 60, moon: [840, 90], seed: 21 })
  isletAfar(s, [170, 340], 0.9, true)
  isletAfar(s, [800, 326], 0.7, false)
  s.form('M-10 512H970V548H-10Z', '#7A5148', { from: 'top', depth: 0.6 })
  s.fill('M-10 516Q120 496 260 508T560 502T970 512V522Q700 530 520 524T-10 526Z', '#DCE5F1')
  for (const x of [60, 330, 610, 880]) s.form(rect(x, 540, 34, 80), '#5A3E46', { depth: 0.6 })
  s.pool([400, 522], 250, 22, 0.55)
  s.within('transform="translate(246 18) scale(.9)"', () =>
    puffin(s, { ...AT_REST, look: [3, 1], lift: 3, swing: 3 }),
  )
  return s
}
