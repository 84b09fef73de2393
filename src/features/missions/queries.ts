import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  readMission,
  readMissionDetails,
  readMissionTasks,
  type Mission,
  type MissionState,
  type MissionTasks,
} from '#shared/contract/missions.ts'
import { ask } from '#src/lib/http.ts'
import { MISSION_FRESH_MS, MISSION_STATE } from '#src/lib/query-client.ts'

/** A mission with its tasks and children; fresh for 120 s (DATA-5). */
export const missionQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: [MISSION_STATE, id, language],
    queryFn: ({ signal }): Promise<Mission> =>
      ask(readMission, { params: { id }, query: cacheBreaker() }, { signal }),
    staleTime: MISSION_FRESH_MS,
  })

/** The state of a mission and its children, loaded after it and merged by id. */
export const missionDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [MISSION_STATE, id, 'details'],
    queryFn: ({ signal }): Promise<MissionState[]> => loadDetails(id, signal),
    staleTime: MISSION_FRESH_MS,
  })

/** What is known counts as fresh from now on. */
export function keepMissions(client: QueryClient): void {
  client.setQueriesData({ queryKey: [MISSION_STATE] }, (known: unknown) => known)
}

/** All tasks of a mission and of those below it, by mission. */
export const missionTasksQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: [MISSION_STATE, id, language, 'tasks'],
    queryFn: ({ signal }): Promise<MissionTasks[]> => loadTasks(id, signal),
    staleTime: MISSION_FRESH_MS,
  })

/** Forgets all mission state: any finished task may have changed any of it. What is on screen loads again. */
export function forgetMissions(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [MISSION_STATE] })
}

/** The same of one mission alone. */
export function forgetMission(client: QueryClient, id: string): Promise<void> {
  return client.invalidateQueries({ queryKey: [MISSION_STATE, id] })
}

async function loadDetails(id: string, signal: AbortSignal): Promise<MissionState[]> {
  const { missions } = await ask(readMissionDetails, { params: { id }, query: cacheBreaker() }, { signal })
  return missions
}

async function loadTasks(id: string, signal: AbortSignal): Promise<MissionTasks[]> {
  const { missions } = await ask(readMissionTasks, { params: { id }, query: cacheBreaker() }, { signal })
  return missions
}

function cacheBreaker(): { d: string } {
  return { d: String(Date.now()) }
}
