import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { sendNewPassword } from '../calls.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { RULES } from './faults.ts'
import { OpeningRow } from './OpeningRow.tsx'
import { SaveRow } from './SaveRow.tsx'
import { SavingNote } from './SavingNote.tsx'
import styles from '../Section.module.css'
import { useSectionForm } from './use-section-form.ts'

const EMPTY = { current: '', next: '' }

/** @param username what a password manager keeps the new one under */
export function PasswordRow({ username }: { username: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const form = useSectionForm({
    section: 'password',
    values: EMPTY,
    fields: ['current', 'next'],
    send: async (passwords) => {
      await sendNewPassword(passwords)
      setOpen(false)
      return null
    },
  })
  const close = () => {
    form.giveUp()
    setOpen(false)
  }
  return (
    <OpeningRow
      name={t('profile.access.password')}
      now={t('profile.access.passwordNow')}
      label={t('profile.access.changePassword')}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      note={<SavingNote saving={form.saving} done={t('profile.access.passwordSaved')} />}
    >
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <div className={styles.pair}>
          <CurrentPasswordField
            error={form.faultAt('current')}
            {...form.register('current', RULES.password)}
          />
          <PasswordField
            label={t('profile.access.next')}
            hint={t('profile.access.nextHint')}
            showLabel={t('profile.access.show')}
            hideLabel={t('profile.access.hide')}
            error={form.faultAt('next')}
            autoComplete="new-password"
            maxLength={128}
            {...form.register('next', RULES.newPassword)}
          />
        </div>
        <SaveRow
          saving={form.saving}
          isDirty={form.isDirty}
          label={t('profile.access.savePassword')}
          onCancel={close}
        />
      </form>
    </OpeningRow>
  )
}
