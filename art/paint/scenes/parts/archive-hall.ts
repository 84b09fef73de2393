import { mix } from '../../lib/colour.ts'
import { ellipse, line, polygon, rect } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift } from '../../lib/parts/drift.ts'
import { masonry } from '../../lib/parts/masonry.ts'
import { floor, sunlight } from './archive-floor.ts'
import { COLUMNS, CORNER, FLOOR, SPRING, WINDOWS } from './archive-plan.ts'
import { vault } from './archive-vault.ts'
import { grown, lancet, lancetHole, pointedHead, type Lancet } from './gothic.ts'

/** The back wall with its tall windows cut out, the vault above it, the stone floor. */
export function archiveHall(s: Sketch): void {
  const wall = rect(-10, -10, CORNER + 20, FLOOR + 20)
  masonry(s, {
    outline: wall + WINDOWS.map((window) => lancetHole(grown(window, 24))).join(''),
    box: [-10, -10, CORNER + 20, FLOOR + 20],
    course: 37,
    lit: '#B7A7B2',
    dark: '#48527F',
    joint: '#3A4472',
    rough: 0.2,
    seed: 701,
  })
  for (const [i, window] of WINDOWS.entries()) tracery(s, window, i)
  vault(s)
  for (const x of COLUMNS) column(s, x)
  floor(s)
  sunlight(s)
}

/** A window in the thick wall: lit and dark jambs, stone bars, leaded panes, snow outside. */
function tracery(s: Sketch, window: Lancet, index: number): void {
  const { left, foot, width, straight, rise } = window
  const outer = grown(window, 24)
  s.within('fill-rule="evenodd"', () =>
    s.fill(
      lancet(outer) + lancetHole(window),
      s.picture.linear(
        [
          [0, s.c('#2C3867')],
          [0.12, s.c('#3E4A78')],
          [0.13, s.c('#6A6A90')],
          [0.86, s.c('#8F86A2')],
          [0.9, s.c('#E6B9A2')],
          [1, s.c('#C9A4A2')],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  )
  s.stroke(pointedHead(outer), s.c('#C9B6BA'), 5, 0.5)
  const panes = s.picture.clip(lancet(window))
  s.within(`clip-path="${panes}"`, () => {
    let leads = ''
    for (let x = left - width; x < left + width; x += 32)
      leads +=
        line([
          [x, foot],
          [x + 260, foot - 416],
        ]) +
        line([
          [x + width, foot],
          [x + width - 260, foot - 416],
        ])
    s.stroke(leads, s.c('#23305C'), 1.2, 0.34)
    for (const share of [0.2, 0.66])
      s.fill(
        polygon([
          [left + width * share, foot],
          [left + width * (share + 0.3), foot - 410],
          [left + width * (share + 0.42), foot - 410],
          [left + width * (share + 0.12), foot],
        ]),
        '#E6EEFA',
        0.05,
      )
    s.fill(
      rect(left, foot - straight - rise, 20, straight + rise),
      s.picture.linear(
        [
          [0, '#16264E', 0.5],
          [1, '#16264E', 0],
        ],
        [0, 0],
        [1, 0],
      ),
    )
  })
  const half: Lancet = { left, foot, width: width / 2, straight: straight - 6, rise: 88 }
  const bars =
    pointedHead(half) +
    pointedHead({ ...half, left: left + width / 2 }) +
    ellipse(left + width / 2, foot - straight - 70, 30, 31) +
    line([
      [left + width / 2, foot],
      [left + width / 2, foot - straight + 6],
    ]) +
    line([
      [left, foot - 132],
      [left + width, foot - 132],
    ])
  s.within(`clip-path="${panes}"`, () => {
    s.stroke(bars, s.c('#56608E'), 12)
    s.stroke(bars, s.across('#C3B2B8', '#7E86AC'), 6)
    const flower = Array.from({ length: 4 }, (_, i) =>
      ellipse(
        left + width / 2 + Math.cos((i * Math.PI) / 2) * 12,
        foot - straight - 70 + Math.sin((i * Math.PI) / 2) * 12,
        9,
        9,
      ),
    ).join('')
    s.stroke(flower, s.c('#8088AC'), 3.4)
    drift(
      s,
      [
        [left + 4, foot - 136],
        [left + width / 2 - 6, foot - 136],
      ],
      { up: 6, drop: 1.5, seed: 710 + index },
    )
    drift(
      s,
      [
        [left + width / 2 + 6, foot - 136],
        [left + width - 4, foot - 136],
      ],
      { up: 6, drop: 1.5, seed: 715 + index },
    )
    drift(
      s,
      [
        [left + 2, foot + 2],
        [left + width - 2, foot + 2],
      ],
      { up: 15, drop: 2, seed: 720 + index },
    )
  })
  const sill = polygon([
    [left - 4, foot - 2],
    [left + width + 4, foot - 2],
    [left + width + 36, foot + 16],
    [left - 36, foot + 16],
  ])
  s.fill(sill, s.across('#D9C3BC', '#A59CB2'))
  s.fill(rect(left - 36, foot + 16, width + 72, 9), s.across('#8E86A2', '#56608C'))
}

/** A half column against the wall, from the floor to its capital. */
function column(s: Sketch, x: number): void {
  const share = x / 1500
  const lit = mix('#D6C2BE', '#8E93B6', share)
  s.fill(
    rect(x + 18, SPRING + 10, 22, FLOOR - SPRING - 10),
    s.picture.linear(
      [
        [0, s.c('#16244C'), 0.45],
        [1, s.c('#16244C'), 0],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  s.fill(rect(x - 19, SPRING, 38, FLOOR - SPRING), s.across(lit, mix(lit, '#5E6894', 0.5), '#3E4876'))
  for (const at of [-11, -3, 5])
    s.fill(rect(x + at, SPRING + 22, 2, FLOOR - SPRING - 60), s.c('#2E386A'), 0.28)
  s.fill(
    polygon([
      [x - 20, SPRING + 18],
      [x - 34, SPRING - 16],
      [x + 34, SPRING - 16],
      [x + 20, SPRING + 18],
    ]),
    s.across(lit, '#7A7CA0', '#464E7C'),
  )
  s.fill(rect(x - 38, SPRING - 26, 76, 11), s.across('#E3CFC6', '#8A8AAC', '#565E8C'))
  s.fill(rect(x - 23, SPRING + 18, 46, 7), s.across('#DCC8C2', '#6A7098'))
  s.fill(
    polygon([
      [x - 20, FLOOR - 44],
      [x - 30, FLOOR - 26],
      [x - 30, FLOOR + 2],
      [x + 30, FLOOR + 2],
      [x + 30, FLOOR - 26],
      [x + 20, FLOOR - 44],
    ]),
    s.across(lit, '#6E7298', '#3A4472'),
  )
}
