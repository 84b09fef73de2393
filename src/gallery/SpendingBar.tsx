import type { GallerySpending } from '#shared/scene/gallery.ts'
import { classes } from '#src/ui/class-names.ts'
import { megabytes } from './megabytes.ts'
import styles from './SpendingBar.module.css'

interface SpendingBarProps {
  label: string
  spending: GallerySpending
  size?: 'small' | 'normal'
}

/** From this share on it is worth a look. */
const NEARLY = 0.85

/** What a scene takes of what it may; the words say what the colour does. */
export function SpendingBar({ label, spending: { bytes, allowed }, size = 'normal' }: SpendingBarProps) {
  const share = allowed > 0 ? bytes / allowed : 0
  const words = `${megabytes(bytes)} of ${megabytes(allowed)}${share > 1 ? ', too much' : ''}`
  return (
    <span
      className={classes(styles.bar, styles[size], share > 1 && styles.over, share > NEARLY && styles.nearly)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={allowed}
      aria-valuenow={Math.min(bytes, allowed)}
      aria-valuetext={words}
      title={`${label}: ${words}`}
    >
      <span className={styles.fill} style={{ width: `${Math.min(share, 1) * 100}%` }} />
    </span>
  )
}
