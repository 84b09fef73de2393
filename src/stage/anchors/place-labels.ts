import type { Box } from '#shared/scene/layout.ts'
import { clamp, type Size } from '../geometry.ts'

/** A label that hangs from a point of the screen: the middle of its upper edge (CSS px). */
export interface HangingLabel extends Size {
  id: string
  x: number
  y: number
  /** What the screen shows of its place's picture. */
  picture: Box
}

/** Upper left corner, and how far it was moved down off its point, where a line can lead back to it. */
export interface PlacedLabel extends Size {
  id: string
  x: number
  y: number
  shift: number
}

const MARGIN = 16
const GAP = 8

/**
 * Keeps labels inside the screen and apart: of two nearer than 8 px the later goes on downwards, or upwards where the
 * screen ends, or aside where a column of buttons leaves neither. What is `taken` by the overlay stays free of them.
 * A label stays beside its own picture, and goes no deeper into another's than it is high; one that finds no such place
 * is left out.
 */
export function placeLabels(
  labels: readonly HangingLabel[],
  screen: Size,
  taken: readonly Box[] = [],
): PlacedLabel[] {
  const placed: PlacedLabel[] = []
  for (const label of labels.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const { id, width, height, picture } = label
    const home = homeOf(label, screen)
    const near = surroundings(label)
    const others = labels
      .filter((other) => other !== label && isNearer(near, other.picture, GAP))
      .map((other) => other.picture)
    const isFree = (box: Box) =>
      isInside(box, screen) && isBeside(box, picture) && others.every((other) => staysOff(box, other, home))
    const blockers = [...taken, ...placed].filter((other) => isNearer(near, other, GAP))
    const free = freeBox(home, picture, blockers, screen, isFree)
    if (free)
      placed.push({ id, x: free.x, y: free.y, width, height, shift: free.x === home.x ? free.y - home.y : 0 })
  }
  return placed.map((label) => (isLedAcross(label, placed) ? { ...label, shift: 0 } : label))
}

/** All that a label beside its picture can lie on: what is further away is in nobody's way. */
function surroundings({ width, height, picture }: HangingLabel): Box {
  const across = width + reachOf(height)
  const down = height + reachOf(height)
  return {
    x: picture.x - across,
    y: picture.y - down,
    width: picture.width + 2 * across,
    height: picture.height + 2 * down,
  }
}

/** How far off its picture a label may stand: at its edge, or with one label between. */
function reachOf(height: number): number {
  return height + 2 * GAP
}

/** A line back to the point would run through another label. */
function isLedAcross({ id, x, y, width, shift }: PlacedLabel, placed: readonly PlacedLabel[]): boolean {
  const line = { x: x + width / 2, y: y - shift, width: 1, height: shift }
  return placed.some((other) => other.id !== id && isNearer(line, other, 0))
}

/** Under its point, as far as the screen shows what the point is of. */
function homeOf({ x, y, width, height, picture }: HangingLabel, screen: Size): Box {
  const middle = clamp(x, picture.x, picture.x + picture.width)
  const top = clamp(y, picture.y, picture.y + picture.height)
  return {
    x: within(middle - width / 2, width, screen.width),
    y: within(top, height, screen.height),
    width,
    height,
  }
}

function within(start: number, length: number, whole: number): number {
  return clamp(start, MARGIN, Math.max(whole - MARGIN - length, MARGIN))
}

/** The first free place: straight down, straight up, then as little aside as it takes, beside its picture. */
function freeBox(
  home: Box,
  picture: Box,
  blockers: readonly Box[],
  screen: Size,
  isFree: (box: Box) => boolean,
): Box | null {
  const asides = [
    0,
    screen.width,
    ...blockers.flatMap((other) => [other.x - GAP - home.width, other.x + other.width + GAP]),
  ]
    .map((x) => within(x, home.width, screen.width))
    .filter((x) => isBeside({ ...home, x, y: picture.y }, picture))
    .toSorted((a, b) => Math.abs(a - home.x) - Math.abs(b - home.x))
  for (const x of new Set([home.x, ...asides])) {
    const start = { ...home, x }
    const column = blockers.filter((other) => isNearer(start, { ...other, y: start.y }, GAP))
    for (const direction of [1, -1] as const) {
      const box = { ...start, y: pushed(start, column, direction) }
      if (isFree(box)) return box
    }
  }
  return null
}

function pushed(label: Box, placed: readonly Box[], direction: 1 | -1): number {
  let { y } = label
  const blockers = () => placed.find((other) => isNearer({ ...label, y }, other, GAP))
  for (
    let other = blockers(), tries = 0;
    other && tries < placed.length + 1;
    other = blockers(), tries += 1
  ) {
    y = direction === 1 ? other.y + other.height + GAP : other.y - label.height - GAP
  }
  return y
}

function isInside({ y, height }: Box, screen: Size): boolean {
  return y >= MARGIN && y + height <= screen.height - MARGIN
}

function isBeside(label: Box, picture: Box): boolean {
  return isNearer(label, picture, reachOf(label.height))
}

function isNearer(one: Box, other: Box, gap: number): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  )
}

/** Where pictures overlap a label may lie on both: as deep as it lies at home it always may. */
function staysOff(label: Box, picture: Box, home: Box): boolean {
  return depth(label, picture) <= Math.max(label.height, depth(home, picture))
}

/** How far a label would have to go to leave the picture; negative beside it. */
function depth(label: Box, picture: Box): number {
  return Math.min(
    label.x + label.width - picture.x,
    picture.x + picture.width - label.x,
    label.y + label.height - picture.y,
    picture.y + picture.height - label.y,
  )
}
