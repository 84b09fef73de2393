/** px */
export interface Size {
  width: number
  height: number
}

/** px of the pane */
export interface Point {
  x: number
  y: number
}

/** Where the picture stands in its pane: its upper left corner in px, and how much larger than fitted it is. */
export interface View {
  x: number
  y: number
  zoom: number
}

export const NEAREST = 5
/** A press of a button or a key. */
export const STEP = 1.5

/** The picture as large as the pane holds it whole. @param ratio its width by its height */
export function fitted(pane: Size, ratio: number): Size {
  const width = Math.min(pane.width, pane.height * ratio)
  return { width, height: width / ratio }
}

/** Within the pane the picture is in the middle; beyond it, its edge never leaves the pane's. */
export function held({ x, y, zoom }: View, pane: Size, fit: Size): View {
  const near = Math.min(NEAREST, Math.max(1, zoom))
  return {
    x: heldAlong(x, pane.width, fit.width * near),
    y: heldAlong(y, pane.height, fit.height * near),
    zoom: near,
  }
}

function heldAlong(start: number, room: number, length: number): number {
  if (length <= room) return (room - length) / 2
  return Math.min(0, Math.max(room - length, start))
}

/** What lies under the point stays there. */
export function zoomed(view: View, factor: number, at: Point): View {
  const zoom = Math.min(NEAREST, Math.max(1, view.zoom * factor))
  const by = zoom / view.zoom
  return { x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by, zoom }
}

/** A place in the middle of the pane. @param at in percent of the picture */
export function centredOn(at: readonly [number, number], zoom: number, pane: Size, fit: Size): View {
  return {
    x: pane.width / 2 - (at[0] / 100) * fit.width * zoom,
    y: pane.height / 2 - (at[1] / 100) * fit.height * zoom,
    zoom,
  }
}

/** Whether a place can be seen, and not only its edge. */
export function shows(view: View, at: readonly [number, number], pane: Size, fit: Size): boolean {
  const x = view.x + (at[0] / 100) * fit.width * view.zoom
  const y = view.y + (at[1] / 100) * fit.height * view.zoom
  const edge = 22
  return x >= edge && y >= edge && x <= pane.width - edge && y <= pane.height - edge
}
