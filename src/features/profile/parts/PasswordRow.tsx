import { useTranslation } from 'react-i18next'
import { PASSWORD_LENGTH } from '#shared/contract/fields.ts'
import type { Profile } from '#shared/contract/player.ts'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { sendNewPassword } from '../calls.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { RULES } from './field-errors.ts'
import { OpeningForm } from './OpeningForm.tsx'
import { SavingNote } from './SavingNote.tsx'
import styles from '../Section.module.css'
import { useOpeningForm } from './use-opening-form.ts'

const EMPTY = { current: '', next: '' }

export function PasswordRow({ profile: { id, username } }: { profile: Profile }) {
  const { t } = useTranslation()
  const form = useOpeningForm({
    section: 'password',
    owner: id,
    values: EMPTY,
    fields: ['current', 'next'],
    draftFields: [],
    send: sendNewPassword,
  })
  return (
    <OpeningForm
      form={form}
      name={t('profile.access.password')}
      now={t('profile.access.passwordNow')}
      label={t('profile.access.changePassword')}
      submitLabel={t('profile.access.savePassword')}
      note={<SavingNote sending={form.sending} done={t('profile.access.passwordSaved')} />}
    >
      {/* For the password manager, which keeps pairs. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className={styles.pair}>
        <CurrentPasswordField error={form.errorAt('current')} {...form.register('current', RULES.password)} />
        <PasswordField
          label={t('profile.access.next')}
          hint={t('profile.access.nextHint')}
          showLabel={t('profile.access.show')}
          hideLabel={t('profile.access.hide')}
          error={form.errorAt('next')}
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH}
          {...form.register('next', RULES.newPassword)}
        />
      </div>
    </OpeningForm>
  )
}
