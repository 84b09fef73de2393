import { useEffect } from 'react'
import { lockPage, useSessionEnd, watchSessionEnd } from '#src/features/session/session-end.ts'
import { SessionEnded } from './SessionEnded.tsx'
import { SessionWarning } from './SessionWarning.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Before the end, in seconds (WCAG 2.2.1 asks for 20 at least). */
const WARN_BEFORE_S = 120

/** Warns before an unused session ends; when it has ended, keeps the page as it is until its person signs in again. */
export function SessionEnd() {
  useEffect(watchSessionEnd, [])
  const { endsAt, isLocked } = useSessionEnd()
  const left = useSecondsLeft(endsAt, WARN_BEFORE_S)
  useEffect(() => {
    if (left === 0) lockPage()
  }, [left])
  if (isLocked) return <SessionEnded />
  return left === null || left === 0 ? null : <SessionWarning left={left} />
}
