import { useId } from 'react'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Choice.module.css'

interface ChoiceProps<Id extends string> {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** One of a few, all in sight beside each other; the arrows step through them. */
export function Choice<Id extends string>({ label, options, value, onChange }: ChoiceProps<Id>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <VisuallyHidden>
        <legend>{label}</legend>
      </VisuallyHidden>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
