import { queryOptions } from '@tanstack/react-query'
import { fillPath } from '#shared/contract/endpoint.ts'
import {
  answerLiveQuiz,
  endLiveQuiz,
  joinLiveQuiz,
  readLiveQuiz,
  readQuizChoices,
  startLiveQuiz,
  stepLiveQuiz,
  watchLiveQuiz,
  type LiveQuiz,
} from '#shared/contract/live.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { ask, call, client } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { underKey } from '#src/lib/under-key.ts'

const LIVE = 'live'
const keyOf = (quizId: string, language: string) => [LIVE, quizId, language]

/** What a leader can ask, and what is open. */
export const quizChoicesQuery = (language: string) =>
  queryOptions({
    queryKey: [LIVE, 'choices', language],
    queryFn: ({ signal }) => ask(readQuizChoices, {}, { signal }),
    staleTime: 0,
  })

export const liveQuizQuery = (quizId: string, language: string) =>
  queryOptions({
    queryKey: keyOf(quizId, language),
    queryFn: async ({ signal }) =>
      newest(await ask(readLiveQuiz, { params: { quizId } }, { signal }), language),
    staleTime: 0,
    // the page says itself that it is not connected
    meta: { reporting: 'none' },
  })

/** Where the events of a quiz come from. */
export function addressOfEvents(quizId: string, language: string): string {
  return `${client.defaults.baseURL ?? ''}${fillPath(watchLiveQuiz.path, { quizId })}?language=${language}`
}

/** What came is shown, unless something newer is. */
export function learnQuiz(quiz: LiveQuiz, language: string): void {
  queryClient.setQueryData<LiveQuiz>(keyOf(quiz.id, language), newest(quiz, language))
}

/** What came, or what is known where that is newer: as it is by now, since its time has run on. */
function newest(came: LiveQuiz, language: string): LiveQuiz {
  const { data: known, dataUpdatedAt = 0 } =
    queryClient.getQueryState<LiveQuiz>(keyOf(came.id, language)) ?? {}
  if (!known || known.revision <= came.revision) return came
  if (known.msLeft === null) return known
  return { ...known, msLeft: Math.max(0, known.msLeft - (Date.now() - dataUpdatedAt)) }
}

type Started = Omit<CallInput<typeof startLiveQuiz>['body'], 'key'>

/** @returns the id of the quiz */
export async function sendStart(quiz: Started): Promise<string> {
  const about = JSON.stringify(['live', quiz])
  const { id } = await underKey(about, (key) => call(startLiveQuiz, { body: { ...quiz, key } }))
  return id
}

/** @returns the id of the quiz */
export async function sendJoin(code: string): Promise<string> {
  return (await call(joinLiveQuiz, { body: { code } })).id
}

/** Sent again until its outcome is known: the first one counts. */
export const sendAnswer = (quizId: string, at: number, answers: readonly string[]): Promise<undefined> =>
  call(answerLiveQuiz, { params: { quizId }, body: { at, answers: [...answers] } }, { reporting: 'none' })

export async function sendStep({ id: quizId, revision }: LiveQuiz, language: string): Promise<void> {
  learnQuiz(await call(stepLiveQuiz, { params: { quizId }, body: { revision } }), language)
}

export async function sendEnd(quizId: string): Promise<void> {
  await call(endLiveQuiz, { params: { quizId } })
  await queryClient.invalidateQueries({ queryKey: [LIVE] })
}
