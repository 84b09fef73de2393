import { useEffect, useState } from 'react'
import type { Box } from '#shared/scene/layout.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { useStage } from '#src/stage/stage-store.ts'

export interface HoveredPlace {
  id: string
  /** The place's label in CSS px of the viewport. */
  anchor: DOMRect
  /** Its picture, which stays in sight. */
  picture: DOMRect
  /** The other labels, which a card may not cover. */
  others: readonly DOMRect[]
}

/** A pointer that only passes over a place opens nothing, and no card stands while the map moves (ms). */
const STILL_MS = 120

/** The place under the pointer, or the one that the keyboard stands on; null while none, or while the map moves. */
export function useHoveredPlace(): HoveredPlace | null {
  const id = useStage(({ hovered, focused }) => hovered ?? focused)
  const isStill = useStage(({ status }) => status === 'ready')
  const [place, setPlace] = useState<HoveredPlace | null>(null)
  const wanted = isStill ? id : null

  useEffect(() => (wanted === null ? undefined : followPlace(wanted, setPlace)), [wanted])

  return place?.id === wanted ? place : null
}

/** Reports where the place stands as soon as it stands still, and null when it moves on or nobody asks. @returns how to stop */
export function followPlace(id: string, report: (place: HoveredPlace | null) => void): () => void {
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

function measure(id: string): HoveredPlace | null {
  const labels = stageActions.labelBoxes()
  const own = labels.get(id)
  const picture = stageActions.elementBox(id)
  if (!own || !picture) return null
  const others = [...labels].filter(([other]) => other !== id).map(([, box]) => rectOf(box))
  return { id, anchor: rectOf(own), picture: rectOf(picture), others }
}

function rectOf({ x, y, width, height }: Box): DOMRect {
  return new DOMRect(x, y, width, height)
}
