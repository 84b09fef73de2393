import { say, together } from '#shared/domain/findings/words.ts'
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
/** What the grid leaves out at its edges. */
const WHOLE = 0.995
/** Of the lower one: neighbours overlap by as much. */
const MARGIN = 0.05
/** A drawing that has more is wrong as a whole. */
const MOST_REPORTED = 12

interface Place {
  id: string
  hit: readonly Point[]
  box: Box
  /** Points on a grid that lie inside. */
  inside: readonly Point[]
}

/**
 * Reports elements that are pressed at the same place: there a press meets the upper one alone. What is covered, by one or
 * by several together, cannot be pressed at all.
 * @param elements the lowest first @param fileOf where an element is drawn
 */
export function checkOverlaps(
  elements: readonly ElementLayout[],
  fileOf: (id: string) => string,
  findings: Findings,
): void {
  const places = elements.map(({ id, hit }): Place => placeOf(id, hit))
  const covered = places.flatMap((lower, index) => coverOf(lower, places.slice(index + 1)) ?? [])
  for (const cover of covered.slice(0, MOST_REPORTED)) reportCovered(cover, fileOf, findings)
  const isCovered = new Set(covered.map(({ lower }) => lower))
  let reported = 0
  for (const [index, upper] of places.entries()) {
    for (const lower of places.slice(0, index)) {
      const share = overlapOf(lower, upper)
      if (share <= MUCH || reported >= MOST_REPORTED || isCovered.has(lower)) continue
      reported += 1
      const problem = say('lies-over', { upper: upper.id, lower: lower.id, percent: percent(share) })
      findings.advise(fileOf(upper.id), problem, say('move-apart'))
    }
  }
}

/** An element of which nearly nothing is left to be pressed. */
interface Cover {
  lower: Place
  /** Those that lie over it. */
  uppers: readonly Place[]
  /** 0 to 1. */
  share: number
}

function coverOf(lower: Place, above: readonly Place[]): Cover | null {
  const uppers = above.filter((upper) => shareIn(lower, [upper]) > MARGIN)
  const share = shareIn(lower, uppers)
  const alone = uppers.find((upper) => shareIn(lower, [upper]) > NEARLY_ALL)
  return share > NEARLY_ALL ? { lower, uppers: alone ? [alone] : uppers, share } : null
}

function reportCovered(
  { lower, uppers, share }: Cover,
  fileOf: (id: string) => string,
  findings: Findings,
): void {
  const values = {
    elements: together(uppers.map(({ id }) => say('the-element', { id }))),
    lower: lower.id,
    percent: percent(share),
  }
  const isOne = uppers.length === 1
  const [first, ...others] = uppers
  const file = fileOf(first && others.length === 0 ? first.id : lower.id)
  const wholly = isOne ? 'covered-by-one' : 'covered-by-many'
  const nearly = isOne ? 'nearly-covered-by-one' : 'nearly-covered-by-many'
  findings.error(file, say(share > WHOLE ? wholly : nearly, values), say('move-apart'))
}

/** Of the smaller one, 0 to 1. */
function overlapOf(lower: Place, upper: Place): number {
  return areaOf(lower) <= areaOf(upper) ? shareIn(lower, [upper]) : shareIn(upper, [lower])
}

/** How much of one place lies in any of the others. */
function shareIn({ inside, box }: Place, others: readonly Place[]): number {
  const near = others.filter((other) => touch(box, other.box))
  if (near.length === 0 || inside.length === 0) return 0
  const met = inside.filter((point) => near.some(({ hit }) => isInPolygon(point, hit)))
  return met.length / inside.length
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

function percent(share: number): number {
  return Math.round(share * 100)
}
