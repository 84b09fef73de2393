import { useRef } from 'react'
import type { DraftEdit } from '#shared/contract/content.ts'

/** The id under which a change is sent: the same one for the same change, whose answer may have been lost. */
export function useEditId(): (edits: readonly DraftEdit[]) => string {
  const last = useRef({ of: '', id: '' })
  return (edits) => {
    const of = JSON.stringify(edits)
    if (of !== last.current.of) last.current = { of, id: crypto.randomUUID() }
    return last.current.id
  }
}
