import { ellipse, line, polygon, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'

/** A telescope, a plant, a ship in a bottle: the sill of people who watch the sea. */
export function onTheSill(s: Sketch): void {
  s.stroke(
    line([
      [150, 566],
      [176, 500],
    ]) +
      line([
        [202, 566],
        [176, 500],
      ]) +
      line([
        [176, 566],
        [176, 500],
      ]),
    s.c('#4A3E58'),
    5,
  )
  s.fill(
    polygon([
      [112, 520],
      [118, 498],
      [232, 466],
      [238, 484],
    ]),
    s.across('#E3B878', '#8A6450', '#54404E'),
  )
  s.fill(
    polygon([
      [226, 490],
      [220, 464],
      [256, 452],
      [262, 478],
    ]),
    s.across('#F0C98A', '#7D5A4C'),
  )
  s.fill(ellipse(672, 540, 24, 14), s.c('#9FB6D8'), 0.5)
  s.fill(rect(694, 535, 16, 10), s.c('#B98E6C'))
  s.fill(
    polygon([
      [656, 546],
      [690, 546],
      [684, 551],
      [660, 551],
    ]) +
      polygon([
        [672, 530],
        [672, 545],
        [686, 545],
      ]) +
      polygon([
        [669, 533],
        [669, 545],
        [659, 545],
      ]),
    s.c('#D8C5BE'),
  )
  const random = chance(35)
  s.fill(
    polygon([
      [1066, 522],
      [1106, 522],
      [1100, 552],
      [1072, 552],
    ]),
    s.across('#C4745A', '#6A4456'),
  )
  for (let i = 0; i < 11; i++) {
    const [dx, dy] = [random.between(-34, 34), random.between(-58, -20)]
    s.fill(
      `M1086 524Q${1086 + dx * 0.2} ${524 + dy * 0.7} ${1086 + dx} ${524 + dy}Q${1086 + dx * 0.8} ${524 + dy * 0.3} 1088 524Z`,
      s.c(i % 2 ? '#3F7A68' : '#2A5A58'),
    )
  }
}

/** Shelves between the last window and the stair. @param at left foot. */
export function bookcase(s: Sketch, [x, y]: Point): void {
  const [wide, high] = [150, 470]
  s.fill(rect(x, y - high, wide, high), s.across('#6A5058', '#3A3354'))
  const random = chance(36)
  for (let shelf = 0; shelf < 5; shelf++) {
    const foot = y - 12 - shelf * 92
    s.fill(rect(x + 8, foot - 80, wide - 16, 80), s.c('#1E2148'))
    for (let at = x + 12; at < x + wide - 22;) {
      const thick = random.between(9, 18)
      const tall = random.between(48, 74)
      if (random.happens(0.86)) {
        s.fill(
          rect(at, foot - tall, thick, tall),
          s.across(random.pick(['#8A4450', '#3F6470', '#A9815C', '#54608F', '#6E5A7C']), '#2C2C54'),
        )
        s.fill(rect(at, foot - tall * 0.8, thick, 3), s.c('#D2A26A'), 0.6)
      }
      at += thick + 1
    }
    s.fill(rect(x, foot, wide, 10), s.across('#94695A', '#4A3E5A'))
  }
}
