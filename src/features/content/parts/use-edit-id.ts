import { useRef } from 'react'

/** The id under which a change is sent: the same one for the same change, whose answer may have been lost. */
export function useEditId(): (change: object) => string {
  const last = useRef({ of: '', id: '' })
  return (change) => {
    const of = JSON.stringify(change)
    if (of !== last.current.of) last.current = { of, id: crypto.randomUUID() }
    return last.current.id
  }
}
