import { useState, type ComponentProps } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { Boat } from '#src/ui/Glyphs.tsx'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import styles from './PlaceLabel.module.css'

export interface PlaceLabelProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: 'locked' | 'open' | 'done' | 'next'
  name: string
  /** Of a place that is open to play. */
  percent?: number
}

/** The plate under a place on the map: its own ground, so that any art may lie behind it. */
export function PlaceLabel({ state, name, percent = 0, className, ...rest }: PlaceLabelProps) {
  const [first] = useState(state)
  return (
    <div {...rest} className={classes(styles.place, className)} data-material="night">
      <div className={classes(styles.plate, styles[state])}>
        {state === 'next' && percent === 0 ? (
          <span className={styles.boat}>
            <Boat size={20} />
          </span>
        ) : (
          <ProgressRing
            state={state === 'open' || state === 'next' ? 'percent' : state}
            percent={percent}
            isNews={state !== first}
            {...(state === 'next' && { material: 'night' })}
          />
        )}
        <span className={styles.name}>{name}</span>
      </div>
    </div>
  )
}
