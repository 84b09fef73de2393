import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFailure } from '#src/lib/failure.ts'
import styles from './RequestId.module.css'

/** The number of the request that failed, labelled and to be copied: with it a report can be found in the server's log. */
export function RequestId({ of }: { of: unknown }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<string | null>(null)
  const id = isFailure(of) && of.kind === 'broken' && of.problem?.requestId
  if (!id) return null
  // without https there is none: the number is selected by hand
  const hasClipboard = 'clipboard' in navigator
  const copy = () => {
    navigator.clipboard.writeText(id).then(
      () => setCopied(id),
      () => undefined,
    )
  }
  return (
    <small className={styles.id}>
      <span>{t('Error.report')}</span> <output className={styles.number}>{id}</output>{' '}
      {hasClipboard && (
        <button type="button" className={styles.copy} onClick={copy}>
          {t(copied === id ? 'Error.copied' : 'Error.copy')}
        </button>
      )}
    </small>
  )
}
