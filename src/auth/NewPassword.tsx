import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { passwordResetQuery } from '#src/features/session/account-calls.ts'
import { LinkNotice } from '#src/features/session/LinkNotice.tsx'
import { NewPasswordForm } from '#src/features/session/NewPasswordForm.tsx'
import { useMailedLink } from '#src/features/session/use-mailed-link.ts'
import { setPassword } from '#src/flows/set-password.ts'
import { Button } from '#src/ui/Button.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { LOGIN, PASSWORD_SET, RESET } from '#src/navigation/paths.ts'
import styles from './AuthPage.module.css'

/** Where the mailed link leads: the new password, or why the link is good for none. */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state, reply, askAgain, onRefusal, error } = useMailedLink(token, passwordResetQuery(token))
  if (state === 'pending') return <Spinner label={t('session.link.checking')} size={56} />
  if (state === 'open') {
    return (
      <NewPasswordForm
        email={reply.email}
        onPassword={async (password) => {
          try {
            await setPassword(token, password)
          } catch (refusal) {
            onRefusal(refusal)
            throw refusal
          }
          await navigate(LOGIN, { state: PASSWORD_SET })
        }}
      />
    )
  }
  return (
    <LinkNotice
      fate={state}
      title={t(`session.link.reset.${state}.title`)}
      sentence={t(`session.link.reset.${state}.sentence`)}
      error={error}
    >
      {state === 'failed' ? (
        <Button wide onClick={askAgain}>
          {t('session.link.tryAgain')}
        </Button>
      ) : (
        <Button wide onClick={() => void navigate(RESET)}>
          {t('session.link.askAnew')}
        </Button>
      )}
      <nav className={styles.links}>
        <Link to={LOGIN}>{t('session.toLogin')}</Link>
      </nav>
    </LinkNotice>
  )
}
