import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeSetup } from '#shared/contract/second-factor.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { CodeField, isCode } from './CodeField.tsx'
import { REASONS, Refused } from './Refused.tsx'
import { ScanSetup } from './ScanSetup.tsx'
import styles from '../Security.module.css'

interface ConfirmCodeProps {
  setup: CodeSetup
  /** Rejects with the server's `Failure`. */
  confirm: (code: string) => Promise<void>
}

/** An app is shown the secret, and proves by a first code that it has it. */
export function ConfirmCode({ setup, confirm }: ConfirmCodeProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isShort, setShort] = useState(false)
  const { sending, send, forget } = useSending(REASONS)
  const submit = async () => {
    setShort(!isCode(typed))
    if (isCode(typed)) await send(() => confirm(typed))
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
      <ScanSetup setup={setup} />
      <CodeField
        value={typed}
        // where a finger points, the keyboard of the screen would cover what is to be scanned
        autoFocus={matchMedia('(pointer: fine)').matches}
        error={isShort ? t('security.wrong.code') : undefined}
        onChange={({ target }) => {
          forget()
          setShort(false)
          setTyped(target.value)
        }}
      />
      <Refused sending={sending} wrong={t('security.step.wrong.code')} />
      <Button type="submit" wide loadingVerb={sending.state === 'sending' && t('security.checking')}>
        {t('security.setUp.confirm')}
      </Button>
    </form>
  )
}
