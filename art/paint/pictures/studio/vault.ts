import { r, rect } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { plaster } from './room.ts'
import type { Spot } from './spot.ts'

/** The archive's hall behind a thing: pointed arches, shelves of books lost in blue. @param columns x of the pillars @param floor y below which nothing is seen. */
export function vault(s: Spot, columns: readonly number[] = [-40, 290, 620, 950], floor = 640): void {
  plaster(s, '#34507F')
  columns.slice(1).forEach((right, i) => {
    const left = (columns[i] ?? 0) + 26
    const [end, middle] = [right - 26, (left + right - 26) / 2]
    const opening = `M${r(left)} 620V190Q${r(left + 8)} 70 ${r(middle)} 14Q${r(end - 8)} 70 ${r(end)} 190V620Z`
    s.fill(opening, '#0E2550', 0.62)
    s.inside(opening, () => shelves(s, left, end, i + 3, floor))
    s.stroke(opening, '#5C76A6', 7, 0.34)
    s.stroke(opening, '#0A1B3C', 2.5, 0.5)
  })
  for (const x of columns) {
    s.form(rect(x - 22, 186, 44, 430), '#3F5A8B', { depth: 0.6, rim: 2 })
    s.form(rect(x - 31, 172, 62, 16), '#4A6596', { depth: 0.6, rim: 2 })
  }
}

function shelves(s: Spot, left: number, right: number, seed: number, floor: number): void {
  const random = chance(seed)
  const spines = new Map<string, string>()
  for (let y = 118; y < floor; y += 92) {
    for (let x = left + 4; x < right;) {
      const [wide, high] = [Math.round(random.between(12, 21)), Math.round(random.between(46, 72))]
      const colour = random.pick(['#3B5A8E', '#4C5488', '#2F5C72', '#5A4A74', '#324B80'])
      if (!random.happens(0.14)) {
        spines.set(colour, (spines.get(colour) ?? '') + rect(x, y - high, wide - 1.5, high))
      }
      x += wide
    }
    s.fill(rect(left, y, right - left, 6), '#56709E', 0.4)
  }
  for (const [colour, d] of spines) s.fill(d, colour, 0.5)
  s.fill(
    rect(left, 0, right - left, 620),
    s.picture.radialAt(
      [
        [0, '#E89A5C', 0.3],
        [0.5, '#B06A50', 0.1],
        [1, '#0C1F44', 0.4],
      ],
      s.lamp,
      620,
    ),
  )
}
