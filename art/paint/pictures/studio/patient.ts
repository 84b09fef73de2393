import { mix } from '../../lib/colour.ts'
import { ellipse } from '../../lib/path.ts'
import { limb } from './limb.ts'
import { restingHead } from './resting-head.ts'
import type { Spot } from './spot.ts'

export interface Patient {
  skin: string
  hair: string
  coat: string
  /** What is worn under the open coat; left out, the chest is bare. */
  shirt?: string
}

/**
 * Someone lying on the back, seen from the side and above: head to the right, their right side away from us.
 * Draw it inside `placed`: the middle of the breastbone at 0,0.
 */
export function patient(s: Spot, { skin, hair, coat, shirt }: Patient): void {
  s.shadow([-60, 92], 460, 54, 0.6)
  for (const side of [-1, 1] as const) {
    s.form(limb([-210, side * 34, 44], [-360, side * 44, 40], [-520, side * 50, 32]), '#33406E', {
      from: 'top',
      depth: 0.6,
      rim: 0,
    })
  }
  s.form(limb([96, -84, 34], [-20, -98, 30], [-150, -84, 24]), coat, { from: 'top', depth: 0.55, rim: 0 })
  s.form(
    'M120 -118Q40 -122 -190 -92Q-224 -60 -224 0Q-224 62 -190 94Q20 126 122 112Q150 60 150 0Q150 -60 120 -118Z',
    coat,
    { from: 'top', depth: 0.5, rim: 0 },
  )
  const chest =
    'M126 -92Q60 -98 -30 -80Q-120 -68 -196 -66Q-206 0 -196 70Q-110 74 -30 86Q60 102 128 90Q152 44 152 0Q152 -50 126 -92Z'
  s.form(chest, shirt ?? skin, { from: 'top', depth: 0.42, rim: 4 })
  s.form(limb([132, 0, 33], [170, 0, 31], [196, 0, 33]), skin, { from: 'top', depth: 0.5, rim: 0 })
  if (shirt) s.stroke('M138 -34Q112 0 138 34', mix(shirt, '#10244C', 0.4), 6, 0.7)
  else s.inside(chest, () => bare(s, skin))
  s.form('M-190 -70Q-240 -78 -262 -74V76Q-240 80 -190 74Q-206 0 -190 -70Z', '#33406E', {
    from: 'top',
    depth: 0.55,
    rim: 0,
  })
  restingHead(s, { at: [232, -2], size: 58, skin, colour: hair, turn: 90, tilt: 0.6 })
  s.form(limb([104, 100, 38], [-20, 140, 34], [-146, 146, 28]), coat, { from: 'top', depth: 0.55, rim: 0 })
  s.form(ellipse(-178, 147, 34, 20), skin, { from: 'top', rim: 0 })
}

function bare(s: Spot, skin: string): void {
  const dark = mix(skin, '#4A2038', 0.5)
  s.stroke('M120 -78Q112 -40 132 -10M122 76Q114 40 132 10', dark, 5, 0.5)
  s.stroke('M6 -78Q-22 -40 4 -6M6 82Q-22 42 4 6', dark, 5, 0.42)
  s.stroke('M96 0H10M-6 0H-150', dark, 4, 0.28)
  s.fill(ellipse(34, -48, 6, 5) + ellipse(34, 50, 6, 5), dark, 0.6)
  s.fill(ellipse(-128, 2, 6, 4), dark, 0.7)
  s.stroke('M-30 -70Q-60 -40 -40 -16M-30 76Q-60 42 -40 18', dark, 4, 0.24)
}
