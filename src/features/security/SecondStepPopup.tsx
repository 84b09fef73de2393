import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecondStep } from '#shared/contract/second-factor.ts'
import type { LoginStatus } from '#shared/contract/session.ts'
import { Popup } from '#src/ui/Popup.tsx'
import type { Pair } from './calls.ts'
import { ByCode } from './parts/ByCode.tsx'
import { ByPasskey } from './parts/ByPasskey.tsx'
import { hasPasskeys } from './parts/passkey.ts'
import { SetupAtLogin } from './parts/SetupAtLogin.tsx'
import styles from './Security.module.css'

interface SecondStepPopupProps {
  pair: Pair
  step: SecondStep
  /** Somebody is signed in. */
  onDone: (status: LoginStatus) => void
  onClose: () => void
}

const METHODS = ['passkey', 'code', 'recovery'] as const
type Method = (typeof METHODS)[number]

/** Over the login: what it is proved by besides the password, or what is to be set up for that (DESK-1). */
export function SecondStepPopup({ pair, step, onDone, onClose }: SecondStepPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const offered = METHODS.filter((method) => isOffered(method, step))
  const [chosen, setChosen] = useState<Method>(offered[0] ?? 'recovery')
  const parts = { pair, onDone }
  return (
    <Popup labelledBy={titleId} onClose={onClose} closeLabel={t('shell.close')} dismissable="escape">
      <div className={styles.stack}>
        <h2 id={titleId} className={styles.title}>
          {t(step.setup ? 'security.setUp.title' : 'security.step.title')}
        </h2>
        {step.setup ? (
          <SetupAtLogin {...parts} setup={step.setup} />
        ) : (
          <>
            {chosen === 'passkey' && step.passkey && <ByPasskey {...parts} asked={step.passkey} />}
            {chosen === 'code' && <ByCode key="code" {...parts} by="code" />}
            {chosen === 'recovery' && <ByCode key="recovery" {...parts} by="recovery" />}
            <div className={styles.other}>
              {offered
                .filter((method) => method !== chosen)
                .map((method) => (
                  <button
                    key={method}
                    type="button"
                    className={styles.link}
                    onClick={() => setChosen(method)}
                  >
                    {t(`security.step.instead.${method}`)}
                  </button>
                ))}
            </div>
            <p className={styles.quiet}>{t('security.step.lost')}</p>
          </>
        )}
      </div>
    </Popup>
  )
}

function isOffered(method: Method, { passkey, hasCode, hasRecoveryCodes }: SecondStep): boolean {
  if (method === 'passkey') return passkey !== null && hasPasskeys()
  return method === 'code' ? hasCode : hasRecoveryCodes
}
