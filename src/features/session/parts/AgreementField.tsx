import { useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { AgreementText } from './AgreementText.tsx'
import styles from './Agreement.module.css'

interface AgreementFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

/** The yes to the agreement, and its text to open. */
export function AgreementField({ field, error }: AgreementFieldProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const textId = useId()
  return (
    <div className={styles.field}>
      <Checkbox label={t('session.agreement.accept')} error={error} {...field} />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={textId}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'session.agreement.close' : 'session.agreement.open')}
      </button>
      <div id={textId} hidden={!isOpen}>
        <AgreementText />
      </div>
    </div>
  )
}
