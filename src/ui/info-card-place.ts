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
/** Least distance of the tail from a corner. */
const CORNER = 28

export interface CardSurroundings {
  anchor: Box
  card: { width: number; height: number }
  view: { width: number; height: number }
  /** Labels that must stay readable. */
  avoid?: readonly Box[]
}

/** Right of the label, else left, above, below: the first side that is on the screen and covers no other label. */
export function placeInfoCard(around: CardSurroundings): CardPlace {
  const places = (['right', 'left', 'above', 'below'] as const).map((side) => placeAt(side, around))
  const onScreen = places.filter((place) => !coversAnchor(place, around))
  const free = onScreen.find((place) => !coversLabel(place, around))
  return free ?? onScreen[0] ?? placeAt('right', around)
}

function placeAt(side: CardSide, { anchor, card, view }: CardSurroundings): CardPlace {
  const middleX = anchor.left + anchor.width / 2
  const middleY = anchor.top + anchor.height / 2
  const isBeside = side === 'right' || side === 'left'
  const wanted = {
    right: { left: anchor.left + anchor.width + GAP, top: middleY - TAIL_DOWN },
    left: { left: anchor.left - GAP - card.width, top: middleY - TAIL_DOWN },
    above: { left: middleX - card.width / 2, top: anchor.top - GAP - card.height },
    below: { left: middleX - card.width / 2, top: anchor.top + anchor.height + GAP },
  }[side]
  const left = clamp(wanted.left, GAP, view.width - RIGHT_CLAMP)
  const top = clamp(wanted.top, GAP, view.height - BOTTOM_CLAMP - card.height)
  const tail = isBeside
    ? clamp(middleY - top, CORNER, card.height - CORNER)
    : clamp(middleX - left, CORNER, card.width - CORNER)
  return { side, left, top, tail }
}

function coversAnchor(place: CardPlace, { anchor, card }: CardSurroundings): boolean {
  return overlap({ ...place, ...card }, anchor)
}

function coversLabel(place: CardPlace, { card, avoid = [] }: CardSurroundings): boolean {
  return avoid.some((label) => overlap({ ...place, ...card }, label))
}

function overlap(one: Box, other: Box): boolean {
  const isApartX = one.left + one.width <= other.left || other.left + other.width <= one.left
  const isApartY = one.top + one.height <= other.top || other.top + other.height <= one.top
  return !isApartX && !isApartY
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
