import { rect, type Point } from '../lib/path.ts'
import type { Sketch } from '../lib/sketch.ts'
import { barrel, crate, lampPost, person } from '../lib/parts/people.ts'
import { pines } from '../lib/parts/pine.ts'
import { snowBank } from '../lib/parts/snow.ts'
import { stall } from '../lib/parts/stall.ts'

/** The square before the hall: two rows of stalls, the fir, the people between them. */
export function square(s: Sketch): void {
  const stalls: readonly (readonly [number, number, string])[] = [
    [2560, 1764, '#B9504A'],
    [2900, 1770, '#3F7F7A'],
    [2300, 1796, '#B9504A'],
    [2716, 1792, '#C9924A'],
    [3080, 1800, '#B9504A'],
  ]
  stalls.forEach(([x, y, colour], i) =>
    stall(s, { at: [x, y], width: 148, height: 112, colour, seed: 37 + i }),
  )
  tree(s, [2500, 1790])
  snowBank(s, 2440, 1806, 120, 14)
  snowBank(s, 3000, 1812, 160, 14)
  crowd(s)
  stall(s, { at: [2478, 1822], width: 140, height: 106, colour: '#3F7F7A', seed: 45 })
  stall(s, { at: [2880, 1826], width: 150, height: 112, colour: '#B9504A', seed: 46 })
}

/** A fir with lamps on it, in the middle of the square. */
function tree(s: Sketch, [x, y]: Point): void {
  pines(s, [[x, y, 170]], 51)
  for (const [dx, up] of [
    [-18, 40],
    [8, 34],
    [24, 52],
    [-6, 62],
    [-22, 78],
    [14, 84],
    [-4, 102],
    [8, 122],
    [-6, 138],
  ] as const) {
    const lamp = rect(x + dx - 3, y - up - 3, 6, 6)
    s.fill(lamp, s.c('#E8B56A'))
    s.light.window(lamp, [x + dx, y - up], 7)
  }
}

function crowd(s: Sketch): void {
  lampPost(s, [2684, 1812], 92)
  lampPost(s, [3056, 1818], 92)
  lampPost(s, [2266, 1812], 84)
  crate(s, [2640, 1822], 30)
  crate(s, [2664, 1824], 22)
  crate(s, [3270, 1816], 34)
  crate(s, [3280, 1786], 24)
  barrel(s, [3256, 1818], 22)
  const people: readonly (readonly [number, number, number, string, string])[] = [
    [2650, 1786, 38, '#3F6F78', '#C7584F'],
    [2700, 1826, 46, '#8A4A5C', '#E8B56A'],
    [2730, 1828, 42, '#5A6AA0', '#C7584F'],
    [2840, 1820, 44, '#A4524A', '#5FA39A'],
    [3090, 1826, 46, '#3F6F78', '#E8B56A'],
    [3116, 1828, 34, '#B58A58', '#C7584F'],
    [2456, 1820, 42, '#5A4A78', '#E8B56A'],
    [3240, 1822, 42, '#8A4A5C', '#6D7FA6'],
  ]
  for (const [x, y, height, coat, hat] of people) person(s, [x, y], height, coat, hat)
}
