import * as z from 'zod/mini'
import {
  readMissionsTranslations,
  readMyAdventures,
  readMySpaceTranslations,
} from '#shared/contract/adventures.ts'
import type { Endpoint, Reply } from '#shared/contract/endpoint.ts'
import { readMission, readMissionDetails } from '#shared/contract/missions.ts'
import { readProfile, readProgress, readToday } from '#shared/contract/player.ts'
import { loginStatus } from '#shared/contract/session.ts'
import { readMapStart, type MapStart } from '#shared/contract/start.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { on, type Route, type VisitOf } from '#server/http/route.ts'
import { readContent } from '#server/play/read-content.ts'
import { mustPlay } from '#server/policies/must-play.ts'

/**
 * The call that stands for those with which a map starts (START-1): each part is answered by the route of its own call.
 * @param routes all others
 */
export function startRoute(routes: readonly Route[]): Route {
  return on(readMapStart, async ({ query }, visit): Promise<MapStart> => {
    const missionId = query.mission ?? (await hubOf(visit))
    const ask = <E extends Endpoint & { reply: object }>(endpoint: E, params = {}): Promise<Reply<E>> =>
      askRoute(routes, endpoint, params, visit)
    // the visit may step the streak, which the other answers tell of
    await ask(loginStatus)
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
  })
}

type StartVisit = VisitOf<typeof readMapStart>

/** The root where it is of the main destination's type, else the first mission that is (shared/scene/lift/lift-tree.ts). */
async function hubOf({ db, tenant, player }: StartVisit): Promise<string> {
  const content = await readContent(db, tenant.id, mustPlay(player).versionId)
  if (!content) throw notFound()
  const { rootMission, mainDestinationType } = content.published
  const root = content.missions.get(rootMission)
  const type = mainDestinationType ?? root?.type
  const hub = root?.type === type ? root : [...content.missions.values()].find((one) => one.type === type)
  return hub?.id ?? rootMission
}

async function askRoute<E extends Endpoint>(
  routes: readonly Route[],
  endpoint: E,
  params: object,
  visit: StartVisit,
): Promise<Reply<E>> {
  const route = routes.find((one) => one.endpoint === endpoint)
  if (!route || !endpoint.reply) throw new Error(`${endpoint.path} is not served, or answers nothing`)
  const answered = await route.answer({ params, query: {}, body: undefined }, visit, visit.player)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema that `Reply` is read from
  return z.parse(endpoint.reply, answered) as Reply<E>
}

async function unlessGone<Part>(asked: Promise<Part>): Promise<Part | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  }
}
