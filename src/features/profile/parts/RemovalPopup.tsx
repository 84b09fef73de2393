import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { sendRemoval } from '../calls.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { refusedFields } from './faults.ts'
import { SavingNote } from './SavingNote.tsx'
import styles from '../Section.module.css'
import { useSaving } from './use-saving.ts'

interface RemovalPopupProps {
  isOpen: boolean
  username: string
  onClose: () => void
  onRemoved: () => void
}

type Wrong = 'username' | 'password' | 'missing' | null

/** Nobody removes an account by a slip: its name is typed, and its password. */
export function RemovalPopup({ isOpen, username, onClose, onRemoved }: RemovalPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Wrong>(null)
  const { saving, save, forget } = useSaving()

  const close = () => {
    setTyped('')
    setPassword('')
    setWrong(null)
    forget()
    onClose()
  }
  const remove = async () => {
    const isNamed = typed.trim() === username
    setWrong(isNamed ? (password === '' ? 'missing' : null) : 'username')
    if (!isNamed || password === '') return
    const isWrongPassword = (error: unknown) => isFailure(error) && refusedFields(error).length > 0
    const isRemoved = await save(
      () => sendRemoval(password),
      (error) => {
        if (isWrongPassword(error)) setWrong('password')
        return isWrongPassword(error)
      },
    )
    if (isRemoved) onRemoved()
  }

  return (
    <Popup isOpen={isOpen} labelledBy={titleId} onClose={close} closeLabel={t('shell.close')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <h2 id={titleId}>{t('profile.data.removal')}</h2>
        <Notice tone="warn">{t('profile.data.removalWarning')}</Notice>
        <TextField
          label={t('profile.data.typeName', { name: username })}
          error={wrong === 'username' ? t('profile.data.otherName') : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <CurrentPasswordField
          error={
            wrong === 'password' || wrong === 'missing'
              ? t(`profile.fault.${wrong === 'password' ? 'wrong' : 'missing'}`)
              : undefined
          }
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className={styles.end}>
          <Button type="submit" loadingVerb={saving.state === 'saving' && t('profile.data.removing')}>
            {t('profile.data.removeForGood')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('profile.data.stay')}
          </Button>
          {saving.state === 'failed' && <SavingNote saving={saving} />}
        </div>
      </form>
    </Popup>
  )
}
