import { useQuery } from '@tanstack/react-query'
import type { Judgement } from '#shared/contract/tasks.ts'
import { sendAnswer } from '../../queries.ts'
import type { Answered } from './pill.ts'

/**
 * The judgement of a card that was answered: the one just given, or, for an answer of an earlier visit, asked again. The
 * same answer always brings the same judgement, so asking changes nothing.
 */
export function useJudgement(
  attemptId: string,
  answered: Answered | undefined,
  fresh: Judgement | undefined,
): Judgement | undefined {
  const { data } = useQuery({
    queryKey: ['judgement', attemptId, answered?.card],
    queryFn: () => sendAnswer(attemptId, answered?.card ?? '', answered?.answers ?? []),
    enabled: answered !== undefined && fresh === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return fresh ?? data
}
