/** A box on the screen, in px of the viewport. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type CardSide = 'right' | 'left' | 'above' | 'below'

export interface CardPlace {
  side: CardSide
  left: number
  top: number
  /** Middle of the tail along the card's edge, px from the card's top (right, left) or left (above, below). */
  tail: number
}

const GAP = 16
/** The tail's height on the card when there is room: beside its title. */
const TAIL_DOWN = 106
/** The card's left edge stays this far from the right, its bottom this far from the bottom (MAP-1). */
const RIGHT_CLAMP = 330
const BOTTOM_CLAMP = 150
/** Above stands the HUD. */
const TOP_CLAMP = 88
/** Least distance of the tail from a corner. */
const CORNER = 28

export interface CardSurroundings {
  anchor: Box
  card: { width: number; height: number }
  view: { width: number; height: number }
  /** What the label names: it is what the player looks at. */
  picture?: Box
  /** Labels that must stay readable. */
  avoid?: readonly Box[]
}

const SIDES = ['right', 'left', 'above', 'below'] as const

/**
 * Right of the label, else left, above, below, else the same around the picture: the first place that covers no label and
 * not the picture. Where there is none, the one that leaves most of the picture.
 */
export function placeInfoCard(around: CardSurroundings): CardPlace {
  const { anchor, picture } = around
  const places = SIDES.map((side) => placeAt(side, anchor, around))
  const besides = picture ? SIDES.map((side) => placeAt(side, picture, around)) : []
  const onScreen = [...places, ...besides].filter((place) => overlap(boxOf(place, around), anchor) === 0)
  const free = onScreen.filter((place) => !coversLabel(place, around))
  return leastCovering(free, around) ?? leastCovering(onScreen, around) ?? placeAt('right', anchor, around)
}

function placeAt(side: CardSide, target: Box, { card, view }: CardSurroundings): CardPlace {
  const middleX = target.left + target.width / 2
  const middleY = target.top + target.height / 2
  const isBeside = side === 'right' || side === 'left'
  const wanted = {
    right: { left: target.left + target.width + GAP, top: middleY - TAIL_DOWN },
    left: { left: target.left - GAP - card.width, top: middleY - TAIL_DOWN },
    above: { left: middleX - card.width / 2, top: target.top - GAP - card.height },
    below: { left: middleX - card.width / 2, top: target.top + target.height + GAP },
  }[side]
  const left = clamp(wanted.left, GAP, view.width - RIGHT_CLAMP)
  const top = clamp(wanted.top, TOP_CLAMP, view.height - BOTTOM_CLAMP - card.height)
  const tail = isBeside
    ? clamp(middleY - top, CORNER, card.height - CORNER)
    : clamp(middleX - left, CORNER, card.width - CORNER)
  return { side, left, top, tail }
}

/** The first of those that cover the least of the picture. */
function leastCovering(places: readonly CardPlace[], around: CardSurroundings): CardPlace | undefined {
  const { picture } = around
  if (!picture) return places[0]
  const covered = places.map((place) => overlap(boxOf(place, around), picture))
  return places[covered.indexOf(Math.min(...covered))]
}

function coversLabel(place: CardPlace, around: CardSurroundings): boolean {
  return (around.avoid ?? []).some((label) => overlap(boxOf(place, around), label) > 0)
}

function boxOf(place: CardPlace, { card }: CardSurroundings): Box {
  return { left: place.left, top: place.top, ...card }
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
