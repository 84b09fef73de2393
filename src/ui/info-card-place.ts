/** A box on the screen, in px of the viewport. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type CardSide = 'right' | 'left' | 'above' | 'below'

/** px that the map can be moved each way: its content by so much at least (negative) and at most. */
export interface PanRoom {
  x: { min: number; max: number }
  y: { min: number; max: number }
}

export interface CardPlace {
  side: CardSide
  left: number
  top: number
  /** Middle of the tail along the card's edge, px from the card's top (right, left) or left (above, below); null where
   * it would point at nothing. */
  tail: number | null
  /** How far what lies under the card has to move for it, px. */
  pan: { x: number; y: number }
}

export interface CardSurroundings {
  anchor: Box
  card: { width: number; height: number }
  view: { width: number; height: number }
  /** What the label names: it is what the player looks at. */
  picture?: Box
  /** Other labels, which should stay readable. */
  avoid?: readonly Box[]
  /** Bars and panels, which stand still while the map moves. */
  bars?: readonly Box[]
  /** What the card speaks of besides: the label of the place that it leads to. */
  keep?: readonly Box[]
  /** Where the map may make room for the card. */
  room?: PanRoom
}

const GAP = 16
/** The tail's height on the card when there is room: beside its title. */
const TAIL_DOWN = 106
/** The card's left edge stays this far from the right, its bottom this far from the bottom (MAP-1). */
const RIGHT_CLAMP = 330
const BOTTOM_CLAMP = 150
/** Above stands the HUD. */
const TOP_CLAMP = 88
/** Windows smaller than this have no px to leave free: there the card keeps off what stands at the edges, and no more. */
const SMALL = { width: 700, height: 560 }
/** Least distance of the tail from a corner. */
const CORNER = 28
/** A picture's box has empty corners: the tail points at this much of its middle (share). */
const BODY = 0.6
/** The tail still points at a picture this much further off than usual, where the bottom has to stay free (px). */
const FAR = 96
/** The map is moved in steps of this many px, this many of them at most. */
const PAN_STEP = 56
const PAN_STEPS = 8

/** What is wrong with a place of the card: of less weight than one of the kind before, however often. */
const COST = { tailLost: 1e7, anchor: 1e6, keep: 1e5, picture: 3e4, label: 2e3, slide: 20, side: 1, px: 2 }

const SIDES = ['right', 'left', 'above', 'below'] as const

/**
 * Right of the label, else left, above, below, else the same around the picture: the first place whose tail points at
 * what the card speaks of, that covers no label and not the picture. Where there is none, the one that covers least; and
 * before that the map makes room, as far as it can.
 */
export function placeInfoCard(around: CardSurroundings): CardPlace {
  let best: { place: CardPlace; cost: number } | null = null
  for (const pan of pansIn(around.room)) {
    const moved = movedBy(pan, around)
    const far = (Math.abs(pan.x) + Math.abs(pan.y)) * COST.px
    if (best && far >= best.cost) continue
    for (const [index, place] of placesOf(moved).entries()) {
      const cost = far + index * COST.side + costOf(place, moved)
      if (!best || cost < best.cost) best = { place: { ...place, pan }, cost }
    }
  }
  if (!best) throw new Error('there is always the place beside the label')
  return best.place
}

/** The nearest first. */
function pansIn(room: PanRoom | undefined): CardPlace['pan'][] {
  if (!room) return [{ x: 0, y: 0 }]
  const steps = ({ min, max }: PanRoom['x']) =>
    Array.from({ length: 2 * PAN_STEPS + 1 }, (_, index) => (index - PAN_STEPS) * PAN_STEP).filter(
      (by) => by === 0 || (by >= min && by <= max),
    )
  return steps(room.x)
    .flatMap((x) => steps(room.y).map((y) => ({ x, y })))
    .toSorted((a, b) => Math.abs(a.x) + Math.abs(a.y) - Math.abs(b.x) - Math.abs(b.y))
}

function movedBy(pan: CardPlace['pan'], around: CardSurroundings): CardSurroundings {
  if (pan.x === 0 && pan.y === 0) return around
  const move = (box: Box): Box => ({ ...box, left: box.left + pan.x, top: box.top + pan.y })
  const { anchor, picture, avoid = [], keep = [] } = around
  return {
    ...around,
    anchor: move(anchor),
    avoid: avoid.map(move),
    keep: keep.map(move),
    ...(picture && { picture: move(picture) }),
  }
}

