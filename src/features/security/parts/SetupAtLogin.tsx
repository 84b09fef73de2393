import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeSetup, Proof } from '#shared/contract/second-factor.ts'
import type { LoginStatus } from '#shared/contract/session.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { sendProof, sendSetUp, type Pair } from '../calls.ts'
import { ConfirmCode } from './ConfirmCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { REASONS, Refused } from './Refused.tsx'

interface SetupAtLoginProps {
  pair: Pair
  setup: CodeSetup
  onDone: (status: LoginStatus) => void
}

/** The tenant wants a second step and there is none yet: it is set up on the spot, and then the login goes on. */
export function SetupAtLogin({ pair, setup, onDone }: SetupAtLoginProps) {
  const { t } = useTranslation()
  const [done, setDone] = useState<{ recoveryCodes: string[]; proof: Proof } | null>(null)
  const { sending, send } = useSending(REASONS)
  if (!done) {
    return (
      <>
        <p>{t('security.setUp.required')}</p>
        <ConfirmCode setup={setup} confirm={async (code) => setDone(await sendSetUp(pair, code))} />
      </>
    )
  }
  return (
    <>
      <p role="status">{t('security.setUp.done')}</p>
      <RecoveryCodes codes={done.recoveryCodes} />
      <Refused sending={sending} wrong={t('security.refused.gone')} />
      <Button
        wide
        autoFocus
        loadingVerb={sending.state === 'sending' && t('security.checking')}
        onClick={() => void send(async () => onDone(await sendProof(pair, done.proof)))}
      >
        {t('security.recovery.savedGoOn')}
      </Button>
    </>
  )
}
