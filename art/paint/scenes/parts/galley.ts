import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift, icicles } from '../../lib/parts/drift.ts'
import { bracketLantern, lantern } from '../../lib/parts/lantern.ts'
import { aidChest, firstAidSign } from './first-aid.ts'

/** The galley: an old deckhouse with a stove, a pump with cold water, the bandage chest. @param at left foot. Returns its lanterns. */
export function galley(s: Sketch, [x, y]: Point): { top: Point; hatch: Point } {
  stovepipe(s, [x + 188, y - 226])
  body(s, [x, y])
  roof(s, [x, y - 196])
  hatch(s, [x + 120, y - 84])
  firstAidSign(s, [x + 206, y - 138], 44)
  const top = lantern(s, [x + 22, y - 300], 74)
  s.stroke(
    line([
      [x + 22, y - 230],
      [x + 22, y - 222],
    ]),
    s.c('#232C52'),
    8,
  )
  const side = bracketLantern(s, [x + 232, y - 176], 50, 1)
  pump(s, [x - 36, y + 12])
  aidChest(s, [x + 166, y + 16], 92)
  drift(
    s,
    [
      [x + 50, y + 4],
      [x + 160, y + 5],
    ],
    { up: 12, drop: 3, seed: 863 },
  )
  return { top, hatch: side }
}

function stovepipe(s: Sketch, [x, y]: Point): void {
  const pipe = rect(x - 10, y - 56, 20, 70)
  const cowl = `M${x - 10} ${y - 46}V${y - 66}Q${x - 10} ${y - 86} ${x + 12} ${y - 86}H${x + 28}V${y - 58}H${x + 16}Q${x + 10} ${y - 58} ${x + 10} ${y - 46}Z`
  s.light.occluder(pipe + cowl)
  s.light.surface(pipe + cowl, 0.5)
  s.fill(pipe + cowl, s.across('#8A86A4', '#4E5480', '#2A325E'))
  s.fill(ellipse(x + 28, y - 72, 5, 14), s.c('#161E44'))
  s.fill(rect(x - 13, y - 30, 26, 6), s.across('#C48F6C', '#5C4A60'))
  drift(
    s,
    [
      [x - 10, y - 82],
      [x + 26, y - 85],
    ],
    { up: 7, drop: 3, seed: 861, unit: 0.6 },
  )
}

/** Upright planks, lit front and dark end. */
function body(s: Sketch, [x, y]: Point): void {
  const front = rect(x, y - 196, 236, 196)
  s.light.occluder(front)
  s.light.surface(front, 0.42)
  s.fill(front, s.across('#6F9C98', '#4A7884', '#33566E', '#2A4264'))
  let boards = ''
  for (let at = 13; at < 236; at += 15)
    boards += line([
      [x + at, y - 194],
      [x + at, y - 4],
    ])
  s.stroke(boards, s.c('#1B3158'), 1.5, 0.45)
  s.stroke(
    line([
      [x + 2, y - 190],
      [x + 2, y - 2],
    ]),
    s.c('#D6E2DC'),
    2.4,
    0.4,
  )
  for (const at of [0, 226]) s.fill(rect(x + at, y - 196, 10, 196), s.across('#DCCBBC', '#8E8A9C'))
  const base = rect(x - 8, y - 16, 252, 16)
  s.light.occluder(base)
  s.light.surface(base, 0.3)
  s.fill(base, s.across('#8E6E6C', '#4A4264'))
  s.fill(rect(x, y - 196, 236, 18), s.c('#0E1C40'), 0.4)
}

/** A barrel roof under thick snow. @param at left end of the eaves. */
function roof(s: Sketch, [x, y]: Point): void {
  const shell = `M${x - 20} ${y + 8}Q${x - 18} ${y - 42} ${x + 118} ${y - 46}Q${x + 254} ${y - 42} ${x + 256} ${y + 8}Z`
  s.light.occluder(shell)
  s.light.surface(shell, 0.5)
  s.fill(shell, s.across('#94606A', '#6A4660', '#3C3054'))
  s.fill(rect(x - 22, y, 280, 11), s.across('#D9B49A', '#8A7078', '#4E4666'))
  icicles(
    s,
    [
      [x - 20, y + 11],
      [x + 256, y + 11],
    ],
    26,
    862,
  )
  drift(
    s,
    [
      [x - 12, y - 14],
      [x + 20, y - 30],
      [x + 118, y - 42],
      [x + 216, y - 30],
      [x + 248, y - 12],
    ],
    { up: 17, drop: 9, seed: 864 },
  )
}

