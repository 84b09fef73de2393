import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { describedBy, FieldFrame } from '#src/ui/Field.tsx'
import styles from './Field.module.css'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

/** Grows with its text. */
export function TextArea({ label, hint, error, id, ...area }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <textarea
          {...area}
          id={fieldId}
          className={classes(styles.input, styles.area)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        />
      </div>
    </FieldFrame>
  )
}
