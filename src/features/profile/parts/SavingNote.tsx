import { useTranslation } from 'react-i18next'
import { CheckCircleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Section.module.css'
import type { Saving } from './use-saving.ts'

interface SavingNoteProps {
  saving: Saving
  /** Something else was typed since: what was saved is not all of it. */
  isDirty?: boolean
  /** 'Saved' by default. */
  done?: string
}

/** What became of it; 'Saved' is spoken, too. */
export function SavingNote({ saving, isDirty = false, done }: SavingNoteProps) {
  const { t } = useTranslation()
  return (
    <>
      <span role="status">
        {saving.state === 'saved' && !isDirty && (
          <span className={styles.saved}>
            <CheckCircleIcon size="1.25rem" weight="fill" aria-hidden="true" />
            {done ?? t('profile.saved')}
          </span>
        )}
      </span>
      {saving.state === 'failed' && (
        <div className={styles.failed}>
          <Notice tone={saving.seconds > 0 ? 'warn' : 'error'}>
            {t(`profile.failed.${saving.reason}`, {
              seconds: saving.seconds,
              minutes: Math.ceil(saving.seconds / 60),
            })}
          </Notice>
        </div>
      )}
    </>
  )
}
