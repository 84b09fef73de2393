import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerQuestion, type Judgement } from '#shared/contract/tasks.ts'
import { ask } from '#src/lib/http.ts'
import { keepTrying } from '#src/lib/keep-trying.ts'
import { mayPass } from '../../parts/saving.ts'
import type { Answered } from './pill.ts'

interface Judged {
  judgement: Judgement | undefined
  /** It did not come, and is asked for again by itself. */
  isLost: boolean
  retry: () => void
}

/**
 * The judgement of a card that was answered: the one just given, or, for an answer of an earlier visit, asked again. The
 * same answer always brings the same judgement, so asking changes nothing.
 */
export function useJudgement(
  attemptId: string,
  answered: Answered | undefined,
  fresh: Judgement | undefined,
): Judged {
  const { card = '', answers = [] } = answered ?? {}
  const { data, isError, refetch } = useQuery({
    queryKey: ['judgement', attemptId, card],
    queryFn: ({ signal }) =>
      ask(answerQuestion, { params: { attemptId }, body: { card, answers: [...answers] } }, { signal }),
    enabled: answered !== undefined && fresh === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Said beside the question.
    meta: { telling: 'log' },
  })
  const judgement = fresh ?? data
  const isLost = isError && !judgement
  useEffect(() => {
    if (!isLost) return
    return keepTrying(async () => {
      const { isSuccess, error } = await refetch()
      return isSuccess || !mayPass(error)
    })
  }, [isLost, refetch])
  return { judgement, isLost, retry: () => void refetch() }
}
