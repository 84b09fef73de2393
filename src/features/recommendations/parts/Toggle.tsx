import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CompassIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Toggle.module.css'

interface ToggleProps {
  count: number
  isOpen: boolean
  ref?: Ref<HTMLButtonElement>
  onPress: () => void
}

/** Opens what is recommended, and says how much there is. */
export function Toggle({ count, isOpen, onPress, ref }: ToggleProps) {
  const { t } = useTranslation()
  return (
    <button
      ref={ref}
      type="button"
      className={styles.toggle}
      data-material="night"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <CompassIcon size={20} weight="fill" className={styles.compass} aria-hidden />
      {t('recommendations.title')}
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{t('recommendations.count', { count })}</VisuallyHidden>
    </button>
  )
}
