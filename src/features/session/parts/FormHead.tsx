import type { ReactNode } from 'react'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Form.module.css'

interface FormHeadProps {
  title: string
  children?: ReactNode
  /** What the server refuses and no field of the form is about. */
  unplacedErrors?: readonly string[]
}

/** What an auth page is for. */
export function FormHead({ title, children, unplacedErrors = [] }: FormHeadProps) {
  return (
    <>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children && <p className={styles.welcome}>{children}</p>}
      </header>
      {unplacedErrors.length > 0 && (
        <Notice tone="error">
          {unplacedErrors.map((fieldError) => (
            <p key={fieldError} className={styles.line}>
              {fieldError}
            </p>
          ))}
        </Notice>
      )}
    </>
  )
}
