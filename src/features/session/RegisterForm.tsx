import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewPerson } from './account-calls.ts'
import styles from './Form.module.css'
import { AgreementField } from './parts/AgreementField.tsx'
import { EmailField } from './parts/EmailField.tsx'
import { RULES } from './parts/faults.ts'
import { FormEnd } from './parts/FormEnd.tsx'
import { FormHead } from './parts/FormHead.tsx'
import { NameFields } from './parts/NameFields.tsx'
import { NewPasswordField } from './parts/NewPasswordField.tsx'
import { useDoorForm } from './parts/use-door-form.ts'
import { keepTypedName, useSession } from './store.ts'

interface RegisterFormProps {
  /** Rejects with the `Failure` that the server answered. */
  onRegister: (person: NewPerson) => Promise<void>
  /** Said where the address has an account, with the ways on. */
  taken: ReactNode
  ways: ReactNode
}

interface Typed extends NewPerson {
  agreement: boolean
}

/** A new account (AUTH-12). */
export function RegisterForm({ onRegister, taken, ways }: RegisterFormProps) {
  const { t } = useTranslation()
  const { typedName } = useSession.getState()
  const { register, onSubmit, faultAt, sending, strangeFaults } = useDoorForm<Typed>({
    name: 'register',
    empty: {
      firstName: '',
      lastName: '',
      email: typedName.includes('@') ? typedName : '',
      password: '',
      agreement: false,
    },
    fields: ['firstName', 'lastName', 'email', 'password', 'agreement'],
    kept: ['firstName', 'lastName', 'email'],
    send: ({ firstName, lastName, email, password }) => {
      keepTypedName(email.trim())
      return onRegister({ firstName, lastName, email, password })
    },
  })
  return (
    <form className={styles.form} data-tall onSubmit={onSubmit} noValidate>
      <FormHead title={t('session.register.title')} strangeFaults={strangeFaults}>
        {t('session.register.welcome')}
      </FormHead>
      <NameFields
        first={{ field: register('firstName', RULES.firstName), error: faultAt('firstName') }}
        last={{ field: register('lastName', RULES.lastName), error: faultAt('lastName') }}
      />
      <EmailField field={register('email', RULES.email)} error={faultAt('email')} />
      <NewPasswordField field={register('password', RULES.password)} error={faultAt('password')} />
      <AgreementField field={register('agreement', RULES.agreement)} error={faultAt('agreement')} />
      <FormEnd
        label={t('session.register.submit')}
        verb={t('session.register.submitting')}
        sending={sending}
        taken={taken}
        ways={ways}
      />
    </form>
  )
}
