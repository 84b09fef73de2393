import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { askForNewInvitation, invitationQuery } from '#src/features/session/account-calls.ts'
import { InvitationForm } from '#src/features/session/InvitationForm.tsx'
import { LinkNotice } from '#src/features/session/LinkNotice.tsx'
import { keepTypedName } from '#src/features/session/store.ts'
import { useMailedLink } from '#src/features/session/use-mailed-link.ts'
import { acceptInvitation } from '#src/flows/accept-invitation.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { LOGIN, PEOPLE, REGISTER } from '#src/navigation/paths.ts'
import { AddressTaken } from './AddressTaken.tsx'
import styles from './AuthPage.module.css'

/** Where a mailed invitation leads (AUTH-14); it lands in the adventure. */
export function InvitationRoute() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  return <Invitation key={token} token={token} />
}

function Invitation({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state, reply, askAgain, onRefusal, error } = useMailedLink(token, invitationQuery(token))
  const email = reply?.email
  // The login that may follow need not ask for it again.
  useEffect(() => {
    if (email) keepTypedName(email)
  }, [email])

  if (state === 'pending') return <Spinner label={t('session.link.checking')} size={56} />
  if (state === 'open') {
    return (
      <InvitationForm
        invitation={reply}
        taken={<AddressTaken />}
        onAccept={async (person) => {
          try {
            const place = await acceptInvitation(token, person)
            // the first admin's is the one without an address
            await navigate(reply.email === '' ? `${PEOPLE}/setup` : place, { replace: true })
          } catch (refusal) {
            onRefusal(refusal)
            throw refusal
          }
        }}
      />
    )
  }
  const isRegistration = reply?.isRegistration === true
  const wordOf = (word: 'title' | 'sentence') =>
    reply?.isRegistration
      ? t(`session.link.registration.${state}.${word}`)
      : t(`session.link.invitation.${state}.${word}`)
  return (
    <LinkNotice fate={state} title={wordOf('title')} sentence={wordOf('sentence')} error={error}>
      {state === 'failed' && (
        <Button wide onClick={askAgain}>
          {t('session.link.tryAgain')}
        </Button>
      )}
      {state === 'expired' && !isRegistration && <NewInvitation token={token} email={reply.email} />}
      <nav className={styles.links}>
        {isRegistration && state === 'expired' && <Link to={REGISTER}>{t('session.toRegister')}</Link>}
        <Link to={LOGIN}>{t('session.toLogin')}</Link>
      </nav>
    </LinkNotice>
  )
}

/** Sends a new one to the address of an expired one. */
function NewInvitation({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation()
  const [step, setStep] = useState<'asked' | 'sending' | 'sent' | 'stored' | 'failed'>('asked')
  if (step === 'sent') return <Notice tone="good">{t('session.invitation.renewed', { email })}</Notice>
  if (step === 'stored') return <Notice tone="warn">{t('session.invitation.stored', { email })}</Notice>
  const send = async () => {
    setStep('sending')
    try {
      setStep((await askForNewInvitation(token)).isMailed ? 'sent' : 'stored')
    } catch {
      // Said here; the call is only logged.
      setStep('failed')
    }
  }
  return (
    <>
      <Button
        wide
        loadingVerb={step === 'sending' && t('session.reset.submitting')}
        onClick={() => void send()}
      >
        {t('session.invitation.renew')}
      </Button>
      {step === 'failed' && <Notice tone="error">{t('session.broken')}</Notice>}
    </>
  )
}
