import { useTranslation } from 'react-i18next'
import type { Sending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import type { Reason } from './field-errors.ts'
import { SavingNote } from './SavingNote.tsx'
import styles from '../Section.module.css'

interface SaveRowProps {
  /** Of `useSectionForm`. */
  form: { sending: Sending<Reason>; isDirty: boolean; unplacedErrors: readonly string[] }
  /** 'Save' by default. */
  label?: string
  onCancel?: () => void
}

/** The end of a form: the button that saves it, which is loud only where there is something to save, and what became of it. */
export function SaveRow({ form: { sending, isDirty, unplacedErrors }, label, onCancel }: SaveRowProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.end}>
      <Button
        type="submit"
        variant={isDirty ? 'primary' : 'secondary'}
        loadingVerb={sending.state === 'sending' && t('profile.saving')}
      >
        {label ?? t('profile.save')}
      </Button>
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      )}
      <SavingNote sending={sending} isDirty={isDirty} />
      {unplacedErrors.length > 0 && <Notice tone="error">{unplacedErrors.join(', ')}</Notice>}
    </div>
  )
}
