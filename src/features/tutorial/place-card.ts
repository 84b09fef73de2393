/** In px of the viewport. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** What is shown is never closer to its card, nor the card to the edge of the window. */
const GAP = 16

/**
 * Below what is shown, else above, right or left of it; where it fits nowhere, as low as the window lets it.
 * @param isBeside tries right and left first: above and below stand other rows of a menu
 */
export function placeCard(
  shown: Box,
  card: Size,
  view: Size,
  isBeside = false,
): { left: number; top: number } {
  const middle = {
    left: shown.left + (shown.width - card.width) / 2,
    top: shown.top + (shown.height - card.height) / 2,
  }
  const after = { left: shown.left + shown.width + GAP, top: shown.top + shown.height + GAP }
  const before = { left: shown.left - GAP - card.width, top: shown.top - GAP - card.height }
  const fitsBeside = (left: number): boolean => left >= GAP && left + card.width <= view.width - GAP
  const fitsOver = (top: number): boolean => top >= GAP && top + card.height <= view.height - GAP

  const over = [after.top, before.top].filter(fitsOver).map((top) => ({ left: middle.left, top }))
  const beside = [after.left, before.left].filter(fitsBeside).map((left) => ({ left, top: middle.top }))
  const [place = { left: middle.left, top: view.height }] = isBeside
    ? [...beside, ...over]
    : [...over, ...beside]
  return {
    left: within(place.left, view.width - GAP - card.width),
    top: within(place.top, view.height - GAP - card.height),
  }
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most))
}

/** A box with room around it, as far as it lies inside the window. */
export function spotlight(box: Box, view: Size, room = 8): Box {
  const left = Math.max(0, box.left - room)
  const top = Math.max(0, box.top - room)
  return {
    left,
    top,
    width: Math.max(0, Math.min(view.width, box.left + box.width + room) - left),
    height: Math.max(0, Math.min(view.height, box.top + box.height + room) - top),
  }
}
