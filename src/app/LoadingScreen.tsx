import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { Spinner } from '#src/ui/Spinner.tsx'
import styles from './LoadingScreen.module.css'

interface LoadingScreenProps {
  /** The adventure's own logo, once it is known; else the platform's (BOOT-4). */
  logo?: string | null
  label?: string
}

export function LoadingScreen({ logo, label }: LoadingScreenProps) {
  const { t, i18n } = useTranslation()
  const platformLogo = usePlatform(({ settings }) => settings?.platformLogoURL)
  // Before the words have loaded there is nothing to say in any language.
  const words = label ?? (i18n.language ? t('shell.loading') : 'Waymark')
  return (
    <div className={styles.screen} data-material="night">
      <Spinner label={words} logo={<img src={logo || platformLogo || '/assets/art/mark.svg'} alt="" />} />
    </div>
  )
}
