import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { readMissionAssessments, readTeam, readTeamPlayer } from '#shared/contract/team.ts'
import { ask } from '#src/lib/http.ts'

/** First word of every key under which a leader's team is known. */
const TEAM = 'team'
/** Players play on meanwhile (ms). */
const FRESH_MS = 60_000
const START: string | undefined = undefined

/** Of one team, and of names with this in them; all of it where nothing is named. */
export interface TeamChoice {
  team?: string
  search?: string
}

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

/** One of them: tasks, attempts and ratings. */
export function teamPlayerQuery(playerId: string, language: string) {
  return queryOptions({
    queryKey: [TEAM, 'player', language, playerId],
    queryFn: ({ signal }) => ask(readTeamPlayer, { params: { playerId } }, { signal }),
    staleTime: FRESH_MS,
  })
}

/** What they thought of the missions that they finished. */
export function teamAssessmentsQuery(language: string) {
  return queryOptions({
    queryKey: [TEAM, 'assessments', language],
    queryFn: ({ signal }) => ask(readMissionAssessments, {}, { signal }),
    staleTime: FRESH_MS,
    meta: { telling: 'log' },
  })
}
