import type { ReactNode } from 'react'
import styles from './Form.module.css'
import { RequestId } from '#src/ui/RequestId.tsx'
import { FormHead } from './parts/FormHead.tsx'

interface LinkNoticeProps {
  title: string
  sentence: string
  /** Why, where the server failed. */
  error?: unknown
  /** The ways on. */
  children: ReactNode
}

/** Stands where a form was, or would be: what became of it, and the ways on. It is read out as it comes. */
export function LinkNotice({ title, sentence, error, children }: LinkNoticeProps) {
  return (
    <div className={styles.form} ref={focusHead}>
      <FormHead title={title}>
        {sentence}
        <RequestId of={error} />
      </FormHead>
      {children}
    </div>
  )
}

function focusHead(notice: HTMLElement | null): void {
  notice?.querySelector('h1')?.focus()
}
