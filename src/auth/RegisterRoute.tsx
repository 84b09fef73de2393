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
  const authSettings = usePlatform(({ settings }) => settings?.loginAndRegisterSettings)
  const [isRefused, setRefused] = useState(false)
  const [sent, setSent] = useState<{ email: string; isMailed: boolean } | null>(null)
  const links = (
    <nav className={styles.links}>
      <p>
        {t('session.register.hasAccount')} <Link to={LOGIN}>{t('session.toLogin')}</Link>
      </p>
    </nav>
  )
  if (isRefused || authSettings?.registration === 'invitation') {
    return (
      <LinkNotice
        fate="taken"
        title={t('session.register.closedTitle')}
        sentence={t('session.register.closed')}
      >
        {authSettings?.contact && (
          <p>
            <a href={`mailto:${authSettings.contact}`}>
              {t('session.register.ask', { email: authSettings.contact })}
            </a>
          </p>
        )}
        {links}
      </LinkNotice>
    )
  }
  if (sent !== null) {
    return (
      <LinkNotice
        fate="sent"
        title={t('session.reset.sentTitle')}
        sentence={t(sent.isMailed ? 'session.register.sent' : 'session.register.stored', {
          email: sent.email,
        })}
      >
        <Button variant="secondary" wide onClick={() => setSent(null)}>
          {t('session.reset.again')}
        </Button>
        {links}
      </LinkNotice>
    )
  }
  return (
    <RegisterForm
      links={links}
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
