import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePlatform } from '#src/features/platform/store.ts'
import { sendRegistration } from '#src/features/session/account-calls.ts'
import { LinkNotice } from '#src/features/session/LinkNotice.tsx'
import { RegisterForm } from '#src/features/session/RegisterForm.tsx'
import { whenSignedOut } from '#src/flows/sign-out.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { LOGIN } from '#src/navigation/paths.ts'
import styles from './AuthPage.module.css'
import { passCaptcha } from './pass-captcha.ts'

/** A new account begins with its address (AUTH-12); where accounts are by invitation only, the page says so and whom to ask. */
export function RegisterRoute() {
  const { t } = useTranslation()
  const door = usePlatform(({ settings }) => settings?.loginAndRegisterSettings)
  const [isRefused, setRefused] = useState(false)
  const [sent, setSent] = useState<{ email: string; isMailed: boolean } | null>(null)
  const ways = (
    <nav className={styles.ways}>
      <p>
        {t('session.register.hasAccount')} <Link to={LOGIN}>{t('session.toLogin')}</Link>
      </p>
    </nav>
  )
  if (isRefused || door?.registration === 'invitation') {
    return (
      <LinkNotice
        fate="taken"
        title={t('session.register.closedTitle')}
        sentence={t('session.register.closed')}
      >
        {door?.contact && (
          <p>
            <a href={`mailto:${door.contact}`}>{t('session.register.ask', { email: door.contact })}</a>
          </p>
        )}
        {ways}
      </LinkNotice>
    )
  }
  if (sent !== null) {
    return (
      <LinkNotice
        fate="sent"
        title={t('session.reset.sentTitle')}
        sentence={t(sent.isMailed ? 'session.register.sent' : 'session.register.kept', { email: sent.email })}
      >
        <Button variant="secondary" wide onClick={() => setSent(null)}>
          {t('session.reset.again')}
        </Button>
        {ways}
      </LinkNotice>
    )
  }
  return (
    <RegisterForm
      ways={ways}
      onRegister={async (email) => {
        try {
          await whenSignedOut()
          const { isMailed } = await passCaptcha((proof) => sendRegistration(email, proof))
          setSent({ email, isMailed })
        } catch (error) {
          if (!isFailure(error, 403) || error.problem?.code !== 'registration-closed') throw error
          setRefused(true)
        }
      }}
    />
  )
}
