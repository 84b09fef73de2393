import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Email, EMAIL_LENGTH } from '#shared/contract/fields.ts'
import type { Person } from '#shared/contract/people.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { correctEmail, resetSecondFactor, sendResetLink } from '../calls.ts'
import styles from '../People.module.css'
import { ConfirmPopup } from './ConfirmPopup.tsx'
import { Said } from './Said.tsx'
import { useAction } from './use-action.ts'

/** How a person gets in: the address, a new password, the second step. */
export function SignInOfPerson({ person }: { person: Person }) {
  const { t } = useTranslation()
  return (
    <section className={styles.stack}>
      <h2>{t('people.signIn.title')}</h2>
      <AddressOf person={person} />
      <PasswordOf person={person} />
      {(person.role !== 'player' || person.hasSecondFactor) && <SecondStepOf person={person} />}
    </section>
  )
}

function AddressOf({ person: { id, email, pendingEmail, isDisabled } }: { person: Person }) {
  const { t } = useTranslation()
  const { sending, send, forget } = useAction()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  /** To where no mail went. */
  const [stored, setStored] = useState<string | null>(null)
  const submit = async () => {
    const read = Email.safeParse(typed)
    setWrong(!read.success)
    if (!read.success) return
    const isDone = await send(async () => {
      const { isMailed } = await correctEmail(id, read.data)
      setStored(isMailed ? null : read.data)
    })
    if (isDone) setTyped(null)
  }
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <div>
          <h3>{t('people.signIn.email')}</h3>
          <p className={styles.quiet}>{email}</p>
        </div>
        {typed === null && !isDisabled && (
          <Button variant="secondary" onClick={() => setTyped(email)}>
            {t('people.signIn.correct')}
          </Button>
        )}
      </div>
      {typed !== null && (
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <TextField
            label={t('people.signIn.newEmail')}
            hint={t('people.signIn.correctHint')}
            error={isWrong ? t('people.signIn.wrong') : undefined}
            type="email"
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_LENGTH}
            value={typed}
            onChange={({ target }) => {
              forget()
              setWrong(false)
              setTyped(target.value)
            }}
          />
          <div className={styles.facts}>
            <Button type="submit" loadingVerb={sending.state === 'sending' && t('people.working')}>
              {t('people.signIn.sendLink')}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                forget()
                setTyped(null)
              }}
            >
              {t('people.signIn.cancel')}
            </Button>
          </div>
        </form>
      )}
      <Said
        sending={sending}
        done={
          pendingEmail === null
            ? undefined
            : t(stored === null ? 'people.signIn.corrected' : 'people.signIn.correctedStored', {
                email: pendingEmail,
              })
        }
      />
      {pendingEmail !== null && sending.state !== 'done' && (
        <Notice>{t('people.signIn.pending', { email: pendingEmail })}</Notice>
      )}
    </div>
  )
}

function PasswordOf({ person: { id, email, isDisabled } }: { person: Person }) {
  const { t } = useTranslation()
  const { sending, send } = useAction()
  const [isStored, setStored] = useState(false)
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <div>
          <h3>{t('people.signIn.password')}</h3>
          <p className={styles.quiet}>{t('people.signIn.passwordAbout', { email })}</p>
        </div>
        {!isDisabled && (
          <Button
            variant="secondary"
            loadingVerb={sending.state === 'sending' && t('people.working')}
            onClick={() => void send(async () => setStored(!(await sendResetLink(id)).isMailed))}
          >
            {t('people.signIn.sendReset')}
          </Button>
        )}
      </div>
      <Said sending={sending} done={t(isStored ? 'people.signIn.resetStored' : 'people.signIn.resetSent')} />
    </div>
  )
}

function SecondStepOf({ person: { id, displayName, hasSecondFactor } }: { person: Person }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.head}>
      <div>
        <h3>{t('people.signIn.factor')}</h3>
        <p className={styles.quiet}>
          {t(hasSecondFactor ? 'people.signIn.hasFactor' : 'people.signIn.noFactor')}
        </p>
      </div>
      {hasSecondFactor && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('people.signIn.resetFactor')}
        </Button>
      )}
      <ConfirmPopup
        isOpen={isAsking}
        title={t('people.signIn.resetTitle', { name: displayName })}
        words={t('people.signIn.resetWords')}
        actionLabel={t('people.signIn.resetFactor')}
        action={() => resetSecondFactor(id)}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
