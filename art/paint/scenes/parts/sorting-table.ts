import { mix } from '../../lib/colour.ts'
import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { lantern } from '../../lib/parts/lantern.ts'
import { envelope } from '../../lib/parts/mail.ts'

const PAPERS = ['#EBDDD2', '#DCCBC4', '#E9D3B4', '#C9D3DE'] as const

/** The table where the school's mail is sorted; one letter hangs on a hook. @param at its left foot. Returns its lantern. */
export function sortingTable(s: Sketch, [x, y]: Point): Point {
  cabinet(s, [x + 60, y - 138])
  const lamp = lantern(s, [x + 232, y - 386], 84, 'done')
  rod(s, [x, y])
  table(s, [x, y])
  loose(s, [x, y])
  sack(s, [x + 330, y + 6])
  return lamp
}

function cabinet(s: Sketch, [x, y]: Point): void {
  const [wide, high, columns, rows] = [262, 164, 5, 3]
  const body = rect(x, y - high, wide, high)
  s.light.occluder(body)
  s.light.surface(body, 0.5)
  s.fill(body, s.across('#B98662', '#8A6458', '#584A60'))
  const cornice = polygon([
    [x - 10, y - high],
    [x - 4, y - high - 14],
    [x + wide + 4, y - high - 14],
    [x + wide + 10, y - high],
  ])
  s.light.surface(cornice, 0.9)
  s.fill(cornice, s.across('#D9A67C', '#A07868', '#6A5668'))
  const random = chance(451)
  const [w, h] = [(wide - 12) / columns, (high - 14) / rows]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + 9 + column * w, y - high + 9 + row * h]
      const hole = rect(left, top, w - 7, h - 7)
      s.fill(hole, s.down('#1B2448', '#37304E'))
      s.light.window(hole, [left + w / 2, top + h / 2], 9)
      const count = Math.floor(random.between(0, 5))
      for (let i = 0; i < count; i++) {
        const tall = random.between(0.4, 0.8) * (h - 7)
        const at = left + 4 + i * ((w - 14) / 5)
        const letter = polygon([
          [at, top + h - 7],
          [at + random.between(-2, 3), top + h - 7 - tall],
          [at + 11, top + h - 8 - tall],
          [at + 10, top + h - 7],
        ])
        s.light.occluder(letter)
        s.light.surface(letter, 0.6)
        s.fill(letter, s.c(mix(random.pick(PAPERS), '#6E7396', 0.12 + 0.1 * i)))
      }
    }
  }
}

function table(s: Sketch, [x, y]: Point): void {
  const top = y - 138
  const slab = polygon([
    [x + 6, top - 12],
    [x + 374, top - 12],
    [x + 392, top + 8],
    [x - 12, top + 8],
  ])
  const apron =
    polygon([
      [x - 12, top + 8],
      [x + 392, top + 8],
      [x + 392, top + 20],
      [x - 12, top + 20],
    ]) + rect(x + 6, top + 20, 368, 26)
  let legs = ''
  for (const at of [10, 344])
    legs += polygon([
      [x + at, top + 46],
      [x + at + 26, top + 46],
      [x + at + 20, y],
      [x + at + 6, y],
    ])
  s.light.occluder(apron + legs)
  s.light.surface(slab, 0.9)
  s.light.surface(apron, 0.3)
  s.fill(rect(x + 24, top + 40, 330, 90), s.c('#0E1C40'), 0.25)
  s.fill(legs, s.across('#96705E', '#4E4460'))
  s.fill(slab, s.across('#D9A982', '#A97F6C', '#6C5870'))
  s.fill(apron, s.across('#94695A', '#6A5260', '#433C5C'))
  for (const at of [40, 160, 280]) {
    s.stroke(rect(x + at, top + 23, 74, 19), s.c('#3A3054'), 1.6, 0.7)
    s.fill(ellipse(x + at + 37, top + 33, 3.4, 3.4), s.c('#E3B878'))
  }
  s.stroke(
    line([
      [x + 36, y - 26],
      [x + 352, y - 26],
    ]),
    s.c('#54465C'),
    9,
  )
}

