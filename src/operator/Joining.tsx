import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewPassword } from '#shared/contract/fields.ts'
import { readOperatorLink, takeOperatorLink } from '#shared/contract/operator.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { callOperator } from './call.ts'
import { CardPage } from './CardPage.tsx'
import { operatorClient, operatorQuery } from './queries.ts'
import { REASONS, Refused } from './Refused.tsx'
import { hrefOf } from './use-place.ts'
import styles from './Console.module.css'

/** The page of a one-time link: password and second factor, then codes for the day on which the phone is lost. */
export function Joining({ token }: { token: string }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['link', token],
    queryFn: () => callOperator(readOperatorLink, { body: { token } }),
    // a new code is not asked for while somebody types the one of before
    staleTime: Infinity,
  })
  if (codes) return <RecoveryCodes codes={codes} />
  if (isFailure(error, 404) || isFailure(error, 422))
    return (
      <CardPage title={t('operator.join.title')}>
        <Notice tone="warn">{t('operator.join.gone')}</Notice>
      </CardPage>
    )
  if (!data)
    return (
      <CardPage title={t('operator.join.title')}>
        <Coming error={error} sentence={t('operator.failed')} onRetry={refetch} heights={[4, 13, 4]} />
      </CardPage>
    )
  return <JoinForm token={token} {...data} onCodes={setCodes} />
}

interface JoinFormProps {
  token: string
  email: string
  secret: string
  uri: string
  onCodes: (codes: readonly string[]) => void
}

function JoinForm({ token, email, secret, uri, onCodes }: JoinFormProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { sending, send, forget } = useSending(REASONS)
  const isFit = NewPassword.safeParse(password).success
  const isCommon = sending.state === 'failed' && sending.reason === 'wrongFields'
  const submit = () =>
    send(async () => {
      const { recoveryCodes } = await callOperator(takeOperatorLink, {
        body: { token, password, code: code.trim() },
      })
      onCodes(recoveryCodes)
    })
  return (
    <CardPage title={t('operator.join.title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isFit && code.trim() !== '') void submit()
        }}
      >
        <p className={styles.quiet}>{t('operator.join.about', { email })}</p>
        {/* for the browser's store of passwords */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('operator.join.password')}
          hint={t('operator.join.passwordHint')}
          error={isCommon ? t('operator.join.common') : undefined}
          showLabel={t('operator.showPassword')}
          hideLabel={t('operator.hidePassword')}
          autoComplete="new-password"
          maxLength={128}
          value={password}
          onChange={({ target }) => {
            forget()
            setPassword(target.value)
          }}
        />
        <fieldset className={styles.group}>
          <legend>{t('operator.join.factor')}</legend>
          <p className={styles.quiet}>{t('operator.join.scan')}</p>
          <div className={styles.qr}>
            <QrCode text={uri} label={t('operator.join.qr')} />
          </div>
          <p className={styles.quiet}>{t('operator.join.typeSecret')}</p>
          <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <TextField
            label={t('operator.join.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={code}
            onChange={({ target }) => {
              forget()
              setCode(target.value)
            }}
          />
        </fieldset>
        {!isCommon && <Refused sending={sending} />}
        <Button
          type="submit"
          wide
          disabledReason={
            (!isFit && t('operator.join.passwordHint')) || (code.trim() === '' && t('operator.codeMissing'))
          }
          loadingVerb={sending.state === 'sending' && t('operator.signingIn')}
        >
          {t('operator.join.submit')}
        </Button>
      </form>
    </CardPage>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation()
  const goOn = () => {
    location.hash = hrefOf({ page: 'tenants' })
    void operatorClient.invalidateQueries({ queryKey: operatorQuery.queryKey })
  }
  return (
    <CardPage title={t('operator.recovery.title')}>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('operator.recovery.about')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button wide onClick={goOn}>
          {t('operator.recovery.done')}
        </Button>
      </div>
    </CardPage>
  )
}