/** `off`: how much further from its target than usual, px. */
type Placed = Omit<CardPlace, 'pan'> & { off: number }
type Candidate = Placed & { slide: number }

function placesOf(around: CardSurroundings): Candidate[] {
  const { anchor, picture } = around
  return [anchor, ...(picture ? [picture] : [])].flatMap((target) =>
    SIDES.flatMap((side) =>
      slides(side, target, around).map((down, slide) => ({ ...placeAt(side, down, target, around), slide })),
    ),
  )
}

/**
 * Where along its edge the card may have the target's middle, the best first (px). Beside a picture also off its edge: the tail then
 * points at another part of it.
 */
function slides(side: CardSide, target: Box, { anchor, card }: CardSurroundings): number[] {
  const length = isBeside(side) ? card.height : card.width
  const first = isBeside(side) ? Math.min(TAIL_DOWN, length - CORNER) : length / 2
  const inside = [0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1].map(
    (share) => CORNER + share * (length - 2 * CORNER),
  )
  const reach = target === anchor ? 0 : reachOf(side, target, BODY)
  const outside = [1 / 3, 2 / 3, 1].flatMap((share) => [
    CORNER - share * reach,
    length - CORNER + share * reach,
  ])
  const others = reach > 0 ? [...inside, ...outside] : inside
  return [first, ...others.toSorted((a, b) => Math.abs(a - first) - Math.abs(b - first))]
}

/** How far from its middle a tail still points at a box, of which so much (share) is full, px. */
function reachOf(side: CardSide, box: Box, share: number): number {
  return (share * (isBeside(side) ? box.height : box.width)) / 2
}

function placeAt(side: CardSide, down: number, target: Box, around: CardSurroundings): Placed {
  const { anchor, card, view } = around
  const middleX = target.left + target.width / 2
  const middleY = target.top + target.height / 2
  const wanted = {
    right: { left: target.left + target.width + GAP, top: middleY - down },
    left: { left: target.left - GAP - card.width, top: middleY - down },
    above: { left: middleX - down, top: target.top - GAP - card.height },
    below: { left: middleX - down, top: target.top + target.height + GAP },
  }[side]
  const { right, bottom, head } = clampsOf(around)
  const left = clamp(wanted.left, GAP, view.width - right)
  const top = clamp(wanted.top, head, view.height - bottom - card.height)
  const [across, along, length] = isBeside(side)
    ? [left - wanted.left, middleY - top, card.height]
    : [top - wanted.top, middleX - left, card.width]
  const off = side === 'left' || side === 'above' ? -across : across
  const tail = clamp(along, CORNER, length - CORNER)
  const reach = reachOf(side, target, target === anchor ? 1 : BODY)
  const isPointing =
    off >= 0 && off <= (target === around.picture ? FAR : 0) && Math.abs(along - tail) <= reach
  return { side, left, top, off: Math.max(0, off), tail: isPointing ? tail : null }
}

function clampsOf({ card, view }: CardSurroundings): { right: number; bottom: number; head: number } {
  const isLow = view.height < SMALL.height
  const isSmall = isLow || view.width < SMALL.width
  return {
    right: isSmall ? card.width + GAP : RIGHT_CLAMP,
    bottom: isSmall ? GAP : BOTTOM_CLAMP,
    head: isLow ? GAP : TOP_CLAMP,
  }
}

function costOf(place: Candidate, around: CardSurroundings): number {
  const { anchor, picture, avoid = [], bars = [], keep = [], card, view } = around
  const box = { left: place.left, top: place.top, ...card }
  const isOut = overlap(anchor, { left: 0, top: 0, ...view }) < anchor.width * anchor.height
  const covered = (weight: number, other: Box) => {
    const area = overlap(box, other)
    return area > 0 ? weight + area : 0
  }
  return [
    place.tail === null || isOut ? COST.tailLost : 0,
    covered(COST.anchor, anchor),
    ...keep.map((label) => covered(COST.keep, label)),
    picture ? (overlap(box, picture) / (picture.width * picture.height)) * COST.picture : 0,
    ...[...avoid, ...bars].map((other) => covered(COST.label, other)),
    place.slide * COST.slide,
    place.off * COST.px,
  ].reduce((sum, cost) => sum + cost)
}

export function isBeside(side: CardSide): boolean {
  return side === 'right' || side === 'left'
}

/** Square px that two boxes share. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
