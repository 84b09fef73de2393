import { useEffect, type ReactNode } from 'react'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { LockSimpleIcon } from '#src/ui/icons.ts'
import styles from './LockedCard.module.css'
import { closeLockedPlace, useLockedPlace, type LockedPlace } from './locked-place.ts'
import type { OpenLockedCardProps } from './locked/OpenLockedCard.tsx'

/** Fetched as soon as the map stands, for the first press on a locked place. */
const openCard = latePart<OpenLockedCardProps>(
  async () => (await import('./locked/OpenLockedCard.tsx')).OpenLockedCard,
)

interface LockedCardProps {
  sceneId: string
  /** What the card of the place says under the pointer, its reason included; without it, the reason alone. */
  factsOf?: (id: string) => ReactNode
}

/** After a press on a locked place: beside it, where its card stands under the pointer, the reason and the way to what is missing. */
export function LockedCard({ sceneId, factsOf }: LockedCardProps) {
  const place = useLockedPlace((state) => state.place)
  // It goes with its map.
  useEffect(() => closeLockedPlace, [sceneId])
  const open = place?.sceneId === sceneId ? place : null
  const { Part: OpenCard } = useLatePart(openCard)
  if (!open || !OpenCard) return null
  return <OpenCard key={open.id} place={open} facts={factsOf?.(open.id) ?? <Reason place={open} />} />
}

function Reason({ place }: { place: LockedPlace }) {
  const reasons = useReasons()
  return (
    <p className={styles.reason}>
      <LockSimpleIcon size={20} aria-hidden />
      {reasons(place.unmet)}
    </p>
  )
}
