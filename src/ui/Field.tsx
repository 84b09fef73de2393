import type { ReactNode } from 'react'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import styles from './Field.module.css'

interface FieldFrameProps {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** Label above, hint or fault below. The control inside names them by `describedBy`. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <WarningCircleIcon size="1.25rem" weight="fill" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** The ids of the sentences that belong to the control, if there are any; `invalidBy` is one that stands elsewhere. */
export function describedBy(
  id: string,
  hint: ReactNode,
  error: string | undefined,
  invalidBy?: string,
): string | undefined {
  const own = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return [own, invalidBy].filter((one) => one !== undefined).join(' ') || undefined
}
