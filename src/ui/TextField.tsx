import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldFrame } from '#src/ui/Field.tsx'
import styles from './Field.module.css'

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  hint?: ReactNode
  /** The sentence that says what to correct. */
  error?: string | undefined
  /** Id of a sentence elsewhere that says what is wrong with this field and others together. */
  invalidBy?: string | undefined
  /** Inside, at the right. */
  end?: ReactNode
}

/** Takes what react-hook-form's `register` gives, ref included. */
export function TextField({ label, hint, error, invalidBy, end, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <input
          type="text"
          {...input}
          id={fieldId}
          className={styles.input}
          aria-invalid={error || invalidBy ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error, invalidBy)}
        />
        {end && <span className={styles.end}>{end}</span>}
      </div>
    </FieldFrame>
  )
}
