import { useId, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EMAIL_LENGTH, PASSWORD_LENGTH } from '#shared/contract/fields.ts'
import { isFailure, isShownByModal } from '#src/lib/failure.ts'
import { useCountdown } from '#src/lib/use-countdown.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Credentials } from './calls.ts'
import styles from './Form.module.css'
import { keepTypedName, useSession } from './store.ts'

interface LoginFormProps {
  /** Rejects with the `Failure` that the server answered. */
  onSignIn: (credentials: Credentials) => Promise<void>
  /** What has just been done, above the fields. */
  note?: ReactNode
  /** The other ways, below the button. */
  links: ReactNode
}

type Refusal = 'wrongPair' | 'disabled' | 'captcha' | 'offline' | 'broken'

/** E-mail or user name, and password; one neutral sentence for a wrong pair, and the focus stays in the password. */
export function LoginForm({ onSignIn, note, links }: LoginFormProps) {
  const { t } = useTranslation()
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    defaultValues: { username: useSession.getState().typedName },
  })
  const [failure, setFailure] = useState<unknown>(null)
  const [secondsToWait, waitFor] = useCountdown()

  const submit = handleSubmit(async (credentials) => {
    setFailure(null)
    try {
      await onSignIn(credentials)
    } catch (error) {
      if (isFailure(error, 429)) waitFor(error.retryAfter ?? 1)
      else if (!isShownByModal(error)) setFailure(error)
      setFocus('password')
    }
  })

  const { username, password } = formState.errors
  const refusalId = useId()
  const invalidBy =
    failure !== null && secondsToWait === 0 && refusalOf(failure) === 'wrongPair' ? refusalId : undefined
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {t('session.title')}
        </h1>
        <p className={styles.welcome}>{t('session.welcome')}</p>
      </header>
      {note}
      <TextField
        label={t('session.username')}
        error={username && t('session.missingUsername')}
        invalidBy={invalidBy}
        // Where a finger points, the keyboard of the screen would jump up.
        autoFocus={matchMedia('(pointer: fine)').matches}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_LENGTH}
        {...register('username', {
          required: true,
          setValueAs: (value: string) => value.trim(),
          onBlur: keepName,
        })}
      />
      <PasswordField
        label={t('session.password')}
        showLabel={t('session.show')}
        hideLabel={t('session.hide')}
        error={password && t('session.missingPassword')}
        invalidBy={invalidBy}
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH}
        {...register('password', { required: true })}
      />
      <Button
        type="submit"
        wide
        disabled={secondsToWait > 0}
        {...(formState.isSubmitting && { loadingVerb: t('session.submitting') })}
      >
        {t('session.submit')}
      </Button>
      {/* Right below the button, where the eye is; the fields and the button stay where they are. */}
      <div className={styles.refusal} id={refusalId}>
        {secondsToWait > 0 && <Notice tone="warn">{t('session.tooMany', { count: secondsToWait })}</Notice>}
        {secondsToWait === 0 && failure !== null && (
          <Notice tone="error">
            {t(`session.${refusalOf(failure)}`)}
            <RequestId of={failure} />
          </Notice>
        )}
      </div>
      {links}
    </form>
  )
}

function keepName({ target }: { target: HTMLInputElement }): void {
  keepTypedName(target.value.trim())
}

function refusalOf(error: unknown): Refusal {
  if (isFailure(error, 401)) return 'wrongPair'
  if (isFailure(error, 423)) return 'disabled'
  if (isFailure(error, 406)) return 'captcha'
  return isFailure(error, 0) ? 'offline' : 'broken'
}
