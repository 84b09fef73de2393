import { useState, type ComponentProps, type ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { Boat } from '#src/ui/Glyphs.tsx'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import styles from './PlaceLabel.module.css'

export interface PlaceLabelProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: 'locked' | 'open' | 'done' | 'next'
  name: string
  /** Of a place that is open to play; without it there is no ring. */
  percent?: number
  /** 20 px, in place of the ring while the place is open. */
  icon?: ReactNode
  /** A second, smaller line. */
  note?: string
}

/** The plate under a place on the map: its own ground, so that any art may lie behind it. */
export function PlaceLabel({ state, name, percent, icon, note, className, ...rest }: PlaceLabelProps) {
  const [first] = useState(state)
  return (
    <div {...rest} className={classes(styles.place, className)} data-material="night">
      <div className={classes(styles.plate, styles[state])}>
        <Mark state={state} percent={percent} icon={icon} isNews={state !== first} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </div>
    </div>
  )
}

type MarkProps = Pick<PlaceLabelProps, 'state'> & {
  percent: number | undefined
  icon: ReactNode
  isNews: boolean
}

/** What stands before the name. */
function Mark({ state, percent, icon, isNews }: MarkProps) {
  const isOpen = state === 'open' || state === 'next'
  if (isOpen && icon) return <span className={styles.boat}>{icon}</span>
  if (state === 'next' && !percent) {
    return (
      <span className={styles.boat}>
        <Boat size={20} />
      </span>
    )
  }
  // With the gap after it the name stands as far from this end as from the other.
  if (isOpen && percent === undefined) return <span style={{ width: '0.125rem' }} />
  return (
    <ProgressRing
      state={isOpen ? 'percent' : state}
      percent={percent ?? 0}
      isNews={isNews}
      {...(state === 'next' && { material: 'night' })}
    />
  )
}
