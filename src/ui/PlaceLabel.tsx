import { useState, type ComponentProps } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { Boat } from '#src/ui/Glyphs.tsx'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './PlaceLabel.module.css'

export interface PlaceLabelProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: 'locked' | 'open' | 'done' | 'next'
  name: string
  /** Of an open place. */
  percent?: number
  /** The state in words, for screen readers. */
  stateText?: string
  /** Makes it a button. */
  onPress?: () => void
}

/** The plate under a place on the map: its own ground, so that any art may lie behind it. */
export function PlaceLabel({
  state,
  name,
  percent = 0,
  stateText,
  onPress,
  className,
  ...rest
}: PlaceLabelProps) {
  const [first] = useState(state)
  const content = (
    <>
      {state === 'next' ? (
        <span className={styles.boat}>
          <Boat size={20} />
        </span>
      ) : (
        <ProgressRing
          state={state === 'open' ? 'percent' : state}
          percent={percent}
          isNews={state !== first}
        />
      )}
      <span>{name}</span>
      {stateText && <VisuallyHidden>{`, ${stateText}`}</VisuallyHidden>}
    </>
  )
  return (
    <div {...rest} className={classes(styles.place, className)} data-material="night">
      {onPress ? (
        <button type="button" className={classes(styles.plate, styles[state])} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className={classes(styles.plate, styles[state])}>{content}</div>
      )}
    </div>
  )
}
