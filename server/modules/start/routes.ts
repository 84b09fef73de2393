import * as z from 'zod/mini'
import type { Endpoint, Reply } from '#shared/contract/endpoint.ts'
import { loginStatus } from '#shared/contract/session.ts'
import { readMapStart, type MapStart } from '#shared/contract/start.ts'
import { notFound } from '#server/http/problem.ts'
import { on, type Route, type VisitOf } from '#server/http/route.ts'
import { hubOf } from '#server/play/hub.ts'
import { readContent } from '#server/play/read-content.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import { composeStart } from './map-start.ts'

/**
 * The call that stands for those with which a map starts (START-1): each part is answered by the route of its own call.
 * @param routes all others
 */
export function startRoute(routes: readonly Route[]): Route {
  return on(readMapStart, async ({ query }, visit): Promise<MapStart> => {
    const missionId = query.mission ?? (await ownHubOf(visit))
    const ask = <E extends Endpoint & { reply: object }>(endpoint: E, params = {}): Promise<Reply<E>> =>
      askRoute(routes, endpoint, params, visit)
    // the visit may step the streak, which the other answers tell of
    await ask(loginStatus)
    return composeStart(missionId, ask)
  })
}

type StartVisit = VisitOf<typeof readMapStart>

async function ownHubOf({ db, tenant, player }: StartVisit): Promise<string> {
  const content = await readContent(db, tenant.id, mustPlay(player).versionId)
  if (!content) throw notFound()
  return hubOf(content)
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
