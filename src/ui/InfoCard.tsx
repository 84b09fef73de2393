import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '#src/ui/class-names.ts'
import { placeInfoCard } from '#src/ui/info-card-place.ts'
import type { Box, CardPlace } from '#src/ui/info-card-place.ts'
import styles from './InfoCard.module.css'

export interface InfoCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string
  children: ReactNode
  /** The label that it speaks of, in px of the viewport. */
  anchor: Box
  /** What the label names, which stays in sight. */
  picture?: Box
  /** Other labels, which stay readable. */
  avoid?: readonly Box[]
  /** What it has to fit into; the window by default. */
  view?: { width: number; height: number }
  /** A cross beside the title, of a card that stays until it is closed. */
  cross?: ReactNode
}

/** Paper beside a label on the map, or beside the picture that the label names, its tail on the middle line. */
export function InfoCard(props: InfoCardProps) {
  const { title, children, anchor, picture, avoid, view, cross, ref, ...rest } = props
  const card = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => card.current)
  const titleId = useId()
  const [place, setPlace] = useState<CardPlace | null>(null)

  useLayoutEffect(() => {
    if (!card.current) return
    const { offsetWidth: width, offsetHeight: height } = card.current
    setPlace(
      placeInfoCard({
        anchor,
        card: { width, height },
        view: view ?? { width: innerWidth, height: innerHeight },
        ...(picture && { picture }),
        ...(avoid && { avoid }),
      }),
    )
  }, [anchor, picture, avoid, view, children])

  return createPortal(
    <section
      {...rest}
      ref={card}
      className={classes(styles.card, cross !== undefined && styles.pinned)}
      aria-labelledby={titleId}
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
      data-side={place?.side}
      data-material="paper"
    >
      {place && (
        <span className={styles.tail} style={isBeside(place) ? { top: place.tail } : { left: place.tail }} />
      )}
      <h3 id={titleId}>{title}</h3>
      {cross}
      {children}
    </section>,
    document.body,
  )
}

function isBeside({ side }: CardPlace): boolean {
  return side === 'right' || side === 'left'
}
