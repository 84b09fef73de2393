import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { describedBy, FieldFrame } from '#src/ui/Field.tsx'
import { CaretDownIcon } from '#src/ui/icons.ts'
import styles from './Field.module.css'

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  options: readonly { id: string; label: string; lang?: string }[]
}

/** One of a few, chosen in the browser's own list. Takes what react-hook-form's `register` gives, ref included. */
export function SelectField({ label, hint, error, options, id, ...select }: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={classes(styles.box, styles.selectBox)}>
        <select
          {...select}
          id={fieldId}
          className={classes(styles.input, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <CaretDownIcon className={styles.caret} size="1.25rem" aria-hidden="true" />
      </div>
    </FieldFrame>
  )
}
