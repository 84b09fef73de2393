import { useEffect, useEffectEvent } from 'react'
import { forgetUnsaved, usePageSaved } from './page-saved.ts'
import type { SavedState } from './saved.ts'

/** Holds back whoever leaves this page while it is not saved. */
export function useReportSaved(saved: SavedState): void {
  useEffect(() => usePageSaved.setState({ saved }), [saved])
  useEffect(() => forgetUnsaved, [])
}

/** @param send settles when all is sent; nothing is needed then any more */
export function useBeforeLeaving(isNeeded: boolean, send: () => Promise<void>): void {
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (!isNeeded) return
    usePageSaved.setState({ beforeLeaving: () => sendNow() })
    return () => usePageSaved.setState({ beforeLeaving: null })
  }, [isNeeded])
}
