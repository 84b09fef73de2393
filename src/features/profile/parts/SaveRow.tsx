import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { SavingNote } from './SavingNote.tsx'
import styles from '../Section.module.css'
import type { Saving } from './use-saving.ts'

interface SaveRowProps {
  saving: Saving
  isDirty: boolean
  /** 'Save' by default. */
  label?: string
  onCancel?: () => void
}

/** The end of a form: the button that saves it, which is loud only where there is something to save, and what became of it. */
export function SaveRow({ saving, isDirty, label, onCancel }: SaveRowProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.end}>
      <Button
        type="submit"
        variant={isDirty ? 'primary' : 'secondary'}
        loadingVerb={saving.state === 'saving' && t('profile.saving')}
      >
        {label ?? t('profile.save')}
      </Button>
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      )}
      <SavingNote saving={saving} isDirty={isDirty} />
    </div>
  )
}
