import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logInOperator } from '#shared/contract/operator.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { callOperator } from './call.ts'
import { CardPage } from './CardPage.tsx'
import { operatorClient, operatorQuery } from './queries.ts'
import { REASONS, Refused } from './Refused.tsx'
import styles from './Console.module.css'

/** First the password, then a code of the app. */
export function SignIn() {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const { sending, send, forget } = useSending(REASONS)
  const isReady = needsCode ? code.trim() !== '' : email.trim() !== '' && password !== ''
  const submit = () =>
    send(async () => {
      const body = { email: email.trim(), password, ...(needsCode && { code: code.trim() }) }
      const answer = await callOperator(logInOperator, { body })
      if (answer.needsCode) setNeedsCode(true)
      else await operatorClient.invalidateQueries({ queryKey: operatorQuery.queryKey })
    })
  return (
    <CardPage title={t('operator.title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void submit()
        }}
      >
        {needsCode ? (
          <TextField
            label={t('operator.code')}
            hint={t('operator.codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            autoFocus
            value={code}
            onChange={({ target }) => {
              forget()
              setCode(target.value)
            }}
          />
        ) : (
          <>
            <TextField
              label={t('operator.email')}
              type="email"
              autoComplete="username"
              maxLength={254}
              value={email}
              onChange={({ target }) => {
                forget()
                setEmail(target.value)
              }}
            />
            <PasswordField
              label={t('operator.password')}
              showLabel={t('operator.showPassword')}
              hideLabel={t('operator.hidePassword')}
              autoComplete="current-password"
              maxLength={128}
              value={password}
              onChange={({ target }) => {
                forget()
                setPassword(target.value)
              }}
            />
          </>
        )}
        <Refused sending={sending} />
        <Button
          type="submit"
          wide
          disabledReason={!isReady && t(needsCode ? 'operator.codeMissing' : 'operator.pairMissing')}
          loadingVerb={sending.state === 'sending' && t('operator.signingIn')}
        >
          {t(needsCode ? 'operator.signIn' : 'operator.next')}
        </Button>
        {needsCode && (
          <Button
            variant="secondary"
            wide
            onClick={() => {
              forget()
              setCode('')
              setNeedsCode(false)
            }}
          >
            {t('operator.back')}
          </Button>
        )}
      </form>
    </CardPage>
  )
}
