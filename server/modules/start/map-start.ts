import {
  readMissionsTranslations,
  readMyAdventures,
  readMySpaceTranslations,
} from '#shared/contract/adventures.ts'
import type { Endpoint, Reply } from '#shared/contract/endpoint.ts'
import { readMission, readMissionDetails } from '#shared/contract/missions.ts'
import { readProfile, readProgress, readToday } from '#shared/contract/player.ts'
import type { MapStart } from '#shared/contract/start.ts'
import { Problem } from '#server/http/problem.ts'

/** Answers a part of it as its own call does. */
type Ask = <E extends Endpoint & { reply: object }>(endpoint: E, params?: object) => Promise<Reply<E>>

/** What a map is shown from (START-1). */
export async function composeStart(missionId: string, ask: Ask): Promise<MapStart> {
  const [profile, adventures, missionsTranslations, mySpaceTranslations, progress, today, mission] =
    await Promise.all([
      ask(readProfile),
      ask(readMyAdventures),
      ask(readMissionsTranslations),
      ask(readMySpaceTranslations),
      ask(readProgress),
      ask(readToday),
      unlessGone(ask(readMission, { id: missionId })),
    ])
  const details = mission && (await unlessGone(ask(readMissionDetails, { id: missionId })))
  return {
    ...{ profile, adventures, missionsTranslations, mySpaceTranslations, progress, today },
    ...(mission && { mission }),
    ...(details && { states: details.missions }),
  }
}

async function unlessGone<Part>(asked: Promise<Part>): Promise<Part | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  }
}
