import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LOGIN, RESET } from '#src/navigation/paths.ts'
import styles from './AuthPage.module.css'

/** The address has an account: log in with it, or set a new password. */
export function AddressTaken() {
  const { t } = useTranslation()
  return (
    <>
      {t('session.taken')}
      <span className={styles.links}>
        <Link to={LOGIN}>{t('session.toLogin')}</Link>
        <Link to={RESET}>{t('session.forgot')}</Link>
      </span>
    </>
  )
}
