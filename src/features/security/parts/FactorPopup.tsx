import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeSetup } from '#shared/contract/second-factor.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { askCodes, renewCodes, sendCode, sendRemoval } from '../calls.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { ConfirmCode } from './ConfirmCode.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from '../Security.module.css'

/** What is to be changed. */
export type FactorAction =
  | { kind: 'app' }
  | { kind: 'passkey' }
  | { kind: 'renewal' }
  /** Null: the codes of the app. */
  | { kind: 'removal'; passkeyId: string | null; name: string }

interface FactorPopupProps {
  action: FactorAction
  onClose: () => void
}

/** One change, from the password that allows it to the recovery codes that come of it. */
export function FactorPopup({ action, onClose }: FactorPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const finish = (made: readonly string[] | null) => (made ? setCodes(made) : onClose())
  return (
    <Popup labelledBy={titleId} onClose={onClose} closeLabel={t('shell.close')} dismissable="escape">
      <div className={styles.stack}>
        <h2 id={titleId} className={styles.title}>
          {codes ? t('security.recovery.title') : t(`security.action.${action.kind}`)}
        </h2>
        {codes ? (
          <>
            <RecoveryCodes codes={codes} />
            <Button wide autoFocus onClick={onClose}>
              {t('security.recovery.saved')}
            </Button>
          </>
        ) : (
          <Steps action={action} onFinish={finish} />
        )}
      </div>
    </Popup>
  )
}

interface StepsProps {
  action: FactorAction
  /** @param codes new recovery codes; null: none are to be shown */
  onFinish: (codes: readonly string[] | null) => void
}

function Steps({ action, onFinish }: StepsProps) {
  const { t } = useTranslation()
  if (action.kind === 'app') return <AppSteps onFinish={onFinish} />
  if (action.kind === 'passkey') return <AddPasskey onFinish={onFinish} />
  if (action.kind === 'renewal') {
    return (
      <PasswordStep
        about={t('security.recovery.renewAbout')}
        label={t('security.recovery.renew')}
        send={async (password) => onFinish(await renewCodes(password))}
      />
    )
  }
  return (
    <PasswordStep
      about={t('security.removeAbout', { name: action.name })}
      label={t('security.remove')}
      isDanger
      send={async (password) => {
        await sendRemoval(password, action.passkeyId)
        onFinish(null)
      }}
    />
  )
}

function AppSteps({ onFinish }: Pick<StepsProps, 'onFinish'>) {
  const { t } = useTranslation()
  const [setup, setSetup] = useState<CodeSetup | null>(null)
  if (setup) return <ConfirmCode setup={setup} confirm={async (code) => onFinish(await sendCode(code))} />
  return (
    <PasswordStep
      about={t('security.app.before')}
      label={t('security.goOn')}
      send={async (password) => setSetup(await askCodes(password))}
    />
  )
}
