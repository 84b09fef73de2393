import { useTranslation } from 'react-i18next'
import type { Sending } from '#src/lib/forms/use-sending.ts'
import { CheckCircleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import styles from '../Section.module.css'
import type { Reason } from './field-errors.ts'

/** A longer wait is said in minutes. */
const MINUTE_S = 60

interface SavingNoteProps {
  sending: Sending<Reason>
  /** Something else was typed since: what was saved is not all of it. */
  isDirty?: boolean
  /** 'Saved' by default. */
  done?: string
}

/** What became of it; 'Saved' is spoken, too. */
export function SavingNote({ sending, isDirty = false, done }: SavingNoteProps) {
  const { t } = useTranslation()
  return (
    <>
      <span role="status">
        {sending.state === 'done' && !isDirty && (
          <span className={styles.saved}>
            <CheckCircleIcon size="1.25rem" weight="fill" aria-hidden="true" />
            {done ?? t('profile.saved')}
          </span>
        )}
      </span>
      {sending.state === 'failed' && (
        <div className={styles.failed}>
          <Notice tone={sending.reason === 'wait' ? 'warn' : 'error'}>
            {t(`profile.failed.${sending.seconds > MINUTE_S ? 'waitLong' : sending.reason}`, {
              seconds: sending.seconds,
              minutes: Math.ceil(sending.seconds / MINUTE_S),
            })}
            <RequestId of={sending.failure} />
          </Notice>
        </div>
      )}
    </>
  )
}
