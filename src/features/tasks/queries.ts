import { queryOptions } from '@tanstack/react-query'
import {
  answerQuestion,
  finishAttempt,
  readTask,
  saveAttempt,
  startTask,
  type Attempt,
  type Judgement,
} from '#shared/contract/tasks.ts'
import type { AttemptState } from '#shared/scene/tasks/attempt.ts'
import { ask, call } from '#src/lib/http.ts'
import { MISSION_STATE } from '#src/lib/query-client.ts'
import { toFinishResult, type FinishResult } from './finish-result.ts'

export const taskQuery = (taskId: string, language: string) =>
  queryOptions({
    queryKey: [MISSION_STATE, 'task', taskId, language],
    queryFn: ({ signal }) => ask(readTask, { params: { taskId } }, { signal }),
  })

/** Opens the unfinished attempt or a new one; never kept, since starting again is how a player resumes. */
export const attemptQuery = (taskId: string, language: string) =>
  queryOptions({
    queryKey: ['attempt', taskId, language],
    queryFn: ({ signal }): Promise<Attempt> => ask(startTask, { params: { taskId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The task says itself what did not arrive, beside the button that sent it. */
const SAID_THERE = { telling: 'log' } as const

export function sendAnswer(attemptId: string, card: string, answers: string[]): Promise<Judgement> {
  return call(answerQuestion, { params: { attemptId }, body: { card, answers } }, SAID_THERE)
}

/** Keeps the place; a failure costs a card at most and shows in the task's own chip only. */
export function sendPosition(attemptId: string, card: number): Promise<AttemptState> {
  return call(saveAttempt, { params: { attemptId }, body: { card } }, SAID_THERE)
}

/** `key` makes repeating harmless: the same one always brings the same result. */
export async function sendFinish(attemptId: string, key: string): Promise<FinishResult> {
  return toFinishResult(await call(finishAttempt, { params: { attemptId }, body: { key } }, SAID_THERE))
}
