import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { setExtraExamTime } from '#shared/contract/exam-time.ts'
import { readMissionAssessments, readTeam, readTeamPlayer } from '#shared/contract/team.ts'
import type { ExtraExamTime } from '#shared/domain/exam-time.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** First word of every key under which a leader's team is known. */
const TEAM = 'team'
/** Players play on meanwhile (ms). */
const FRESH_MS = 60_000
const START: string | undefined = undefined

/** Of one team, of names with this in them, and whom figures mean; all of it where nothing is named. */
export type TeamChoice = Omit<NonNullable<CallInput<typeof readTeam>['query']>, 'after'>

/** My players by name, page by page. */
export function teamQuery(choice: TeamChoice, language: string) {
  return infiniteQueryOptions({
    queryKey: [TEAM, 'players', language, choice],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readTeam, { query: { ...choice, ...(after !== undefined && { after }) } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: FRESH_MS,
    placeholderData: (before) => before,
  })
}

/** One of them: tasks, attempts and ratings, in an adventure; in the one played now where none is named. */
export function teamPlayerQuery(playerId: string, language: string, adventure?: string) {
  return queryOptions({
    queryKey: [TEAM, 'player', language, playerId, adventure],
    queryFn: ({ signal }) =>
      ask(readTeamPlayer, { params: { playerId }, query: { ...(adventure && { adventure }) } }, { signal }),
    staleTime: FRESH_MS,
    placeholderData: (before) => (before?.player.player.id === playerId ? before : undefined),
  })
}

/** What they thought of the missions that they finished. */
export function teamAssessmentsQuery(language: string) {
  return queryOptions({
    queryKey: [TEAM, 'assessments', language],
    queryFn: ({ signal }) => ask(readMissionAssessments, {}, { signal }),
    staleTime: FRESH_MS,
  })
}

/** Gives a player longer for exams; what is shown is read anew. */
export async function giveExtraTime(playerId: string, percent: ExtraExamTime): Promise<void> {
  await call(setExtraExamTime, { params: { personId: playerId }, body: { percent } })
  await queryClient.invalidateQueries({ queryKey: [TEAM, 'player'] })
}
