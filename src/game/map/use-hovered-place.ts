import { useEffect, useState } from 'react'
import { isEntered, useStage } from '#src/stage/stage-store.ts'
import { followPlace, type PlaceBounds } from './place-bounds.ts'

/** The place under the pointer, or the one that the keyboard stands on; null while none, or while the map moves. */
export function useHoveredPlace(): PlaceBounds | null {
  const id = useStage(({ hovered, focused }) => hovered ?? focused)
  const isStill = useStage(isEntered)
  const [place, setPlace] = useState<PlaceBounds | null>(null)
  const wanted = isStill ? id : null

  useEffect(() => (wanted === null ? undefined : followPlace(wanted, setPlace)), [wanted])

  return place?.id === wanted ? place : null
}
