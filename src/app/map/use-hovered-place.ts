import { useEffect, useState } from 'react'
import { stageActions } from '#src/stage/stage-actions.ts'
import { useStage } from '#src/stage/stage-store.ts'

export interface HoveredPlace {
  id: string
  /** The place's label in CSS px of the viewport. */
  anchor: DOMRect
  /** The other labels, which a card may not cover. */
  others: readonly DOMRect[]
}

/** A pointer that only passes over a place opens nothing. */
const HOVER_DELAY_MS = 120

/** The place under the pointer, or the one that the keyboard stands on; null while none, or while the map is on its way. */
export function useHoveredPlace(): HoveredPlace | null {
  const id = useStage(({ hovered, focused }) => hovered ?? focused)
  const isStill = useStage(({ status }) => status === 'ready')
  const [place, setPlace] = useState<HoveredPlace | null>(null)
  const wanted = isStill ? id : null

  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setPlace(measure(wanted)), HOVER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [wanted])

  return place?.id === wanted ? place : null
}

function measure(id: string): HoveredPlace | null {
  const labels = stageActions.labelBoxes()
  const own = labels.get(id)
  if (!own) return null
  const others = [...labels].filter(([other]) => other !== id).map(([, box]) => rectOf(box))
  return { id, anchor: rectOf(own), others }
}

function rectOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): DOMRect {
  return new DOMRect(x, y, width, height)
}
