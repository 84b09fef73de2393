import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { hyphenates, withSoftHyphens } from '#src/ui/soft-hyphens.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Brand.module.css'

interface BrandProps {
  /** What stands beside the mark; the platform's title by default. */
  name?: string
  isLarge?: boolean
}

/** The tenant's mark and name, white straight on the sky. */
export function Brand({ name, isLarge = false }: BrandProps) {
  const settings = usePlatform((platform) => platform.settings)
  const { i18n } = useTranslation()
  const whole = name ?? settings?.platformTitle ?? 'Waymark'
  const written = hyphenates(i18n.language) ? whole : withSoftHyphens(whole, i18n.language)
  const logo = settings?.platformLogoURL || '/assets/art/mark.svg'
  return (
    <div className={isLarge ? `${styles.brand} ${styles.large}` : styles.brand}>
      <img className={styles.mark} src={logo} alt="" />
      <span className={styles.name} aria-hidden={written !== whole}>
        {written}
      </span>
      {written !== whole && <VisuallyHidden>{whole}</VisuallyHidden>}
    </div>
  )
}
