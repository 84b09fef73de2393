import { useTranslation } from 'react-i18next'
import { isFailure } from '#src/lib/failure.ts'
import type { Sending } from '#src/lib/forms/use-sending.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import styles from './Content.module.css'
import { detailOf, type Reason } from './refused.ts'

/** Why an action was not done, where it was not. */
export function Said({ sending }: { sending: Sending<Reason> }) {
  const { t } = useTranslation()
  if (sending.state !== 'failed') return null
  const detail = isFailure(sending.failure, 422) ? detailOf(sending.failure) : ''
  return (
    <Notice tone="error">
      <p>{t(`content.refused.${sending.reason}`)}</p>
      {detail !== '' && (
        <p>
          <code lang="en" className={styles.code}>
            {detail}
          </code>
        </p>
      )}
      {sending.reason === 'broken' && <RequestId of={sending.failure} />}
    </Notice>
  )
}
