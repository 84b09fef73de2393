import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { RegisterForm } from '#src/features/session/RegisterForm.tsx'
import { register } from '#src/flows/register.ts'
import { LOGIN } from '../paths.ts'
import { AddressTaken } from './AddressTaken.tsx'
import styles from './Door.module.css'
import { passCaptcha } from './pass-captcha.ts'

/** A new account (AUTH-12), which lands in the adventure or at the place that was asked for. */
export function RegisterRoute() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <RegisterForm
      taken={<AddressTaken />}
      ways={
        <nav className={styles.ways}>
          <p>
            {t('session.register.hasAccount')} <Link to={LOGIN}>{t('session.toLogin')}</Link>
          </p>
        </nav>
      }
      onRegister={async (person) => {
        const path = await passCaptcha((proof) => register({ ...person, ...proof }))
        await navigate(path, { replace: true })
      }}
    />
  )
}
