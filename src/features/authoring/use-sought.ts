import { useEffect, useEffectEvent } from 'react'
import type { Place, Writing } from './use-writing.ts'

/** Takes the focus where this is the text that is looked for. */
export function useSought({ sought, found, language }: Writing, at: Place, fieldId: string): void {
  const isSought = sought?.language === language && sought.at.join(' ') === at.join(' ')
  const take = useEffectEvent(() => {
    document.getElementById(fieldId)?.focus()
    found()
  })
  useEffect(() => {
    if (isSought) take()
  }, [isSought])
}
