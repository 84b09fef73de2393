import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { placeInfoCard } from '#src/ui/info-card-place.ts'
import type { Box, CardPlace } from '#src/ui/info-card-place.ts'
import styles from './InfoCard.module.css'

export interface InfoCardProps {
  title: string
  children: ReactNode
  /** The label that it speaks of, in px of the viewport. */
  anchor: Box
  /** What the label names, which stays in sight. */
  picture?: Box
  /** Other labels, which stay readable. */
  avoid?: readonly Box[]
}

/** Paper beside a label on the map, or beside the picture that the label names, its tail on the middle line. */
export function InfoCard({ title, children, anchor, picture, avoid }: InfoCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [place, setPlace] = useState<CardPlace | null>(null)

  useLayoutEffect(() => {
    if (!card.current) return
    const { offsetWidth: width, offsetHeight: height } = card.current
    const view = { width: innerWidth, height: innerHeight }
    setPlace(
      placeInfoCard({
        anchor,
        card: { width, height },
        view,
        ...(picture && { picture }),
        ...(avoid && { avoid }),
      }),
    )
  }, [anchor, picture, avoid, children])

  return createPortal(
    <section
      ref={card}
      className={styles.card}
      aria-labelledby={titleId}
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
      data-side={place?.side}
      data-material="paper"
    >
      {place && (
        <span className={styles.tail} style={isBeside(place) ? { top: place.tail } : { left: place.tail }} />
      )}
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>,
    document.body,
  )
}

function isBeside({ side }: CardPlace): boolean {
  return side === 'right' || side === 'left'
}
