import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_LENGTH } from '#shared/contract/fields.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { askLoginStatus, sendLogin } from '#src/features/session/calls.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './SessionEnd.module.css'

/**
 * After the end of the session: nothing of the page is seen, and all of it is there again when the same person has given
 * the password (WCAG 2.2.5). Somebody else signs out and begins anew.
 */
export function SessionEnded() {
  const { t } = useTranslation()
  const titleId = useId()
  const username = useQueryClient().getQueryData(profileQuery.queryKey)?.username
  const [password, setPassword] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (username === undefined) {
      signOut()
      return
    }
    setSending(true)
    setFailure(null)
    try {
      await sendLogin({ username, password })
      // Its answer says when the new session ends, and with that this dialog goes.
      await askLoginStatus()
    } catch (error) {
      setFailure(error)
    }
    setSending(false)
  }

  return (
    <Popup labelledBy={titleId} width={432} dismissable={false} onClose={() => undefined}>
      <div className={styles.cover} />
      <form className={styles.panel} onSubmit={(event) => void submit(event)}>
        <h2 id={titleId}>{t('sessionEnd.ended')}</h2>
        <p>{t('sessionEnd.endedAbout')}</p>
        <input type="hidden" name="username" autoComplete="username" value={username ?? ''} />
        <PasswordField
          autoFocus
          label={t('session.password')}
          showLabel={t('session.show')}
          hideLabel={t('session.hide')}
          autoComplete="current-password"
          maxLength={PASSWORD_LENGTH}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={
            failure === null
              ? undefined
              : t(isFailure(failure, 401) ? 'session.wrongPair' : 'sessionEnd.failed')
          }
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={password === ''} loadingVerb={isSending && t('session.submitting')}>
            {t('sessionEnd.again')}
          </Button>
          <Button variant="secondary" onClick={signOut}>
            {t('sessionEnd.other')}
          </Button>
        </div>
      </form>
    </Popup>
  )
}
