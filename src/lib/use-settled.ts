import { useEffect, useState } from 'react'

/** Typing goes on for so long, in ms, before the server is asked. */
export const TYPING_MS = 300

/** What was typed last, once nothing more is typed for a while. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
