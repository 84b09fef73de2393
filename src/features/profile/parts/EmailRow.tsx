import { useTranslation } from 'react-i18next'
import { EMAIL_LENGTH } from '#shared/contract/fields.ts'
import type { Profile } from '#shared/contract/player.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { announce } from '#src/ui/announcer/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { giveUpNewEmail, sendNewEmail } from '../calls.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { RULES } from './field-errors.ts'
import { OpeningForm } from './OpeningForm.tsx'
import { SavingNote } from './SavingNote.tsx'
import styles from '../Section.module.css'
import { useOpeningForm } from './use-opening-form.ts'

const EMPTY = { email: '', password: '' }

interface EmailRowProps {
  profile: Profile
  /** Whether the server has a mail server. */
  sendsMail: boolean
}

/** The address, and the new one that waits for its link to be opened. */
export function EmailRow({ profile: { id, email, pendingEmail }, sendsMail }: EmailRowProps) {
  const { t } = useTranslation()
  const waitingFor = (address: string) =>
    t(sendsMail ? 'profile.access.waiting' : 'profile.access.stored', { email: address })
  const form = useOpeningForm({
    section: 'email',
    owner: id,
    values: EMPTY,
    fields: ['email', 'password'],
    draftFields: ['email'],
    send: async (typed) => {
      await sendNewEmail({ ...typed, email: typed.email.trim() })
      announce({ kind: 'answered', text: waitingFor(typed.email.trim()) })
    },
  })
  return (
    <OpeningForm
      form={form}
      name={t('profile.access.email')}
      now={email}
      label={t('profile.access.changeEmail')}
      submitLabel={t('profile.access.sendLink')}
      note={pendingEmail !== null && <Waiting words={waitingFor(pendingEmail)} isMailed={sendsMail} />}
    >
      <div className={styles.pair}>
        <TextField
          label={t('profile.access.newEmail')}
          hint={t('profile.access.newEmailHint')}
          error={form.errorAt('email')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
          {...form.register('email', RULES.email)}
        />
        <CurrentPasswordField
          error={form.errorAt('password')}
          {...form.register('password', RULES.password)}
        />
      </div>
    </OpeningForm>
  )
}

function Waiting({ words, isMailed }: { words: string; isMailed: boolean }) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  return (
    <div className={styles.form}>
      <Notice tone={isMailed ? 'info' : 'warn'}>{words}</Notice>
      <div className={styles.end}>
        <Button
          variant="secondary"
          loadingVerb={sending.state === 'sending' && t('profile.saving')}
          onClick={() => void send(giveUpNewEmail)}
        >
          {t('profile.access.giveUp')}
        </Button>
        {sending.state === 'failed' && <SavingNote sending={sending} />}
      </div>
    </div>
  )
}
