import type { ComponentProps } from 'react'
import { classes } from '#src/ui/class-names.ts'
import styles from './Plate.module.css'

interface PlateProps extends ComponentProps<'p'> {
  /** It comes after 400 ms. */
  isLate?: boolean
}

/** One line of news over the scene, below the HUD. */
export function Plate({ isLate = false, ...rest }: PlateProps) {
  return <p {...rest} className={classes(styles.plate, isLate && styles.late)} data-material="night" />
}
