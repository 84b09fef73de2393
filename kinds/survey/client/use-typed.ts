import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { beforePageLeaves } from '#src/outbox/hub.ts'
import type { Answers } from './survey-rule.ts'

/** ms without a key until what was typed is an answer. */
const PAUSE = 700

type Answer = Answers[number]

interface Typed {
  /** What is typed and no answer yet. */
  answer: Answer | null
  type: (answer: Answer) => void
  /** Makes an answer of it at once. */
  settle: () => void
}

/**
 * Words become an answer in the pauses of typing, and at once when the writer leaves the field, the task or the page: at
 * most the last of them is lost where a page is killed (TASK-2).
 */
export function useTyped(onAnswer: (answer: Answer) => void): Typed {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const waiting = useRef<Answer | null>(null)
  const timer = useRef(0)

  function settle(): void {
    clearTimeout(timer.current)
    const typed = waiting.current
    waiting.current = null
    setAnswer(null)
    if (typed) onAnswer(typed)
  }

  const settleNow = useEffectEvent(settle)
  useEffect(() => beforePageLeaves(() => settleNow()), [])
  // in the layout phase: afterwards nobody sends any more
  useLayoutEffect(() => () => settleNow(), [])

  return {
    answer,
    type(typed) {
      if (waiting.current && waiting.current.question !== typed.question) settle()
      waiting.current = typed
      setAnswer(typed)
      clearTimeout(timer.current)
      timer.current = window.setTimeout(settle, PAUSE)
    },
    settle,
  }
}
