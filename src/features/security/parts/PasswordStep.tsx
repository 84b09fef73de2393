import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_LENGTH } from '#shared/contract/fields.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { REASONS, Refused } from './Refused.tsx'
import styles from '../Security.module.css'

interface PasswordStepProps {
  about: string
  /** Of the button. */
  label: string
  /** It takes something away. */
  isDanger?: boolean
  /** More that is asked, above the password. */
  children?: ReactNode
  /** Rejects with the server's `Failure`. */
  send: (password: string) => Promise<void>
}

/** Anyone who sits at an open session must still know its password. */
export function PasswordStep({ about, label, isDanger = false, children, send: act }: PasswordStepProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { sending, send, forget } = useSending(REASONS)
  const submit = async () => {
    setMissing(password === '')
    if (password !== '') await send(() => act(password))
  }
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p>{about}</p>
      {children}
      <PasswordField
        label={t('security.password')}
        showLabel={t('security.show')}
        hideLabel={t('security.hide')}
        error={isMissing ? t('security.wrong.missing') : undefined}
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH}
        value={password}
        onChange={({ target }) => {
          forget()
          setMissing(false)
          setPassword(target.value)
        }}
      />
      <Refused sending={sending} wrong={t('security.wrong.password')} />
      <Button
        type="submit"
        wide
        variant={isDanger ? 'danger' : 'primary'}
        loadingVerb={sending.state === 'sending' && t('security.checking')}
      >
        {label}
      </Button>
    </form>
  )
}
