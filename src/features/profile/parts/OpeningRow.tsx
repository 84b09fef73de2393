import { useRef, type ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import styles from '../Section.module.css'

interface OpeningRowProps {
  name: string
  /** What it is now. */
  now: ReactNode
  /** Of the button that opens the form. */
  label: string
  isOpen: boolean
  onOpen: () => void
  /** What became of the last change, while it is closed. */
  note: ReactNode
  /** The form, while it is open. */
  children: ReactNode
}

/** Something that is seldom changed: its form comes where it is asked for. */
export function OpeningRow({ name, now, label, isOpen, onOpen, note, children }: OpeningRowProps) {
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        <div className={styles.fact}>
          <h3>{name}</h3>
          {now && <p>{now}</p>}
        </div>
        {!isOpen && (
          <Button variant="secondary" onClick={onOpen}>
            {label}
          </Button>
        )}
      </div>
      {isOpen ? <Opened>{children}</Opened> : note}
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
