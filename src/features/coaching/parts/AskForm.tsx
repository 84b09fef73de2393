import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SIGN_OFF_WORDS_LENGTH, TRAINING_LENGTH } from '#shared/domain/coaching.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { focusFirstWrong } from '#src/ui/focus-first-wrong.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { OpinionBox } from '#src/ui/play/OpinionBox.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Coaching.module.css'
import { refreshSignOffs, sendAsk } from '../queries.ts'

/** Shortest name of a training (characters). */
const LEAST = 2
const REFUSED = {
  'already-asked': 'asked',
  'enough-asked': 'enough',
  'no-leader': 'noLeader',
  'refused-fields': 'unfit',
} as const

/** Asks a leader to sign off a training. What is refused stays in its fields. */
export function AskForm() {
  const { t } = useTranslation()
  const { sending, send, forget } = useSending(REFUSED)
  const [training, setTraining] = useState('')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(0)
  const [isShort, setShort] = useState(false)
  const name = training.replace(/\s+/g, ' ').trim()

  const submit = async (form: HTMLFormElement) => {
    focusFirstWrong(form, () => setShort(name.length < LEAST))
    if (name.length < LEAST) {
      forget()
      return
    }
    if (!(await send(() => sendAsk(name, note)))) return
    setTraining('')
    setNote('')
    setAsked((count) => count + 1)
    void refreshSignOffs()
  }
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (sending.state !== 'sending') void submit(event.currentTarget)
      }}
    >
      <TextField
        label={t('coaching.training')}
        value={training}
        maxLength={TRAINING_LENGTH}
        error={isShort ? t('coaching.refused.short') : undefined}
        onChange={({ currentTarget }) => {
          setTraining(currentTarget.value)
          setShort(false)
        }}
      />
      <OpinionBox
        key={asked}
        label={t('coaching.note')}
        hint={t('coaching.noteHint')}
        maxLength={SIGN_OFF_WORDS_LENGTH}
        roomLeft={(count) => t('coaching.roomLeft', { count })}
        onText={setNote}
      />
      {sending.state === 'done' && name === '' && <Notice tone="good">{t('coaching.sent')}</Notice>}
      {sending.state === 'failed' && <Notice tone="error">{t(`coaching.refused.${sending.reason}`)}</Notice>}
      <Button type="submit" loadingVerb={sending.state === 'sending' && t('coaching.sending')}>
        {t('coaching.ask')}
      </Button>
    </form>
  )
}
