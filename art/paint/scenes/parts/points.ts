import type { Point } from '../../lib/path.ts'

/** Points as SVG writes them: 'x,y x,y'. */
export function points(list: string): Point[] {
  return list.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}
