import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecondFactor } from '#shared/contract/second-factor.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { secondFactorQuery } from './calls.ts'
import { FactorPopup, type FactorAction } from './parts/FactorPopup.tsx'
import { hasPasskeys } from './parts/passkey.ts'
import styles from './Security.module.css'

/** By what I prove a login besides my password: set up, replaced and taken away here (DESK-1). */
export function SecondFactorPanel() {
  const { t } = useTranslation()
  const { data: factor, error, refetch } = useQuery(secondFactorQuery)
  const [action, setAction] = useState<FactorAction | null>(null)
  if (!factor)
    return <Coming error={error} sentence={t('security.failed')} onRetry={refetch} heights={[4, 4]} />
  const hasAny = factor.hasCode || factor.passkeys.length > 0
  return (
    <div className={styles.stack}>
      {factor.isRequired && !hasAny && <Notice tone="warn">{t('security.dueSoon')}</Notice>}
      <div className={styles.rows}>
        <AppRow factor={factor} onAct={setAction} />
        <PasskeyRows factor={factor} onAct={setAction} />
        {hasAny && <RecoveryRow left={factor.recoveryCodesLeft} onAct={setAction} />}
      </div>
      {action && <FactorPopup key={action.kind} action={action} onClose={() => setAction(null)} />}
    </div>
  )
}

interface RowProps {
  factor: SecondFactor
  onAct: (action: FactorAction) => void
}

function AppRow({ factor: { hasCode }, onAct }: RowProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.row}>
      <div className={styles.fact}>
        <h3>{t('security.app.title')}</h3>
        <p>{t(hasCode ? 'security.app.isOn' : 'security.app.about')}</p>
      </div>
      {hasCode ? (
        <Button
          variant="secondary"
          onClick={() => onAct({ kind: 'removal', passkeyId: null, name: t('security.app.title') })}
        >
          {t('security.remove')}
          <VisuallyHidden> {t('security.app.title')}</VisuallyHidden>
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => onAct({ kind: 'app' })}>
          {t('security.app.setUp')}
        </Button>
      )}
    </div>
  )
}

function PasskeyRows({ factor: { passkeys }, onAct }: RowProps) {
  const { t, i18n } = useTranslation()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <>
      <div className={styles.row}>
        <div className={styles.fact}>
          <h3>{t('security.passkey.title')}</h3>
          <p>{t(hasPasskeys() ? 'security.passkey.about' : 'security.passkey.none')}</p>
        </div>
        {hasPasskeys() && (
          <Button variant="secondary" onClick={() => onAct({ kind: 'passkey' })}>
            {t('security.passkey.add')}
          </Button>
        )}
      </div>
      {passkeys.map(({ id, name, rpId, createdAt, usedAt }) => (
        <div key={id} className={styles.row}>
          <div className={styles.fact}>
            <span>{name}</span>
            <span>
              {t(usedAt ? 'security.passkey.used' : 'security.passkey.made', {
                when: day.format(new Date(usedAt ?? createdAt)),
                host: rpId,
              })}
            </span>
          </div>
          <Button variant="secondary" onClick={() => onAct({ kind: 'removal', passkeyId: id, name })}>
            {t('security.remove')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      ))}
    </>
  )
}

function RecoveryRow({ left, onAct }: { left: number; onAct: RowProps['onAct'] }) {
  const { t } = useTranslation()
  return (
    <div className={styles.row}>
      <div className={styles.fact}>
        <h3>{t('security.recovery.title')}</h3>
        <p>{t('security.recovery.left', { count: left })}</p>
      </div>
      <Button variant="secondary" onClick={() => onAct({ kind: 'renewal' })}>
        {t('security.recovery.renew')}
      </Button>
    </div>
  )
}
