import { queryOptions } from '@tanstack/react-query'
import {
  giveKudos,
  markTogetherSeen,
  readLedGoals,
  readThankable,
  readTogether,
  setTeamGoal,
  type LedGoal,
  type Together,
} from '#shared/contract/together.ts'
import type { KudosKind } from '#shared/domain/kudos.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** First word of every key. */
const TOGETHER = 'together'
/** What others do comes while somebody plays (ms). */
const ASK_EVERY_MS = 120_000

/** My teams, their goals and what I was thanked for. Words are in the language that is asked in. */
export const togetherQuery = (language: string) =>
  queryOptions({
    queryKey: [TOGETHER, 'mine', language],
    queryFn: ({ signal }) => ask(readTogether, {}, { signal }),
  })

/** The same for the map, where what does not come is not missed. */
export const togetherOnMapQuery = (language: string) =>
  queryOptions({
    ...togetherQuery(language),
    refetchInterval: ASK_EVERY_MS,
    meta: { reporting: 'none', isPolled: true },
  })

export const thankableQuery = (language: string) =>
  queryOptions({
    queryKey: [TOGETHER, 'teammates', language],
    queryFn: async ({ signal }) => (await ask(readThankable, {}, { signal })).mates,
  })

export const ledGoalsQuery = queryOptions({
  queryKey: [TOGETHER, 'led'],
  queryFn: async ({ signal }) => (await ask(readLedGoals, {}, { signal })).teams,
})

/** What is thanked for. */
export type Thankable = { sort: 'task' | 'tip'; id: string }

export async function sendKudos(personId: string, kind: KudosKind, about: Thankable): Promise<void> {
  await call(giveKudos, { body: { personId, kind, about: { sort: about.sort, id: about.id } } })
  await refreshTogether()
}

/** @param target null ends the goal */
export async function sendGoal(teamId: string, target: number | null): Promise<void> {
  const goal = await call(setTeamGoal, { params: { teamId }, body: { target } })
  queryClient.setQueryData(ledGoalsQuery.queryKey, (known: LedGoal[] | undefined) =>
    known?.map((one) => (one.teamId === teamId ? goal : one)),
  )
}

/** That these were told: they are news no more, also where this device keeps what it read. */
export async function sendSeen(seen: { kudos: readonly string[]; goals: readonly string[] }): Promise<void> {
  queryClient.setQueriesData<Together>(
    { queryKey: [TOGETHER, 'mine'] },
    (known) => known && withoutNews(known, seen),
  )
  await call(markTogetherSeen, { body: { kudos: [...seen.kudos], goals: [...seen.goals] } })
}

function withoutNews(known: Together, seen: Parameters<typeof sendSeen>[0]): Together {
  return {
    ...known,
    kudos: known.kudos.map((one) => (seen.kudos.includes(one.id) ? { ...one, isNews: false } : one)),
    goals: known.goals.map((one) => (seen.goals.includes(one.teamId) ? { ...one, isNews: false } : one)),
  }
}

export function refreshTogether(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [TOGETHER] })
}
