import { rect, smooth, type Point } from '../lib/path.ts'
import type { Sketch } from '../lib/sketch.ts'
import { pines } from '../lib/parts/pine.ts'
import { rock } from '../lib/parts/rock.ts'
import { snowHill } from '../lib/parts/snow.ts'

/** The harbour's island without anything built on it. @param waterline y in px. */
export function land(s: Sketch, waterline: number): void {
  pines(
    s,
    [
      [1330, 1290, 150],
      [1386, 1330, 190],
      [1290, 1240, 120],
    ],
    11,
  )
  rock(s, {
    top: [
      [400, 1482],
      [450, 1446],
      [530, 1424],
      [640, 1404],
      [800, 1386],
      [1000, 1376],
      [1180, 1362],
      [1330, 1346],
      [1450, 1372],
      [1540, 1412],
      [1600, 1440],
      [1650, 1482],
    ],
    waterline,
    seed: 12,
    unit: 2,
    snow: 15,
  })
  snowHill(
    s,
    [
      [610, 1400],
      [690, 1330],
      [790, 1250],
      [890, 1176],
      [980, 1132],
      [1075, 1114],
      [1170, 1128],
      [1260, 1190],
      [1350, 1276],
      [1440, 1350],
      [1500, 1396],
    ],
    1412,
  )
  footpath(s)
}

/** The trodden way up to the lighthouse, with the fence beside it. */
function footpath(s: Sketch): void {
  const bends: readonly Point[] = [
    [1066, 1126],
    [1040, 1150],
    [1056, 1180],
    [1094, 1210],
    [1086, 1246],
    [1044, 1280],
  ]
  const wide = (i: number): number => 5 + i * 2.2
  const left = bends.map(([x, y], i): Point => [x - wide(i), y])
  const right = bends.map(([x, y], i): Point => [x + wide(i), y + 2]).toReversed()
  s.fill(`${smooth(left)}${smooth(right).replace('M', 'L')}Z`, s.c('#7F99C6'), 0.65)
  for (const [i, [x, y]] of right.entries())
    s.fill(rect(x + 8, y - 18, 3.5, 20), s.c(i % 2 ? '#4A4560' : '#5A5070'))
  s.stroke(smooth(right.map(([x, y]): Point => [x + 9, y - 13])), s.c('#5A5070'), 1.8, 0.8)
}
