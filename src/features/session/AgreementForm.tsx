import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import styles from './Form.module.css'
import agreement from './parts/Agreement.module.css'
import { AgreementText } from './parts/AgreementText.tsx'
import { RULES } from './parts/field-errors.ts'
import { FormEnd } from './parts/FormEnd.tsx'
import { FormHead } from './parts/FormHead.tsx'
import { useAuthForm } from './parts/use-auth-form.ts'

interface AgreementFormProps {
  /** Rejects with the `Failure` that the server answered. */
  onAccept: () => Promise<void>
  onSignOut: () => void
}

/** The agreement and its boxes; logging out is the only other way (AUTH-6). */
export function AgreementForm({ onAccept, onSignOut }: AgreementFormProps) {
  const { t } = useTranslation()
  const { register, onSubmit, errorAt, sending, unplacedErrors } = useAuthForm<{
    know: boolean
    agreement: boolean
  }>({
    name: 'agreement',
    empty: { know: false, agreement: false },
    fields: ['know', 'agreement'],
    send: onAccept,
  })
  return (
    <form className={styles.form} data-tall onSubmit={onSubmit} noValidate>
      <FormHead title={t('session.agreement.title')} unplacedErrors={unplacedErrors}>
        {t('session.agreement.welcome')}
      </FormHead>
      <AgreementText />
      <div className={agreement.boxes}>
        <Checkbox
          label={t('session.agreement.know')}
          error={errorAt('know')}
          {...register('know', RULES.know)}
        />
        <Checkbox
          label={t('session.agreement.accept')}
          error={errorAt('agreement')}
          {...register('agreement', RULES.agreement)}
        />
      </div>
      <FormEnd
        label={t('session.agreement.submit')}
        verb={t('session.agreement.submitting')}
        sending={sending}
        links={
          <Button variant="secondary" wide onClick={onSignOut}>
            {t('session.agreement.logout')}
          </Button>
        }
      />
    </form>
  )
}
