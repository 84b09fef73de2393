import type { ReactNode } from 'react'
import styles from './Form.module.css'
import { RequestId } from '#src/ui/RequestId.tsx'
import { LinkMark, type LinkFate } from './LinkMark.tsx'
import { FormHead } from './parts/FormHead.tsx'

interface LinkNoticeProps {
  fate: LinkFate
  title: string
  sentence: string
  /** Why, where the server failed. */
  error?: unknown
  /** The ways on. */
  children: ReactNode
}

/** Stands where a form was, or would be: what became of it, and the ways on. It is read out as it comes. */
export function LinkNotice({ fate, title, sentence, error, children }: LinkNoticeProps) {
  return (
    <div className={styles.form} ref={focusHead}>
      <LinkMark fate={fate} />
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
