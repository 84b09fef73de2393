import { useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import styles from '../Section.module.css'
import { SaveRow } from './SaveRow.tsx'

interface OpeningFormProps {
  /** Of `useOpeningForm`. */
  form: ComponentProps<typeof SaveRow>['form'] & {
    isOpen: boolean
    open: () => void
    close: () => void
    onSubmit: ComponentProps<'form'>['onSubmit']
  }
  name: string
  /** What it is now. */
  now: ReactNode
  /** Of the button that opens the form. */
  label: string
  /** Of the button that sends it. */
  submitLabel: string
  /** What became of the last change, while it is closed. */
  note: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Something that is seldom changed: its form comes where it is asked for. */
export function OpeningForm({ form, name, now, label, submitLabel, note, children }: OpeningFormProps) {
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        <div className={styles.fact}>
          <h3>{name}</h3>
          {now && <p>{now}</p>}
        </div>
        {!form.isOpen && (
          <Button variant="secondary" onClick={form.open}>
            {label}
          </Button>
        )}
      </div>
      {form.isOpen ? (
        <Opened>
          <form className={styles.form} onSubmit={form.onSubmit} noValidate>
            {children}
            <SaveRow form={form} label={submitLabel} onCancel={form.close} />
          </form>
        </Opened>
      ) : (
        note
      )}
    </div>
  )
}

/** The keyboard goes with what opens. */
function Opened({ children }: { children: ReactNode }) {
  const isTaken = useRef(false)
  return (
    <div
      ref={(form) => {
        if (form && !isTaken.current) form.querySelector<HTMLElement>('input:not([hidden])')?.focus()
        isTaken.current = true
      }}
    >
      {children}
    </div>
  )
}
