import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/TextField.tsx'
import { round, secondsTyped, timeOf } from './captions.ts'

interface TimeFieldProps {
  label: string
  seconds: number
  error?: string | undefined
  onSet: (seconds: number) => void
}

/** A moment of a film as it is typed. What is no time stays as it was typed, and changes nothing. */
export function TimeField({ label, seconds, error, onSet }: TimeFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && secondsTyped(typed) === null
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? timeOf(seconds)}
      error={isWrong ? t('film.edit.trouble.time') : error}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        const next = typed === null ? null : secondsTyped(typed)
        if (next === null) return
        setTyped(null)
        onSet(round(next))
      }}
    />
  )
}
