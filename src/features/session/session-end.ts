import { create } from 'zustand'
import { listen } from '#src/lib/events.ts'
import { readLocal, watchLocal, writeLocal } from '#src/lib/storage.ts'

/** Local key: when the session of this browser ends, in ms since 1970. All tabs share the session, and so its end. */
const SESSION_ENDS = 'sessionEnds'

const SECOND_MS = 1000

interface SessionEnd {
  /** ms since 1970, by the clock of this device; null while the server has not said. */
  endsAt: number | null
  /** The session has ended on this page, which stays as it was until its person signs in again. */
  isLocked: boolean
}

export const useSessionEnd = create<SessionEnd>(() => ({ endsAt: null, isLocked: false }))

/** Follows what the server says with its answers, in this tab and in others. Nothing is asked for it. Returns how to stop. */
export function watchSessionEnd(): () => void {
  const stops = [
    listen((event) => {
      if (event.type !== 'session-ends') return
      const endsAt = Date.now() + event.seconds * SECOND_MS
      writeLocal(SESSION_ENDS, String(endsAt))
      useSessionEnd.setState({ endsAt, isLocked: false })
    }),
    watchLocal(SESSION_ENDS, () => {
      const endsAt = Number(readLocal(SESSION_ENDS))
      if (endsAt > Date.now()) useSessionEnd.setState({ endsAt, isLocked: false })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    useSessionEnd.setState({ endsAt: null, isLocked: false })
  }
}

export function lockPage(): void {
  useSessionEnd.setState({ isLocked: true })
}
