import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  markRecapSeen,
  readRanking,
  readRecap,
  readSeason,
  readSmallRanking,
  type Ranking,
} from '#shared/contract/rankings.ts'
import type { RankingScope, RankingWindow } from '#shared/domain/rankings.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** First word of every key. */
const RANKINGS = 'rankings'

/** Points move while somebody looks: what is opened again is read again. */
const FRESH_MS = 10_000

export const smallRankingQuery = queryOptions({
  queryKey: [RANKINGS, 'small'],
  queryFn: ({ signal }) => ask(readSmallRanking, {}, { signal }),
  staleTime: FRESH_MS,
})

type Cursor = { above: string } | { below: string } | null

/** Opens around me, and goes on both ways. */
export const rankingQuery = (window: RankingWindow, scope: RankingScope) =>
  infiniteQueryOptions({
    queryKey: [RANKINGS, 'big', window, scope],
    queryFn: ({ signal, pageParam }): Promise<Ranking> =>
      ask(readRanking, { query: { window, scope, ...pageParam } }, { signal }),
    initialPageParam: null as Cursor,
    getPreviousPageParam: ({ above }): Cursor => (above === null ? null : { above }),
    getNextPageParam: ({ below }): Cursor => (below === null ? null : { below }),
    staleTime: FRESH_MS,
  })

/** Its name is in the language that is asked in. */
export const seasonQuery = (language: string) =>
  queryOptions({
    queryKey: [RANKINGS, 'season', language],
    queryFn: async ({ signal }) => (await ask(readSeason, {}, { signal })).season,
    staleTime: FRESH_MS,
  })

export const recapQuery = (language: string) =>
  queryOptions({
    queryKey: [RANKINGS, 'recap', language],
    queryFn: async ({ signal }) => (await ask(readRecap, {}, { signal })).recap,
    staleTime: Infinity,
  })

/** Nobody is told of the end of a season twice. */
export async function sendRecapSeen(seasonId: string): Promise<void> {
  queryClient.setQueriesData({ queryKey: [RANKINGS, 'recap'] }, null)
  await call(markRecapSeen, { params: { seasonId } })
}

/** Who is seen in them has changed. */
export async function refreshRankings(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [RANKINGS] })
}
