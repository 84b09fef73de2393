import { useEffect, useEffectEvent } from 'react'
import { forgetUnsaved, usePageSaved } from './page-saved.ts'
import type { SavedState } from './saved.ts'

/** Reports how this page is saved: while it is not, leaving it is held back. */
export function useReportSaved(saved: SavedState): void {
  useEffect(() => usePageSaved.setState({ saved }), [saved])
  useEffect(() => forgetUnsaved, [])
}

/** @param send called when the page is left; settles when all is sent */
export function useBeforeLeaving(isNeeded: boolean, send: () => Promise<void>): void {
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (!isNeeded) return
    usePageSaved.setState({ beforeLeaving: () => sendNow() })
    return () => usePageSaved.setState({ beforeLeaving: null })
  }, [isNeeded])
}
