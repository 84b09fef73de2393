import { useEffect, useRef } from 'react'
import type { Verdict } from '#shared/domain/verdicts.ts'
import { reportJudgement } from '#src/lib/judgements.ts'

/** One judgement in an attempt. */
export interface Judged {
  /** The same as long as it is the same judgement. */
  key: string
  verdict: Verdict
}

/** Of a kind in which nothing is judged while it is played, and of an exam, which says nothing before it is handed in. */
export const notJudged = (): readonly Judged[] => []

/** Reports, once, what was judged since the attempt was loaded. What was judged before is no news. */
export function useJudged(attempt: object, judged: readonly Judged[]): void {
  const known = useRef<{ attempt: object; keys: Set<string> } | null>(null)
  useEffect(() => {
    if (known.current?.attempt !== attempt) {
      known.current = { attempt, keys: new Set(judged.map(({ key }) => key)) }
      return
    }
    const { keys } = known.current
    for (const { key, verdict } of judged.filter((one) => !keys.has(one.key))) {
      keys.add(key)
      reportJudgement(verdict)
    }
  })
}
