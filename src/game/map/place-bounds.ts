import { useEffect, useState } from 'react'
import type { Box } from '#shared/scene/layout.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import type { CardSurroundings, PanRoom } from '#src/ui/info-card-place.ts'

/** Where a place stands, in CSS px of the viewport. */
export interface PlaceBounds {
  id: string
  /** Its label, which a card stands beside. */
  anchor: DOMRect
  /** Its picture, which stays in sight. */
  picture: DOMRect
  /** Other labels, which a card may not cover, by place. */
  labels: ReadonlyMap<string, DOMRect>
  /** Bars and panels, which it may not cover either. */
  bars: readonly DOMRect[]
  /** What the card has to fit into. */
  view: { width: number; height: number }
  /** How far the map can go. */
  pan: PanRoom
}

/** A pointer that only passes over a place opens nothing, and no card stands while the map moves (ms). */
const STILL_MS = 120

/** A place that was pressed, as it stood last while the map moves; null where it stands nowhere. */
export function usePlaceBounds(id: string): PlaceBounds | null {
  const [place, setPlace] = useState(() => measure(id))
  useEffect(() => followPlace(id, (now) => now && setPlace(now)), [id])
  return place
}

/** What a card beside the place has around it. `keep` are the places whose labels it needs. */
export function cardAround(
  { anchor, picture, labels, bars, view }: PlaceBounds,
  keep: readonly string[] = [],
): Omit<CardSurroundings, 'card'> {
  return {
    anchor,
    picture,
    view,
    bars,
    avoid: [...labels.values()],
    keep: keep.flatMap((id) => labels.get(id) ?? []),
  }
}

/** Reports where the place stands as soon as it stands still, and null when it moves on or nobody asks. @returns how to stop */
export function followPlace(id: string, report: (place: PlaceBounds | null) => void): () => void {
  let seen: Box | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopWatching = stageActions.onMoved(look)
  settle()

  function look(): void {
    if (!isSameBox(stageActions.elementBox(id), seen)) settle()
  }

  function settle(): void {
    seen = stageActions.elementBox(id)
    report(null)
    clearTimeout(timer)
    timer = setTimeout(() => report(measure(id)), STILL_MS)
  }

  return () => {
    stopWatching()
    clearTimeout(timer)
    report(null)
  }
}

function isSameBox(one: Box | null, other: Box | null): boolean {
  return one?.x === other?.x && one?.y === other?.y && one?.width === other?.width
}

function measure(id: string): PlaceBounds | null {
  const labels = stageActions.labelBoxes()
  const picture = stageActions.elementBox(id) ?? rowOf(id)
  if (!picture) return null
  const { view, taken, pan } = stageActions.room()
  const others = [...labels].filter(([other]) => other !== id)
  return {
    id,
    anchor: rectOf(labels.get(id) ?? picture),
    picture: rectOf(picture),
    labels: new Map(others.map(([other, box]) => [other, rectOf(box)])),
    bars: taken.map(rectOf),
    view,
    pan,
  }
}

/** Where a list stands in for the map. */
function rowOf(id: string): Box | undefined {
  return document.querySelector(`nav [data-element="${CSS.escape(id)}"]`)?.getBoundingClientRect()
}

function rectOf({ x, y, width, height }: Box): DOMRect {
  return new DOMRect(x, y, width, height)
}