/** The serving hatch: kettle, mugs and a stove inside. @param at middle of its counter. */
function hatch(s: Sketch, [x, y]: Point): void {
  const frame = rect(x - 66, y - 92, 132, 98)
  s.light.occluder(frame)
  s.light.surface(frame, 0.5)
  s.fill(frame, s.across('#E3CFB9', '#94868C'))
  const opening = rect(x - 58, y - 84, 116, 84)
  s.fill(opening, s.down('#1D2750', '#3A3354'))
  s.light.window(opening, [x, y - 42], 52)
  const shelf = rect(x - 58, y - 56, 116, 5)
  s.light.occluder(shelf)
  s.fill(shelf, s.c('#7A5A50'))
  for (const [at, colour] of [
    [-44, '#C4604E'],
    [-26, '#D8C5BE'],
    [-8, '#3F8078'],
    [14, '#C99A62'],
    [36, '#D8C5BE'],
  ] as const) {
    const mug = rect(x + at - 7, y - 71, 13, 15)
    s.light.occluder(mug)
    s.fill(mug, s.across(colour, '#3E3F66'))
    s.stroke(`M${x + at + 6} ${y - 68}q6 1 6 5t-6 4`, s.c(colour), 2)
  }
  const kettle = `M${x - 34} ${y - 2}Q${x - 40} ${y - 30} ${x - 14} ${y - 33}Q${x + 12} ${y - 30} ${x + 6} ${y - 2}Z`
  const spout = `M${x - 32} ${y - 12}Q${x - 44} ${y - 14} ${x - 48} ${y - 28}L${x - 42} ${y - 29}Q${x - 38} ${y - 22} ${x - 30} ${y - 22}Z`
  s.light.occluder(kettle + spout)
  s.light.surface(kettle + spout, 0.9)
  s.fill(kettle + spout, s.across('#E9B080', '#B9704E', '#6A4452'))
  s.stroke(`M${x - 30} ${y - 32}Q${x - 14} ${y - 52} ${x + 2} ${y - 32}`, s.c('#4A3A52'), 3)
  s.fill(ellipse(x - 14, y - 35, 4, 3.4), s.c('#4A3A52'))
  for (const [at, up] of [
    [26, 0],
    [36, 0],
    [31, 11],
  ] as const) {
    const roll = ellipse(x + at, y - 7 - up, 8, 6.5)
    s.light.occluder(roll)
    s.fill(roll, s.across('#F0E6E0', '#AEB4CA'))
    s.fill(ellipse(x + at, y - 7 - up, 3, 2.4), s.c('#7E86A8'))
  }
  const counter = polygon([
    [x - 76, y - 2],
    [x + 76, y - 2],
    [x + 86, y + 9],
    [x - 86, y + 9],
  ])
  const lip = rect(x - 86, y + 9, 172, 7)
  s.light.occluder(counter + lip)
  s.light.surface(counter, 0.9)
  s.fill(counter, s.across('#D9A982', '#A58370', '#665670'))
  s.fill(lip, s.across('#94695A', '#433C5C'))
  const flap = polygon([
    [x - 66, y - 92],
    [x + 66, y - 92],
    [x + 78, y - 122],
    [x - 78, y - 122],
  ])
  s.light.occluder(flap)
  s.light.surface(flap, 0.6)
  for (let i = 0; i < 8; i++) {
    const at = (share: number, half: number): number => x - half + 2 * half * share
    s.fill(
      polygon([
        [at(i / 8, 78), y - 122],
        [at((i + 1) / 8, 78), y - 122],
        [at((i + 1) / 8, 66), y - 92],
        [at(i / 8, 66), y - 92],
      ]),
      s.c(i % 2 ? '#CFC6CC' : '#B0544E'),
      1,
    )
    s.fill(
      `M${r(at(i / 8, 66))} ${y - 92}a${r(66 / 8)} 7 0 0 0 ${r(132 / 8)} 0Z`,
      s.c(i % 2 ? '#B9B2BE' : '#98464A'),
    )
  }
  s.fill(
    flap,
    s.picture.linear(
      [
        [0, s.c('#14244A'), 0],
        [1, s.c('#14244A'), 0.45],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  drift(
    s,
    [
      [x - 80, y - 122],
      [x + 80, y - 122],
    ],
    { up: 8, drop: 4, seed: 865 },
  )
}

/** A cast pump over a stone basin; the water runs. @param at middle of the basin's foot. */
function pump(s: Sketch, [x, y]: Point): void {
  s.fill(ellipse(x + 8, y + 1, 72, 8), s.c('#0E1C40'), 0.5)
  const post = polygon([
    [x + 22, y - 40],
    [x + 26, y - 132],
    [x + 50, y - 132],
    [x + 54, y - 40],
  ])
  const head = `M${x + 20} ${y - 128}Q${x + 22} ${y - 156} ${x + 38} ${y - 160}Q${x + 54} ${y - 156} ${x + 56} ${y - 128}Z`
  const spout = `M${x + 30} ${y - 122}H${x - 8}Q${x - 26} ${y - 122} ${x - 26} ${y - 100}V${y - 92}H${x - 12}V${y - 98}Q${x - 12} ${y - 106} ${x - 4} ${y - 106}H${x + 30}Z`
  const iron = s.across('#7FA08E', '#3F6A70', '#26406A')
  s.light.occluder(post + head + spout)
  s.light.surface(post + head + spout, 0.7)
  s.stroke(`M${x + 44} ${y - 146}Q${x + 78} ${y - 150} ${x + 84} ${y - 92}`, s.c('#2A325E'), 8)
  s.stroke(`M${x + 44} ${y - 148}Q${x + 76} ${y - 152} ${x + 82} ${y - 96}`, s.c('#8FA8A4'), 2.4, 0.7)
  s.fill(ellipse(x + 84, y - 88, 8, 10), s.across('#D0604E', '#7A3A4E'))
  s.fill(post, iron)
  s.fill(spout, s.down('#8FB09A', '#3F6A70'))
  s.fill(head, iron)
  s.fill(rect(x + 20, y - 134, 36, 8) + rect(x + 20, y - 66, 36, 7), s.across('#E3B878', '#7D5A4C'))
  s.fill(ellipse(x + 38, y - 162, 6, 6), s.across('#E3B878', '#7D5A4C'))
  const water = rect(x - 24, y - 92, 9, 50)
  s.light.surface(water, 0.7)
  s.fill(water, s.down('#D5E6F4', '#8FB6DC'), 0.9)
  s.stroke(
    line([
      [x - 21, y - 90],
      [x - 21, y - 46],
    ]),
    '#FFFFFF',
    1.6,
    0.7,
  )
  const basin = `M${x - 62} ${y - 46}H${x + 66}L${x + 54} ${y}H${x - 50}Z`
  const rim = polygon([
    [x - 70, y - 46],
    [x - 60, y - 58],
    [x + 64, y - 58],
    [x + 74, y - 46],
  ])
  s.light.occluder(basin + rim)
  s.light.surface(basin, 0.35)
  s.light.surface(rim, 0.8)
  s.fill(basin, s.across('#B0A2B2', '#6E7498', '#3E4A78'))
  s.fill(rim, s.across('#DCCED0', '#9AA2C0', '#6A76A2'))
  s.fill(ellipse(x - 2, y - 52, 54, 4.4), s.across('#9FC2E0', '#4A74AA'))
  s.fill(ellipse(x - 20, y - 52, 15, 2.6), '#F3F7FA', 0.7)
  s.stroke(
    line([
      [x - 30, y - 44],
      [x - 26, y - 2],
    ]) +
      line([
        [x + 16, y - 44],
        [x + 14, y - 2],
      ]) +
      line([
        [x - 58, y - 24],
        [x + 60, y - 24],
      ]),
    s.c('#3A4674'),
    1.8,
    0.5,
  )
  s.stroke(
    line([
      [x - 70, y - 47],
      [x + 74, y - 47],
    ]),
    s.c('#F0E4E0'),
    2,
    0.4,
  )
}
