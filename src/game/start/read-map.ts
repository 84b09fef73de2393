import { readProfile } from '#shared/contract/player.ts'
import type { Language } from '#shared/domain/languages.ts'
import { readMapStart, type MapStart } from '#shared/contract/start.ts'
import {
  activeAdventureQuery,
  adventureQuery,
  NoAdventure,
  NoChoice,
} from '#src/features/adventures/queries.ts'
import { missionDetailsQuery, missionQuery } from '#src/features/missions/queries.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery, todayQuery } from '#src/features/progress/queries.ts'
import { useSession } from '#src/features/session/store.ts'
import { afterFirstView } from '#src/lib/first-view.ts'
import { ask } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { watchHub } from './watch-hub.ts'

/**
 * Fills the queries that a map is shown from with what was asked for at once. Nothing is reported: what does not come is asked
 * for by the page that shows it, each part by its own call.
 * @param missionId whose map is opened; null: the adventure's own
 * @param isWanted false as soon as somebody else may be here
 */
export async function readMap(
  language: Language,
  missionId: string | null,
  isWanted: () => boolean,
): Promise<void> {
  // a player who comes back sees the map as this device knows it: to read the answers and to show what they change takes the processor
  const firstView = Promise.resolve(afterFirstView())
  const ofStart = { query: missionId === null ? {} : { mission: missionId } }
  // the queries are there at once: a page that is shown meanwhile waits for them, and sends none of its own
  let leadIn = () => {}
  const start = firstView
    .then(() => {
      leadIn = watchHub(language)
      return ask(readMapStart, ofStart)
    })
    .then(
      (parts) => {
        if (isWanted()) keep(parts, language)
        return parts
      },
      () => null,
    )
  // what this device knew of it is shown meanwhile, and is not the answer
  const anew = { meta: { reporting: 'none' }, staleTime: 0 } as const
  const profile = queryClient.query({
    ...profileQuery,
    ...anew,
    queryFn: async ({ signal }) => (await start)?.profile ?? ask(readProfile, {}, { signal }),
  })
  const adventure = queryClient
    .query({ ...activeAdventureQuery(language, start), ...anew })
    .catch(async (error: unknown) => {
      const isGone = error instanceof NoAdventure || error instanceof NoChoice
      if (isGone) await queryClient.resetQueries({ queryKey: adventureQuery(language).queryKey })
    })
  await Promise.allSettled([profile, adventure])
  leadIn()
}

function keep({ progress, today, mission, states }: MapStart, language: Language): void {
  // the session may have ended meanwhile
  if (useSession.getState().state === 'false') return
  queryClient.setQueryData(progressQuery.queryKey, progress)
  queryClient.setQueryData(todayQuery.queryKey, today)
  if (!mission) return
  queryClient.setQueryData(missionQuery(mission.missionId, language).queryKey, mission)
  if (states) queryClient.setQueryData(missionDetailsQuery(mission.missionId).queryKey, states)
}
