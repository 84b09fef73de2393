import { useTranslation } from 'react-i18next'
import { classes } from '#src/ui/class-names.ts'
import { StarFourIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Card.module.css'

const BEST = 5

/** How well a task fits, as five icons of points (REC-4). */
export function Fit({ rate }: { rate: number }) {
  const { t } = useTranslation()
  return (
    <span className={styles.fit}>
      <VisuallyHidden>{t('recommendations.fit', { rate })}</VisuallyHidden>
      {Array.from({ length: BEST }, (_, index) => (
        <StarFourIcon
          key={index}
          size={14}
          weight={index < rate ? 'fill' : 'regular'}
          className={classes(index >= rate && styles.less)}
          aria-hidden
        />
      ))}
    </span>
  )
}
