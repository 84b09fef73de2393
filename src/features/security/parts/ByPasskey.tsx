import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecondStep } from '#shared/contract/second-factor.ts'
import type { LoginStatus } from '#shared/contract/session.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { askSecondStep, sendProof, type Pair } from '../calls.ts'
import { signWithPasskey } from './passkey.ts'
import { REASONS, Refused } from './Refused.tsx'
import styles from '../Security.module.css'

interface ByPasskeyProps {
  pair: Pair
  asked: NonNullable<SecondStep['passkey']>
  onDone: (status: LoginStatus) => void
}

/** Proves the login by a passkey. The browser opens its own window, for a press and not by itself. */
export function ByPasskey({ pair, asked, onDone }: ByPasskeyProps) {
  const { t } = useTranslation()
  const { sending, send, forget } = useSending(REASONS)
  const [isWaiting, setWaiting] = useState(false)
  const [isGivenUp, setGivenUp] = useState(false)
  /** A challenge is good once. */
  const [isUsed, setUsed] = useState(false)
  const sign = async () => {
    forget()
    setGivenUp(false)
    setWaiting(true)
    try {
      const { passkey } = isUsed ? await askSecondStep(pair) : { passkey: asked }
      const proof = await signWithPasskey(passkey ?? asked)
      setUsed(true)
      await send(async () => onDone(await sendProof(pair, proof)))
    } catch {
      // its person put the window away, or has none of the passkeys here
      setGivenUp(true)
    }
    setWaiting(false)
  }
  return (
    <div className={styles.stack}>
      <p>{t('security.step.about.passkey')}</p>
      {isGivenUp && <Notice tone="warn">{t('security.passkey.givenUp')}</Notice>}
      <Refused sending={sending} wrong={t('security.step.wrong.passkey')} />
      <Button
        wide
        autoFocus
        loadingVerb={isWaiting && t('security.passkey.waiting')}
        onClick={() => void sign()}
      >
        {t('security.passkey.use')}
      </Button>
    </div>
  )
}
