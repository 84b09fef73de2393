import { useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Panels.module.css'

/** Numbers as the fields show them. */
export function useShownNumber(): (value: number) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, useGrouping: false })
    return (value: number) => format.format(value)
  }, [i18n.language])
}

interface NumberFieldProps {
  label: string
  value: number
  unit?: string
  /** It is what no file says. */
  isDefault: boolean
  min?: number
  max?: number
  isDisabled?: boolean
  onChange: (value: number) => void
}

/** A number that takes effect with Enter, on leaving, and with each press of an arrow; what is none is put back. */
export function NumberField({
  label,
  value,
  unit,
  isDefault,
  min,
  max,
  isDisabled,
  onChange,
}: NumberFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const write = useShownNumber()
  const shown = typed ?? write(value)

  function commit(next: number): void {
    setTyped(null)
    const held = Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity)
    if (Number.isFinite(held) && held !== value) onChange(held)
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.key === 'Enter' && typed !== null) commit(numberOf(typed))
    if (event.key === 'Escape') setTyped(null)
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    commit(Math.round((typed === null ? value : numberOf(typed)) + step * (event.shiftKey ? 10 : 1)))
  }

  return (
    <div className={styles.number}>
      <TextField
        label={label}
        value={shown}
        inputMode="decimal"
        autoComplete="off"
        disabled={isDisabled}
        end={unit !== undefined && <span className={styles.unit}>{unit}</span>}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== null && commit(numberOf(typed))}
        onKeyDown={onKeyDown}
      />
      {isDefault && <span className={styles.default}>{t('scenes.default')}</span>}
    </div>
  )
}

function numberOf(text: string): number {
  return text.trim() === '' ? NaN : Number(text.replace(',', '.').replace('−', '-'))
}