/** A fishing rod leans over the letters; its hook has caught one. */
function rod(s: Sketch, [x, y]: Point): void {
  const tip: Point = [x + 12, y - 402]
  const bend = `M${r(x + 118)} ${r(y)}Q${r(x + 96)} ${r(y - 330)} ${r(tip[0])} ${r(tip[1])}`
  s.light.occluder(
    polygon([
      [x + 121, y],
      [x + 106, y - 160],
      [x + 84, y - 270],
      [tip[0] + 40, y - 360],
      [tip[0] + 34, y - 360],
      [x + 78, y - 270],
      [x + 100, y - 160],
      [x + 114, y],
    ]),
  )
  s.stroke(bend, s.c('#2C2746'), 6)
  s.stroke(bend, s.c('#C99A70'), 2.4)
  s.stroke(
    `M${r(x + 118)} ${r(y)}Q${r(x + 116)} ${r(y - 50)} ${r(x + 113)} ${r(y - 100)}`,
    s.c('#6E4A4C'),
    10,
  )
  s.fill(ellipse(x + 104, y - 122, 13, 13), s.across('#B9B4C6', '#4A4E74'))
  s.fill(ellipse(x + 104, y - 122, 6, 6), s.c('#2A3058'))
  const hook: Point = [tip[0], y - 276]
  s.stroke(line([tip, hook]), s.c('#DCE3F0'), 1.5, 0.85)
  s.fill(ellipse(tip[0], y - 312, 6, 8), s.across('#E2654A', '#9A3F48'))
  s.stroke(`M${r(hook[0])} ${r(hook[1])}v22q0 15 12 15q12 0 12 -14l-5 6`, s.c('#3A4270'), 3.4)
  s.light.surface(rect(tip[0] - 36, hook[1] + 24, 78, 52), 0.5)
  envelope(s, [tip[0] + 4, hook[1] + 50], 78, { tilt: -9, seal: '#C7483F' })
  s.stroke(`M${r(hook[0])} ${r(hook[1] + 8)}v14q0 15 12 15`, s.c('#8A90B4'), 3)
}

function loose(s: Sketch, [x, y]: Point): void {
  const top = y - 148
  for (const [at, up, paper] of [
    [300, 2, '#DCCBC4'],
    [306, -5, '#EBDDD2'],
    [297, -12, '#E9D3B4'],
    [303, -19, '#DCCBC4'],
  ] as const) {
    const pile = rect(x + at - 32, top + up, 64, 6)
    s.light.occluder(pile)
    s.light.surface(pile, 0.6)
    s.fill(pile, s.c(mix(paper, '#565A80', 0.3)))
    s.fill(rect(x + at - 32, top + up, 64, 2.4), s.c(paper))
  }
  envelope(s, [x + 356, top - 2], 50, { tilt: 6 })
  const glass = ellipse(x + 44, top - 12, 17, 17)
  s.stroke(
    line([
      [x + 56, top + 1],
      [x + 74, top + 12],
    ]),
    s.c('#7A5A50'),
    6,
  )
  s.fill(glass, s.c('#9FB6D8'), 0.5)
  s.stroke(glass, s.c('#D2A26A'), 4)
  s.fill(ellipse(x + 38, top - 18, 4, 6), '#FFFFFF', 0.5)
}

/** A mail sack with letters looking out. @param at left foot. */
function sack(s: Sketch, [x, y]: Point): void {
  for (const [at, up, tilt] of [
    [26, 104, -18],
    [54, 112, 6],
    [76, 102, 24],
  ] as const)
    envelope(s, [x + at, y - up], 46, { tilt })
  const body = `M${r(x - 4)} ${r(y - 4)}Q${r(x - 14)} ${r(y - 56)} ${r(x + 10)} ${r(y - 92)}Q${r(x + 48)} ${r(y - 104)} ${r(x + 92)} ${r(y - 94)}Q${r(x + 116)} ${r(y - 50)} ${r(x + 108)} ${r(y - 4)}Q${r(x + 52)} ${r(y + 10)} ${r(x - 4)} ${r(y - 4)}Z`
  s.light.occluder(body)
  s.light.surface(body, 0.5)
  s.fill(body, s.across('#CBB59C', '#94848A', '#54506E'))
  s.stroke(
    `M${r(x + 10)} ${r(y - 90)}Q${r(x + 50)} ${r(y - 74)} ${r(x + 94)} ${r(y - 92)}`,
    s.c('#7A5A50'),
    5,
  )
  s.stroke(
    `M${r(x + 30)} ${r(y - 78)}Q${r(x + 20)} ${r(y - 40)} ${r(x + 26)} ${r(y - 8)}M${r(x + 68)} ${r(y - 78)}Q${r(x + 78)} ${r(y - 40)} ${r(x + 72)} ${r(y - 8)}`,
    s.c('#544E6C'),
    2.4,
    0.5,
  )
}
