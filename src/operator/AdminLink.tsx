import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './Console.module.css'

interface AdminLinkProps {
  /** Null: it is mailed. */
  link: string | null
  /** Empty where there is none. */
  email: string
}

/** The link of an admin, to be handed over, or that it is on its way. */
export function AdminLink({ link, email }: AdminLinkProps) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  if (link === null) return <Notice tone="good">{t('operator.admin.mailed', { email })}</Notice>
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Notice tone="good">
      <p className={styles.tight}>{t('operator.admin.handOver')}</p>
      <output className={styles.secret}>{link}</output>
      {'clipboard' in navigator && (
        <Button variant="secondary" onClick={() => void copy()}>
          {t(isCopied ? 'operator.admin.copied' : 'operator.admin.copy')}
        </Button>
      )}
    </Notice>
  )
}
