import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { LinkToken } from '#shared/contract/fields.ts'
import { ConfirmEmailForm } from '#src/features/session/ConfirmEmailForm.tsx'
import { LinkNotice } from '#src/features/session/LinkNotice.tsx'
import { useSession } from '#src/features/session/store.ts'
import { confirmEmail } from '#src/flows/confirm-email.ts'
import { isFailure } from '#src/lib/failure.ts'
import { LOGIN, SETTINGS } from '#src/navigation/paths.ts'
import styles from './AuthPage.module.css'

/** Where the link to a new address leads (AUTH-15), whoever is signed in here. */
export function ConfirmEmailRoute() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  return <ConfirmEmail key={token} token={token} />
}

/** What became of the link; `open` until it is pressed. */
type Fate = 'open' | 'done' | Refused
type Refused = 'used' | 'expired' | 'taken' | 'unknown'

function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation()
  const [fate, setFate] = useState<Fate>(LinkToken.safeParse(token).success ? 'open' : 'unknown')
  const [email, setEmail] = useState('')
  const confirm = async () => {
    try {
      setEmail(await confirmEmail(token))
      setFate('done')
    } catch (error) {
      const refused = refusedBy(error)
      if (refused === null) throw error
      setFate(refused)
    }
  }
  if (fate === 'open') return <ConfirmEmailForm links={<AuthLinks />} onConfirm={confirm} />
  return (
    <LinkNotice
      fate={fate}
      title={t(`session.link.email.${fate}.title`)}
      sentence={t(`session.link.email.${fate}.sentence`, { email })}
    >
      <AuthLinks />
    </LinkNotice>
  )
}

/** A new link is asked for in the profile, which asks strangers to sign in first. */
function AuthLinks() {
  const { t } = useTranslation()
  const isSignedIn = useSession(({ state }) => state === 'true')
  return (
    <nav className={styles.links}>
      {isSignedIn ? (
        <Link to={SETTINGS}>{t('session.toProfile')}</Link>
      ) : (
        <Link to={LOGIN}>{t('session.toLogin')}</Link>
      )}
    </nav>
  )
}

/** Null where the form says it: no answer, or too many tries. */
function refusedBy(error: unknown): Refused | null {
  if (isFailure(error, 404)) return 'unknown'
  if (!isFailure(error, 409)) return null
  if (error.problem?.code === 'address-taken') return 'taken'
  return error.problem?.code === 'link-expired' ? 'expired' : 'used'
}
