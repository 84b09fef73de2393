import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import type { InvitedPerson } from './account-calls.ts'
import styles from './Form.module.css'
import { AgreementField } from './parts/AgreementField.tsx'
import { EmailField } from './parts/EmailField.tsx'
import { RULES } from './parts/field-errors.ts'
import { FormEnd } from './parts/FormEnd.tsx'
import { FormHead } from './parts/FormHead.tsx'
import { NameFields } from './parts/NameFields.tsx'
import { NewPasswordField } from './parts/NewPasswordField.tsx'
import { useAuthForm } from './parts/use-auth-form.ts'
import { useSession } from './store.ts'

interface Invitation {
  /** Empty on the first admin's, who says it. */
  email: string
  firstName: string
  lastName: string
  invitedBy: string | null
  adventureName: string | null
  isRegistration: boolean
}

interface InvitationFormProps {
  invitation: Invitation
  /** Rejects with the `Failure` that the server answered. */
  onAccept: (person: InvitedPerson) => Promise<void>
  /** Said where the address has an account by now, with the ways on. */
  taken: ReactNode
}

interface Typed extends InvitedPerson {
  email: string
  agreement: boolean
}

/** Who was invited, or has confirmed an address, sets name and password (AUTH-12, AUTH-14). */
export function InvitationForm({ invitation, onAccept, taken }: InvitationFormProps) {
  const { t } = useTranslation()
  const isAddressKnown = invitation.email !== ''
  const isSomebodyHere = useSession(({ state }) => state === 'true')
  const { register, onSubmit, errorAt, sending, unplacedErrors } = useAuthForm<Typed>({
    name: 'invitation',
    empty: {
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      email: invitation.email,
      password: '',
      agreement: false,
    },
    fields: ['email', 'firstName', 'lastName', 'password', 'agreement'],
    draftFields: ['firstName', 'lastName'],
    send: ({ firstName, lastName, password, email }) =>
      onAccept({ firstName, lastName, password, ...(isAddressKnown ? {} : { email }) }),
  })
  return (
    <form className={styles.form} data-tall onSubmit={onSubmit} noValidate>
      <FormHead title={t('session.invitation.title')} unplacedErrors={unplacedErrors}>
        {t(`session.invitation.${wordsOf(invitation)}`, {
          name: invitation.invitedBy,
          adventure: invitation.adventureName,
        })}
      </FormHead>
      {isSomebodyHere && <Notice>{t('session.invitation.somebodyHere')}</Notice>}
      {isAddressKnown ? (
        <p className={styles.address}>
          <span>{t('session.email')}</span>
          {invitation.email}
          {/* For the password manager, which keeps pairs. */}
          <input type="text" autoComplete="username" value={invitation.email} readOnly hidden />
        </p>
      ) : (
        <EmailField field={register('email', RULES.email)} error={errorAt('email')} />
      )}
      <NameFields
        first={{ field: register('firstName', RULES.firstName), error: errorAt('firstName') }}
        last={{ field: register('lastName', RULES.lastName), error: errorAt('lastName') }}
      />
      <NewPasswordField field={register('password', RULES.password)} error={errorAt('password')} />
      <AgreementField field={register('agreement', RULES.agreement)} error={errorAt('agreement')} />
      <FormEnd
        label={t(`session.${invitation.isRegistration ? 'register' : 'invitation'}.submit`)}
        verb={t('session.invitation.submitting')}
        sending={sending}
        taken={taken}
      />
    </form>
  )
}

/** The first admin's link names nobody, and some name no adventure. */
function wordsOf({ invitedBy, adventureName, isRegistration }: Invitation) {
  if (isRegistration) return 'own'
  if (invitedBy) return adventureName ? 'byTo' : 'by'
  return adventureName ? 'to' : 'plain'
}
