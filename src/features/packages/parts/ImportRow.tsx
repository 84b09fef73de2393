import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import styles from './Packages.module.css'
import { detailOf, isWorthAgain, reasonOf } from './reason-of.ts'
import type { Import } from './use-imports.ts'

interface ImportRowProps {
  one: Import
  onRetry: () => void
  onForget: () => void
}

/** A package on its way; or why it was not taken, and what to do about it. */
export function ImportRow({ one, onRetry, onForget }: ImportRowProps) {
  const { t } = useTranslation()
  const { file, sent, failure } = one
  if (failure) return <Refused {...{ one, failure, onRetry, onForget }} />
  const isSent = sent >= file.size && sent > 0
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{file.name}</h3>
      <ProgressBar
        label={file.name}
        percent={file.size === 0 ? 0 : (100 * sent) / file.size}
        bottomLabel={<span role="status">{t(isSent ? 'packages.judging' : 'packages.sending')}</span>}
      />
    </li>
  )
}

function Refused({
  one,
  failure,
  onRetry,
  onForget,
}: ImportRowProps & { failure: NonNullable<Import['failure']> }) {
  const { t } = useTranslation()
  const reason = reasonOf(failure)
  const detail = detailOf(failure)
  return (
    <li className={styles.card} ref={showWhole}>
      <h3 className={styles.name}>{one.file.name}</h3>
      <Notice tone="error">
        <p>
          <strong>{t(`packages.refused.${reason}.what`)}</strong>
          {detail !== '' && (
            <>
              {' '}
              <code className={styles.detail}>{detail}</code>
            </>
          )}
        </p>
        <p>{t(`packages.refused.${reason}.hint`)}</p>
        {reason === 'broken' && <RequestId of={failure} />}
      </Notice>
      <div className={styles.actions}>
        {isWorthAgain(reason) && <Button onClick={onRetry}>{t('packages.again')}</Button>}
        <Button variant="secondary" onClick={onForget}>
          {t('packages.forget')}
        </Button>
      </div>
    </li>
  )
}
