import { classes } from '#src/ui/class-names.ts'
import type { Point } from './ends.ts'
import styles from './Lines.module.css'

export interface DrawnLine {
  id: string
  from: Point
  to: Point
  look: 'joined' | 'drawn' | 'right' | 'wrong'
}

/** The lines over the board. What they say the ends say, too. */
export function Lines({ lines }: { lines: readonly DrawnLine[] }) {
  return (
    <svg className={styles.lines} aria-hidden="true">
      {lines.map(({ id, from, to, look }) => (
        <path key={id} className={classes(styles.line, styles[look])} d={bow(from, to)} />
      ))}
    </svg>
  )
}

/** Leaves and arrives level, so that lines that cross can be told apart. */
function bow(from: Point, to: Point): string {
  const reach = (to.x - from.x) / 2
  return `M${from.x} ${from.y}C${from.x + reach} ${from.y} ${to.x - reach} ${to.y} ${to.x} ${to.y}`
}
