import { useTranslation } from 'react-i18next'
import { offerFile } from '#src/lib/offer-file.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Security.module.css'

/** Codes for the day on which the phone is gone: shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation()
  const download = () => {
    const head = t('security.recovery.file')
    offerFile('recovery-codes.txt', [head, '', ...codes, ''].join('\n'), 'text/plain')
  }
  return (
    <div className={styles.stack}>
      <Notice tone="warn">{t('security.recovery.once')}</Notice>
      <ul className={styles.codes} aria-label={t('security.recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="secondary" icon={<DownloadSimpleIcon size={20} aria-hidden />} onClick={download}>
        {t('security.recovery.download')}
      </Button>
    </div>
  )
}
