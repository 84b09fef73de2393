import { arch, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { casement } from '../../lib/parts/casement.ts'
import { drift } from '../../lib/parts/drift.ts'
import { bracketLantern } from '../../lib/parts/lantern.ts'
import { lanternHouse } from '../../lib/parts/tower.ts'
import { building } from './building.ts'
import { firstAidSign, lifebuoy, stretcher } from './first-aid.ts'

/** The hut of the rescuers: open doors, lifebuoy in the gable, a stretcher ready. @param at left foot. Returns its lanterns. */
export function rescueHut(s: Sketch, [x, y]: Point): { top: Point; door: Point } {
  const { apex, back } = building(s, {
    at: [x, y],
    width: 186,
    wall: 150,
    roof: 116,
    side: 118,
    colour: '#C4764E',
    roofColour: '#4B4E74',
    plinth: 14,
    seed: 851,
  })
  const [px, py]: Point = [(apex[0] + back[0]) / 2 + 4, (apex[1] + back[1]) / 2]
  const turret = polygon([
    [px - 26, py + 20],
    [px - 22, py - 20],
    [px + 22, py - 20],
    [px + 26, py + 20],
  ])
  s.light.occluder(turret)
  s.fill(turret, s.across('#D9C8C4', '#8E93B2', '#54638F'))
  drift(
    s,
    [
      [px - 30, py + 20],
      [px + 30, py + 20],
    ],
    { up: 8, drop: 4, seed: 852 },
  )
  const top = lanternHouse(s, [px, py - 22], 48, '#C4604E')
  doors(s, [x + 93, y])
  lifebuoy(s, [x + 93, y - 192], 30)
  casement(s, { at: [x + 186 + 34, y - 66], width: 34, height: 44, seed: 853 })
  lifebuoy(s, [x + 186 + 88, y - 92], 22)
  const door = bracketLantern(s, [x + 26, y - 134], 46, -1)
  stretcher(s, [x + 174, y + 10], 150)
  drift(
    s,
    [
      [x - 8, y + 4],
      [x + 30, y + 5],
    ],
    { up: 12, drop: 3, seed: 854 },
  )
  return { top, door }
}

/** Both wings stand open; inside hang oilskins. @param at middle of the threshold. */
function doors(s: Sketch, [x, y]: Point): void {
  const frame = arch(x - 58, y - 142, 116, 142)
  s.light.occluder(frame)
  s.light.surface(frame, 0.5)
  s.fill(frame, s.across('#E6D6CC', '#A29CAE'))
  const opening = arch(x - 50, y - 134, 100, 134)
  s.fill(opening, s.down('#1D2750', '#3A3556'))
  s.light.window(opening, [x, y - 66], 62)
  s.within(`clip-path="${s.picture.clip(opening)}"`, () => {
    const rail = rect(x - 50, y - 106, 100, 5)
    s.light.occluder(rail)
    s.fill(rail, s.c('#6A5058'))
    for (const [at, colour] of [
      [-26, '#C99A4E'],
      [0, '#B0584E'],
      [26, '#C99A4E'],
    ] as const) {
      const coat = `M${x + at - 5} ${y - 102}Q${x + at - 14} ${y - 96} ${x + at - 14} ${y - 84}L${x + at - 15} ${y - 44}H${x + at + 15}L${x + at + 14} ${y - 84}Q${x + at + 14} ${y - 96} ${x + at + 5} ${y - 102}Z`
      s.light.occluder(coat)
      s.light.surface(coat, 0.6)
      s.fill(coat, s.across(colour, '#4A3A58'))
      s.stroke(
        line([
          [x + at, y - 98],
          [x + at, y - 46],
        ]),
        s.c('#33284A'),
        1.6,
        0.6,
      )
    }
    s.fill(rect(x - 50, y - 8, 100, 8), s.across('#8A6A62', '#5A4C66'))
    for (const at of [-34, -16, 12, 30]) {
      const boot = `M${x + at - 6} ${y - 36}h12v18l7 4v6h-19Z`
      s.light.occluder(boot)
      s.fill(boot, s.across('#4E6A6C', '#26365C'))
    }
  })
  for (const side of [-1, 1] as const) {
    const wing = polygon([
      [x + side * 50, y - 106],
      [x + side * 88, y - 122],
      [x + side * 88, y + 6],
      [x + side * 50, y],
    ])
    s.light.occluder(wing)
    s.light.surface(wing, 0.4)
    s.fill(wing, side < 0 ? s.across('#EADCD2', '#B5ACB6') : s.across('#8E8CA6', '#5A5F88'))
    let boards = ''
    for (const t of [0.25, 0.5, 0.75])
      boards += line([
        [x + side * (50 + 38 * t), y - 106 - 16 * t + 3],
        [x + side * (50 + 38 * t), y + 6 * t - 3],
      ])
    s.stroke(boards, s.c('#4A4E78'), 1.6, 0.5)
    s.stroke(
      line([
        [x + side * 53, y - 92],
        [x + side * 85, y - 104],
      ]) +
        line([
          [x + side * 53, y - 22],
          [x + side * 85, y - 22],
        ]),
      s.c('#B0584E'),
      6,
    )
    if (side < 0) firstAidSign(s, [x - 69, y - 62], 26)
  }
  const step = rect(x - 62, y - 4, 124, 10)
  s.light.occluder(step)
  s.light.surface(step, 0.6)
  s.fill(step, s.across('#A58A8A', '#5E5A80'))
  s.stroke(`M${r(x - 58)} ${r(y - 84)}a58 58 0 0 1 116 0`, s.c('#F3E6DC'), 2, 0.4)
}
