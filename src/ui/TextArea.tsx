import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { describedBy, FieldFrame } from '#src/ui/Field.tsx'
import field from './Field.module.css'
import styles from './TextArea.module.css'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  hint?: ReactNode
  /** The sentence that says what to correct. */
  error?: string | undefined
}

/** Words of several lines; as high as they are. */
export function TextArea({ label, hint, error, id, ...area }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={field.box}>
        <textarea
          rows={3}
          {...area}
          id={fieldId}
          className={classes(field.input, styles.area)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        />
      </div>
    </FieldFrame>
  )
}
