import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE_DIGITS } from '#shared/domain/live-quiz.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { sendJoin } from './queries.ts'
import styles from './parts/JoinQuiz.module.css'

const REFUSED = { 'not-found': 'unknown' } as const

interface JoinQuizProps {
  /** What was scanned or sent along. */
  code: string
  onJoined: (quizId: string) => void
}

/** The code from the big screen leads into the quiz. */
export function JoinQuiz({ code, onJoined }: JoinQuizProps) {
  const { t } = useTranslation()
  const { sending, send, forget } = useSending(REFUSED)
  const [typed, setTyped] = useState(code)
  const [isShort, setShort] = useState(false)
  const digits = typed.replaceAll(/\D/g, '')
  const isWhole = digits.length === CODE_DIGITS
  const error = isShort
    ? t('live.join.short', { count: CODE_DIGITS })
    : sending.state === 'failed'
      ? t(`live.join.${sending.reason}`)
      : undefined
  return (
    <form
      className={styles.join}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setShort(!isWhole)
        if (!isWhole || sending.state === 'sending') return
        void send(async () => onJoined(await sendJoin(digits)))
      }}
    >
      <TextField
        label={t('live.join.code')}
        hint={t('live.join.hint')}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={CODE_DIGITS + 4}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setShort(false)
          forget()
        }}
      />
      <Button type="submit" size="thumb" loadingVerb={sending.state === 'sending' && t('live.join.joining')}>
        {t('live.join.join')}
      </Button>
    </form>
  )
}
