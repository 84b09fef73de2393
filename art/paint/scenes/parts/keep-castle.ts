import type { Sketch } from '../../lib/sketch.ts'
import { pines } from '../../lib/parts/pine.ts'
import { snowHill } from '../../lib/parts/snow.ts'
import { curtainWall, roundTower } from './castle.ts'

/** The keep itself on its rock under snow. */
export function castle(s: Sketch): void {
  snowHill(
    s,
    [
      [560, 700],
      [660, 600],
      [760, 540],
      [880, 500],
      [1040, 486],
      [1240, 490],
      [1400, 510],
      [1560, 500],
      [1720, 470],
      [1930, 450],
    ],
    740,
  )
  pines(
    s,
    [
      [1600, 520, 120],
      [1644, 516, 160],
      [1690, 512, 130],
      [1760, 500, 170],
      [1812, 500, 200],
      [1862, 500, 150],
    ],
    983,
  )
  roundTower(s, {
    at: [1330, 530],
    width: 74,
    height: 230,
    roof: 110,
    windows: 3,
    pennant: '#3F6F88',
    seed: 984,
  })
  roundTower(s, {
    at: [780, 570],
    width: 70,
    height: 220,
    roof: 104,
    windows: 3,
    pennant: '#B8504A',
    seed: 985,
  })
  curtainWall(s, { left: 800, right: 1330, foot: 560, height: 130, seed: 986 })
  roundTower(s, {
    at: [1180, 520],
    width: 84,
    height: 260,
    roof: 122,
    windows: 4,
    pennant: '#B8504A',
    seed: 987,
  })
  roundTower(s, {
    at: [912, 540],
    width: 96,
    height: 276,
    roof: 138,
    windows: 4,
    pennant: '#E0A652',
    seed: 988,
  })
  roundTower(s, { at: [1044, 530], width: 132, height: 320, roof: 0, windows: 5, seed: 989 })
  roundTower(s, {
    at: [1044, 216],
    width: 72,
    height: 44,
    roof: 92,
    windows: 1,
    pennant: '#B8504A',
    seed: 990,
  })
  curtainWall(s, { left: 700, right: 1460, foot: 640, height: 104, seed: 991 })
  roundTower(s, { at: [706, 650], width: 64, height: 142, roof: 78, windows: 1, seed: 992 })
  roundTower(s, {
    at: [1458, 640],
    width: 68,
    height: 160,
    roof: 84,
    windows: 2,
    pennant: '#E0A652',
    seed: 993,
  })
}

/** The wall behind the quay, and pines in front of it. */
export function lowerWall(s: Sketch): void {
  snowHill(
    s,
    [
      [470, 740],
      [560, 670],
      [700, 640],
      [900, 626],
      [1300, 630],
      [1600, 610],
      [1930, 590],
    ],
    760,
  )
  curtainWall(s, { left: 1420, right: 1940, foot: 724, height: 130, seed: 994 })
  pines(
    s,
    [
      [600, 706, 110],
      [636, 696, 150],
      [676, 700, 112],
      [800, 700, 130],
      [840, 704, 170],
      [1424, 716, 190],
      [1466, 722, 150],
    ],
    995,
  )
  roundTower(s, {
    at: [1600, 730],
    width: 100,
    height: 230,
    roof: 124,
    windows: 3,
    pennant: '#B8504A',
    seed: 996,
  })
  pines(
    s,
    [
      [1700, 724, 150],
      [1740, 728, 200],
      [1786, 728, 140],
    ],
    997,
  )
}
