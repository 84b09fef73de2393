import { ellipse, rect } from '../../lib/path.ts'
import { phone, rounded } from '../studio/devices.ts'
import { dusk } from '../studio/dusk.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { head, torso } from '../studio/person.ts'
import { porthole, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** It stays on the ferry; its owner does not. */
export function phoneOnBench(): Spot {
  const hook = [150, 236] as const
  const s = new Spot(flameOf(hook, 130), 640)
  wall(s, '#3A4F7E')
  porthole(s, [388, 196], 78, { seed: 5 })
  doorway(s)
  s.stroke('M150 -10V96', '#2A2C50', 6)
  lantern(s, hook, 130, { shadow: false })
  bench(s)
  s.glow([330, 388], 190, 0.4, '#8FC4E8')
  phone(s, { at: [330, 386], height: 196, turn: -13, screen: (w, h) => ringing(s, w, h) })
  s.shadow([344, 486], 90, 12, 0.6)
  return s
}

function doorway(s: Spot): void {
  const opening = 'M612 600V132Q612 60 700 60H846Q920 60 920 132V600Z'
  s.fill('M596 600V128Q596 42 696 42H850Q936 42 936 128V600Z', '#5B4A63')
  s.inside(opening, () => {
    dusk(s, { horizon: 330, sun: 1200, box: [612, 60, 310, 540], seed: 7 })
    s.form('M660 600L742 404H800L900 600Z', '#7A5A54', { depth: 0.6, warmth: 0.3 })
    for (const y of [430, 466, 508, 556])
      s.stroke(`M${742 - (y - 404) * 0.42} ${y}H${800 + (y - 404) * 0.5}`, '#2A2C50', 4, 0.5)
    s.stroke('M652 560L738 372M892 560L806 372', '#3A3A5C', 6)
    for (const x of [754, 778]) s.form(rounded(x, 404, 19, 92, 8), '#26304F', { warmth: 0.2, rim: 0 })
    torso(s, [774, 330], 84, 104, '#8A4A5C')
    head(s, { at: [774, 290], size: 31, hair: 'cap', colour: '#C7584F', look: 'back', skin: SKINS.fair })
  })
  s.stroke('M612 600V132Q612 60 700 60H846Q920 60 920 132V600', '#F2CE94', 3, 0.4)
}

function bench(s: Spot): void {
  for (const y of [318, 366, 414]) s.form(rounded(-20, y, 566, 36, 8), '#8A5A48', { depth: 0.55 })
  s.form(rounded(-20, 476, 590, 40, 10), '#A06E52', { from: 'top', depth: 0.5 })
  s.fill(rect(-10, 516, 560, 22), '#0C1C3C', 0.5)
  for (const x of [40, 480]) s.form(rect(x, 514, 30, 100), '#4A3A4E', { depth: 0.6 })
}

/** A call nobody answers. */
function ringing(s: Spot, w: number, h: number): void {
  s.fill(rounded(0, 0, w, h, h * 0.06), '#2B4C7E', 0.9)
  s.fill(ellipse(w / 2, h * 0.34, w * 0.24, w * 0.24), '#F4E3C8')
  s.fill(
    ellipse(w / 2, h * 0.31, w * 0.085, w * 0.09) +
      `M${w * 0.35} ${h * 0.425}q${w * 0.15} ${-h * 0.1} ${w * 0.3} 0Z`,
    '#2B4C7E',
  )
  for (const k of [0.33, 0.42]) s.stroke(ellipse(w / 2, h * 0.34, w * k, w * k), '#FFD489', 2.5, 0.6)
  s.fill(ellipse(w * 0.28, h * 0.8, w * 0.12, w * 0.12), '#CF4A34')
  s.fill(ellipse(w * 0.72, h * 0.8, w * 0.12, w * 0.12), '#4FA37A')
}
