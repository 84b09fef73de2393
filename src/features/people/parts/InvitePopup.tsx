import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Email, EMAIL_LENGTH, NAME_LENGTH, PersonName } from '#shared/contract/fields.ts'
import type { Team } from '#shared/contract/people.ts'
import { isLanguage, LANGUAGES } from '#shared/domain/languages.ts'
import { ROLES, type Role } from '#shared/domain/roles.ts'
import type { Refusals } from '#src/lib/forms/refusals.ts'
import { fits } from '#src/lib/forms/rules.ts'
import { useCheckedForm } from '#src/lib/forms/use-checked-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { invitePerson } from '../calls.ts'
import { useSpoken } from '../spoken.ts'
import styles from '../People.module.css'
import type { Refused } from './refused.ts'
import { Said } from './Said.tsx'
import { NO_PART, TeamParts, type TeamPart } from './TeamParts.tsx'

interface InvitePopupProps {
  isOpen: boolean
  teams: readonly Team[]
  onClose: () => void
}

interface Typed {
  firstName: string
  lastName: string
  email: string
  role: Role
  language: string
  /** One part in a team a row; a row without a team is none. */
  parts: TeamPart[]
}

type FieldError = 'firstName' | 'lastName' | 'email' | 'alreadyInvited' | 'alreadyHere'

const FIELDS = ['firstName', 'lastName', 'email'] as const
const REFUSALS: Refusals<FieldError, Refused> = {
  fieldErrors: ['firstName', 'lastName', 'email', 'alreadyInvited', 'alreadyHere'],
  errorOfField: { firstName: 'firstName', lastName: 'lastName', email: 'email' },
  errorOfCode: {
    'already-invited': { field: 'email', fieldError: 'alreadyInvited' },
    'already-here': { field: 'email', fieldError: 'alreadyHere' },
  },
  reasonOfCode: {
    'not-found': 'gone',
    'no-leader': 'noLeader',
    'quota-people': 'quotaPeople',
    'quota-mails': 'quotaMails',
  },
}

/** Invites somebody with a role, into teams, in that person's language. */
export function InvitePopup({ isOpen, teams, onClose }: InvitePopupProps) {
  const { t, i18n } = useTranslation()
  const titleId = useId()
  const spoken = useSpoken()
  const [isStored, setStored] = useState(false)
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      role: 'player',
      language: i18n.language,
      parts: [NO_PART],
    },
  })
  const [role, parts] = useWatch({ control: form.control, name: ['role', 'parts'] })
  const { onSubmit, sending, forget, errorAt } = useCheckedForm<Typed, FieldError, Refused>({
    form,
    fields: FIELDS,
    refusals: REFUSALS,
    send: async ({ parts: wanted, language, ...who }) => {
      const { isMailed } = await invitePerson({
        ...who,
        language: isLanguage(language) ? language : 'en',
        teams: wanted.flatMap(({ team, isLeader }) =>
          team === '' ? [] : { id: team, isLeader: isLeader && who.role === 'leader' },
        ),
      })
      setStored(!isMailed)
      form.reset({ ...form.getValues(), firstName: '', lastName: '', email: '' })
    },
  })
  const wordsAt = (field: (typeof FIELDS)[number]) => {
    const fieldError = errorAt(field)
    return fieldError && t(`invitations.error.${fieldError}`)
  }
  const close = () => {
    form.reset()
    forget()
    onClose()
  }
  return (
    <Popup isOpen={isOpen} labelledBy={titleId} onClose={close} closeLabel={t('shell.close')} width={560}>
      <form className={styles.stack} noValidate onSubmit={onSubmit}>
        <h2 id={titleId}>{t('people.invite.title')}</h2>
        <div className={styles.fields}>
          <TextField
            label={t('invitations.firstName')}
            error={wordsAt('firstName')}
            autoComplete="off"
            maxLength={NAME_LENGTH}
            {...form.register('firstName', fits(PersonName, 'firstName'))}
          />
          <TextField
            label={t('invitations.lastName')}
            error={wordsAt('lastName')}
            autoComplete="off"
            maxLength={NAME_LENGTH}
            {...form.register('lastName', fits(PersonName, 'lastName'))}
          />
        </div>
        <TextField
          label={t('invitations.email')}
          error={wordsAt('email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_LENGTH}
          {...form.register('email', fits(Email, 'email'))}
        />
        <div className={styles.fields}>
          <SelectField
            label={t('people.role.label')}
            options={ROLES.map((one) => ({ id: one, label: t(`people.role.${one}`) }))}
            {...form.register('role')}
          />
          <SelectField
            label={t('people.invite.language')}
            options={LANGUAGES.filter(({ shortName }) => spoken.includes(shortName)).map((one) => ({
              id: one.shortName,
              label: one.name,
              lang: one.shortName,
            }))}
            {...form.register('language')}
          />
        </div>
        <TeamParts
          teams={teams}
          parts={parts}
          mayLead={role === 'leader'}
          onParts={(wanted) => form.setValue('parts', wanted)}
        />
        <Said sending={sending} done={t(isStored ? 'people.invite.stored' : 'people.invite.sent')} />
        <Button type="submit" wide loadingVerb={sending.state === 'sending' && t('people.working')}>
          {t('invitations.submit')}
        </Button>
      </form>
    </Popup>
  )
}
