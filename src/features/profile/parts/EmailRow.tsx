import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { giveUpNewEmail, sendNewEmail } from '../calls.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { RULES } from './faults.ts'
import { OpeningRow } from './OpeningRow.tsx'
import { SaveRow } from './SaveRow.tsx'
import { SavingNote } from './SavingNote.tsx'
import styles from '../Section.module.css'
import { useSaving } from './use-saving.ts'
import { useSectionForm } from './use-section-form.ts'

const EMPTY = { email: '', password: '' }

/** The address, and the new one that waits for its link to be opened. */
export function EmailRow({ profile: { email, pendingEmail } }: { profile: Profile }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const form = useSectionForm({
    section: 'email',
    values: EMPTY,
    fields: ['email', 'password'],
    send: async (typed) => {
      await sendNewEmail({ ...typed, email: typed.email.trim() })
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
      name={t('profile.access.email')}
      now={email}
      label={t('profile.access.changeEmail')}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      note={pendingEmail !== null && <Waiting email={pendingEmail} />}
    >
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <div className={styles.pair}>
          <TextField
            label={t('profile.access.newEmail')}
            hint={t('profile.access.newEmailHint')}
            error={form.faultAt('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...form.register('email', RULES.email)}
          />
          <CurrentPasswordField
            error={form.faultAt('password')}
            {...form.register('password', RULES.password)}
          />
        </div>
        <SaveRow
          saving={form.saving}
          isDirty={form.isDirty}
          label={t('profile.access.sendLink')}
          onCancel={close}
        />
      </form>
    </OpeningRow>
  )
}

function Waiting({ email }: { email: string }) {
  const { t } = useTranslation()
  const { saving, save } = useSaving()
  return (
    <div className={styles.form}>
      <Notice>{t('profile.access.waiting', { email })}</Notice>
      <div className={styles.end}>
        <Button
          variant="secondary"
          loadingVerb={saving.state === 'saving' && t('profile.saving')}
          onClick={() => void save(giveUpNewEmail)}
        >
          {t('profile.access.giveUp')}
        </Button>
        {saving.state === 'failed' && <SavingNote saving={saving} />}
      </div>
    </div>
  )
}
