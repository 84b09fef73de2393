import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginStatus } from '#shared/contract/session.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { sendProof, type Pair } from '../calls.ts'
import { CodeField, isCode } from './CodeField.tsx'
import { REASONS, Refused } from './Refused.tsx'
import styles from '../Security.module.css'

interface ByCodeProps {
  pair: Pair
  /** A code of the app, or one of those for the day on which it is gone. */
  by: 'code' | 'recovery'
  onDone: (status: LoginStatus) => void
}

/** Four groups of four, however they are typed. */
const isRecoveryCode = (typed: string): boolean => /^[\da-z]{16}$/i.test(typed.replaceAll(/[\s-]/g, ''))

/** Proves the login by a code. */
export function ByCode({ pair, by, onDone }: ByCodeProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isShort, setShort] = useState(false)
  const { sending, send, forget } = useSending(REASONS)
  const submit = async () => {
    const isWhole = by === 'code' ? isCode(typed) : isRecoveryCode(typed)
    setShort(!isWhole)
    if (!isWhole) return
    await send(async () => onDone(await sendProof(pair, { by, code: typed.trim() })))
  }
  const field = {
    value: typed,
    autoFocus: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      forget()
      setShort(false)
      setTyped(target.value)
    },
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
      <p>{t(`security.step.about.${by}`)}</p>
      {by === 'code' ? (
        <CodeField {...field} error={isShort ? t('security.wrong.code') : undefined} />
      ) : (
        <TextField
          {...field}
          label={t('security.recovery.one')}
          hint={t('security.recovery.hint')}
          error={isShort ? t('security.wrong.recovery') : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <Refused sending={sending} wrong={t(`security.step.wrong.${by}`)} />
      <Button type="submit" wide loadingVerb={sending.state === 'sending' && t('security.checking')}>
        {t('security.step.submit')}
      </Button>
    </form>
  )
}
