import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { beforePageLeaves } from '#src/outbox/hub.ts'

/** ms without a key until what was typed is sent. */
const PAUSE_MS = 700

interface TypedWord {
  gap: string
  word: string
}

/**
 * What is typed into gaps and was not sent yet: it is in the pauses of typing, and at once when the writer leaves the gap, the task or
 * the page (TASK-2).
 */
export function useTyping(onWord: (gap: string, word: string) => void) {
  const [typed, setTyped] = useState<TypedWord | null>(null)
  const waiting = useRef<TypedWord | null>(null)
  const timer = useRef(0)

  function settle(): void {
    clearTimeout(timer.current)
    const { current } = waiting
    waiting.current = null
    setTyped(null)
    if (current) onWord(current.gap, current.word.trim())
  }

  const settleNow = useEffectEvent(settle)
  useEffect(() => beforePageLeaves(() => settleNow()), [])
  // in the layout phase: afterwards nobody sends any more
  useLayoutEffect(() => () => settleNow(), [])

  return {
    all: typed ? [typed] : [],
    wordIn: (gap: string) => (typed?.gap === gap ? typed.word : null),
    type(gap: string, word: string) {
      if (waiting.current && waiting.current.gap !== gap) settle()
      waiting.current = { gap, word }
      setTyped({ gap, word })
      clearTimeout(timer.current)
      timer.current = window.setTimeout(settle, PAUSE_MS)
    },
    settle,
  }
}
