import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCheckedForm } from '#src/lib/forms/use-checked-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { sendRemoval } from '../calls.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { REFUSALS, RULES, type FieldError } from './field-errors.ts'
import { SavingNote } from './SavingNote.tsx'
import styles from '../Section.module.css'

interface RemovalPopupProps {
  isOpen: boolean
  username: string
  onClose: () => void
  onRemoved: () => void
}

interface Typed {
  username: string
  password: string
}

/** Nobody removes an account by a slip: its name is typed, and its password. */
export function RemovalPopup({ isOpen, username, onClose, onRemoved }: RemovalPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: { username: '', password: '' } })
  const { onSubmit, sending, forget, errorAt } = useCheckedForm({
    form,
    fields: ['username', 'password'],
    refusals: REFUSALS,
    send: async ({ password }) => {
      await sendRemoval(password)
      onRemoved()
    },
  })
  const isName = (typed: string): true | FieldError => typed.trim() === username || 'otherName'
  const wordsAt = (field: keyof Typed) => {
    const fieldError = errorAt(field)
    return fieldError && t(`profile.error.${fieldError}`)
  }
  const close = () => {
    form.reset()
    forget()
    onClose()
  }
  return (
    <Popup isOpen={isOpen} labelledBy={titleId} onClose={close} closeLabel={t('shell.close')}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <h2 id={titleId}>{t('profile.data.removal')}</h2>
        <Notice tone="warn">{t('profile.data.removalWarning')}</Notice>
        <TextField
          label={t('profile.data.typeName', { name: username })}
          error={wordsAt('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('username', { validate: isName })}
        />
        <CurrentPasswordField error={wordsAt('password')} {...form.register('password', RULES.password)} />
        <div className={styles.end}>
          <Button
            type="submit"
            variant="danger"
            loadingVerb={sending.state === 'sending' && t('profile.data.removing')}
          >
            {t('profile.data.removeForGood')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('profile.data.stay')}
          </Button>
          {sending.state === 'failed' && <SavingNote sending={sending} />}
        </div>
      </form>
    </Popup>
  )
}
