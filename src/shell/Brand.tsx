import { usePlatform } from '#src/features/platform/store.ts'
import styles from './Brand.module.css'

interface BrandProps {
  /** What stands beside the mark; the platform's title by default. */
  name?: string
  isLarge?: boolean
}

/** The tenant's mark and name, white straight on the sky. */
export function Brand({ name, isLarge = false }: BrandProps) {
  const settings = usePlatform((platform) => platform.settings)
  const logo = settings?.platformLogoURL || '/assets/art/mark.svg'
  return (
    <div className={isLarge ? `${styles.brand} ${styles.large}` : styles.brand}>
      <img className={styles.mark} src={logo} alt="" />
      <span className={styles.name}>{name ?? settings?.platformTitle ?? 'Waymark'}</span>
    </div>
  )
}
