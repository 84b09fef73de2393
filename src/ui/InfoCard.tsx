import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '#src/ui/class-names.ts'
import { isBeside, placeInfoCard } from '#src/ui/info-card-place.ts'
import type { CardPlace, CardSurroundings } from '#src/ui/info-card-place.ts'
import styles from './InfoCard.module.css'

export interface InfoCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string
  children: ReactNode
  /** Where what it speaks of stands, and what else, in px of the viewport. */
  around: Omit<CardSurroundings, 'card'>
  /** The map is to move by so many px, to make room. */
  onPan?: (pan: CardPlace['pan']) => void
  /** A cross beside the title, of a card that stays until it is closed; last in the focus order. */
  cross?: ReactNode
}

/** Paper beside a label on the map, or beside the picture that the label names, its tail on it. */
export function InfoCard(props: InfoCardProps) {
  const { title, children, around, onPan, cross, ref, ...rest } = props
  const card = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => card.current)
  const titleId = useId()
  const [place, setPlace] = useState<CardPlace | null>(null)

  useLayoutEffect(() => {
    if (!card.current) return
    const { offsetWidth: width, offsetHeight: height } = card.current
    setPlace(placeInfoCard({ ...around, card: { width, height } }))
  }, [around, children])
  const pan = place?.pan
  useEffect(() => {
    if (pan && (pan.x !== 0 || pan.y !== 0)) onPan?.(pan)
  }, [pan, onPan])

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
      {place && place.tail !== null && (
        <span
          className={styles.tail}
          style={isBeside(place.side) ? { top: place.tail } : { left: place.tail }}
        />
      )}
      <h3 id={titleId}>{title}</h3>
      {children}
      {cross !== undefined && <div className={styles.cross}>{cross}</div>}
    </section>,
    document.body,
  )
}
