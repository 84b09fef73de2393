import { useTranslation } from 'react-i18next'
import type { CodeSetup } from '#shared/contract/second-factor.ts'
import { QrCode } from './QrCode.tsx'
import styles from '../Security.module.css'

/** What an authenticator app is to know: as a code to scan, and to type. Drawn here: the secret goes to nobody else. */
export function ScanSetup({ setup: { secret, uri } }: { setup: CodeSetup }) {
  const { t } = useTranslation()
  return (
    <div className={styles.scan}>
      <QrCode text={uri} label={t('security.scan.picture')} />
      <div className={styles.stack}>
        <p>{t('security.scan.about')}</p>
        <p className={styles.quiet}>{t('security.scan.type')}</p>
        {/* in groups, as it is typed */}
        <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
    </div>
  )
}
