import type { Box, ElementLayout, Point } from '#shared/scene/layout.ts'
import { isInPolygon } from '#shared/scene/polygon.ts'
import type { Findings } from '../findings.ts'
import { boxAround } from './measures.ts'

/** Places are tried on a grid this fine. */
const STEPS = 32
/** Of the smaller one of two. Less than this happens at every edge. */
const MUCH = 1 / 3
/** Of the lower one: what is left of it, nobody meets. */
const NEARLY_ALL = 0.8
/** A drawing that has more is wrong as a whole. */
const MOST_TOLD = 12

interface Place {
  id: string
  hit: readonly Point[]
  box: Box
  /** Points on a grid that lie inside. */
  inside: readonly Point[]
}

/**
 * Tells of elements that are pressed at the same place: there a press meets the upper one alone.
 * @param elements the lowest first @param fileOf where an element is drawn
 */
export function checkOverlaps(
  elements: readonly ElementLayout[],
  fileOf: (id: string) => string,
  findings: Findings,
): void {
  const places = elements.map(({ id, hit }): Place => placeOf(id, hit))
  let told = 0
  for (const [index, upper] of places.entries()) {
    for (const lower of places.slice(0, index)) {
      const overlap = overlapOf(lower, upper)
      if (overlap.ofSmaller <= MUCH || told >= MOST_TOLD) continue
      told += 1
      tell(lower.id, upper.id, overlap, fileOf(upper.id), findings)
    }
  }
}

function tell(lower: string, upper: string, overlap: Overlap, file: string, findings: Findings): void {
  const mend = `Move them apart, or give one of them a smaller "hit" in scene.json.`
  if (overlap.ofLower > NEARLY_ALL) {
    const problem = `"element ${upper}" covers ${percent(overlap.ofLower)} of "element ${lower}", which can hardly be pressed`
    findings.fault(file, problem, mend)
    return
  }
  const problem = `"element ${upper}" lies over "element ${lower}" (${percent(overlap.ofSmaller)} of the smaller one): a press there meets only "element ${upper}"`
  findings.advise(file, problem, mend)
}

interface Overlap {
  /** Shares of their areas, 0 to 1. */
  ofSmaller: number
  ofLower: number
}

function overlapOf(lower: Place, upper: Place): Overlap {
  const ofLower = shareIn(lower, upper)
  const isLowerSmaller = areaOf(lower) <= areaOf(upper)
  return { ofLower, ofSmaller: isLowerSmaller ? ofLower : shareIn(upper, lower) }
}

/** How much of one place lies in the other. */
function shareIn({ inside, box }: Place, other: Place): number {
  if (!touch(box, other.box) || inside.length === 0) return 0
  return inside.filter((point) => isInPolygon(point, other.hit)).length / inside.length
}

function placeOf(id: string, hit: readonly Point[]): Place {
  const box = boxAround(hit)
  const inside: Point[] = []
  for (let row = 0.5; row < STEPS; row++) {
    for (let column = 0.5; column < STEPS; column++) {
      const point = { x: box.x + (box.width * column) / STEPS, y: box.y + (box.height * row) / STEPS }
      if (isInPolygon(point, hit)) inside.push(point)
    }
  }
  return { id, hit, box, inside }
}

function areaOf({ box, inside }: Place): number {
  return box.width * box.height * inside.length
}

function touch(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
