import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { LoginForm } from '#src/features/session/LoginForm.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import { askedIn, askedSearch } from '#src/features/session/asked-path.ts'
import { useSession } from '#src/features/session/store.ts'
import { signIn } from '#src/flows/sign-in.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { PASSWORD_SET, REGISTER, RESET } from '#src/navigation/paths.ts'
import styles from './AuthPage.module.css'
import { passCaptcha } from './pass-captcha.ts'

/** The login, and the ways to register and to a new password. */
export function LoginRoute() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const isPasswordSet = location.state === PASSWORD_SET
  // for who opens one of them in a new tab
  const carried = askedSearch(askedIn(location.search) ?? '')
  const mayRegister = usePlatform(
    ({ settings }) => settings && settings.loginAndRegisterSettings.registration !== 'invitation',
  )
  const isEndedElsewhere = useSession((session) => session.isEndedElsewhere)
  const isThrownOut = useSession(({ remembered }) => Boolean(remembered?.playerId))
  const note = isPasswordSet
    ? t('session.passwordIsSet')
    : isEndedElsewhere
      ? t('session.endedElsewhere')
      : isThrownOut && t('session.ended')
  useEffect(() => {
    // it comes with its page, whose first field takes the focus
    if (note) announce({ kind: 'answered', text: note })
  }, [note])
  return (
    <LoginForm
      note={note && <Notice tone={isPasswordSet ? 'good' : 'info'}>{note}</Notice>}
      links={
        <nav className={styles.links}>
          <Link to={RESET + carried}>{t('session.forgot')}</Link>
          {mayRegister && (
            <p>
              {t('session.firstTime')} <Link to={REGISTER + carried}>{t('session.toRegister')}</Link>
            </p>
          )}
        </nav>
      }
      onSignIn={async (credentials) => {
        const path = await passCaptcha((captcha) => signIn({ ...credentials, ...captcha }), credentials)
        if (path) await navigate(path, { replace: true })
      }}
    />
  )
}
