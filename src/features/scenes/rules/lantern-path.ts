import type { LanternsFile } from '#shared/scene/files.ts'
import type { ElementLayout } from '#shared/scene/layout.ts'

/** How far a new path bends from the straight line, as a share of that. */
const BEND = 0.12

/** A path from the foot of one place to that of another, with one point between them to pull it by. */
export function newLanterns(from: ElementLayout, to: ElementLayout): LanternsFile {
  const [start, end] = [footPoint(from), footPoint(to)]
  const middle: [number, number] = [
    tenth((start[0] + end[0]) / 2 + (start[1] - end[1]) * BEND),
    tenth((start[1] + end[1]) / 2 + (end[0] - start[0]) * BEND),
  ]
  return { from: from.id, points: [start, middle, end] }
}

function footPoint({ foot, picture: { box } }: ElementLayout): [number, number] {
  return [tenth(box.x + box.width / 2), tenth(foot ?? box.y + box.height)]
}

function tenth(units: number): number {
  return Math.round(units * 10) / 10
}
