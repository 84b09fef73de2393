import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** The sentence that says why it must be checked. */
  error?: string | undefined
}

/** One thing to say yes to. Takes what react-hook-form's `register` gives, ref included. */
export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={styles.frame}>
      <label className={styles.row} htmlFor={fieldId}>
        <span className={styles.box}>
          <input
            {...input}
            id={fieldId}
            type="checkbox"
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${fieldId}-error` : undefined}
          />
          <CheckIcon size="1rem" weight="bold" className={styles.mark} aria-hidden="true" />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      {error && (
        <p id={`${fieldId}-error`} className={styles.error} role="alert">
          <WarningCircleIcon size="1.25rem" weight="fill" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
