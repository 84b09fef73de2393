import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { usePlatform } from '#src/features/platform/store.ts'
import { askForPasswordReset } from '#src/features/session/account-calls.ts'
import { LinkNotice } from '#src/features/session/LinkNotice.tsx'
import { ResetRequestForm } from '#src/features/session/ResetRequestForm.tsx'
import { whenSignedOut } from '#src/flows/sign-out.ts'
import { Button } from '#src/ui/Button.tsx'
import { LOGIN } from '#src/navigation/paths.ts'
import styles from './AuthPage.module.css'
import { NewPassword } from './NewPassword.tsx'
import { passCaptcha } from './pass-captcha.ts'

/** A new password (AUTH-13): asks for the mailed link, or is where that link leads. */
export function ResetRoute() {
  const token = new URLSearchParams(useLocation().search).get('token')
  return token === null ? <ResetRequest /> : <NewPassword key={token} token={token} />
}

function ResetRequest() {
  const { t } = useTranslation()
  const sendsMail = usePlatform(({ settings }) => settings?.sendsMail !== false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const links = (
    <nav className={styles.links}>
      <Link to={LOGIN}>{t('session.toLogin')}</Link>
    </nav>
  )
  if (sentTo !== null) {
    return (
      <LinkNotice
        fate="sent"
        title={t('session.reset.sentTitle')}
        sentence={t(sendsMail ? 'session.reset.sent' : 'session.reset.stored', { email: sentTo })}
      >
        <Button variant="secondary" wide onClick={() => setSentTo(null)}>
          {t('session.reset.again')}
        </Button>
        {links}
      </LinkNotice>
    )
  }
  return (
    <ResetRequestForm
      links={links}
      onRequest={async (email) => {
        await whenSignedOut()
        await passCaptcha((proof) => askForPasswordReset(email, proof))
        setSentTo(email)
      }}
    />
  )
}
