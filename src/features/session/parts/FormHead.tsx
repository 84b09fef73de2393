import type { ReactNode } from 'react'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Form.module.css'

interface FormHeadProps {
  title: string
  children?: ReactNode
  /** What the server refuses and no field of the form is about. */
  strangeFaults?: readonly string[]
}

/** What a page of the front door is for. */
export function FormHead({ title, children, strangeFaults = [] }: FormHeadProps) {
  return (
    <>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children && <p className={styles.welcome}>{children}</p>}
      </header>
      {strangeFaults.length > 0 && (
        <Notice tone="error">
          {strangeFaults.map((fault) => (
            <p key={fault} className={styles.line}>
              {fault}
            </p>
          ))}
        </Notice>
      )}
    </>
  )
}
