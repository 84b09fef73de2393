import { useEffect, useState } from 'react'
import type { Verdict } from '#shared/domain/verdicts.ts'
import { listen } from '#src/lib/events.ts'
import { isCalm } from '#src/ui/calm.ts'

export interface Judgement {
  verdict: Verdict
  /** So many were right in a row. */
  row: number
  /** Counts the judgements in this frame. */
  number: number
  /** Its light is still there. */
  isFresh: boolean
}

interface Judging {
  /** What was judged last in the task that is played; null until something was. */
  judgement: Judgement | null
  /** The same while its light is there; never where feedback is calm. */
  fresh: Judgement | null
  /** The light is gone. */
  settle: () => void
}

export function useJudgement(): Judging {
  const [judgement, setJudgement] = useState<Judgement | null>(null)
  useEffect(
    () =>
      listen((event) => {
        if (event.type !== 'answer-judged') return
        const { verdict, row } = event
        setJudgement((before) => ({ verdict, row, number: (before?.number ?? 0) + 1, isFresh: true }))
      }),
    [],
  )
  const fresh = judgement?.isFresh && !isCalm() ? judgement : null
  return { judgement, fresh, settle: () => setJudgement((now) => now && { ...now, isFresh: false }) }
}
