import {
  giveKudos,
  markTogetherSeen,
  readLedGoals,
  readThankable,
  readTogether,
  setTeamGoal,
} from '#shared/contract/together.ts'
import { on, type Route } from '#server/http/route.ts'
import { readOwnTeams } from './finished-in-weeks.ts'
import { cheer, readGoals, readLed, setGoal } from './goals.ts'
import { give, markSeen, readKudos, readKudosLeft } from './kudos.ts'
import { readThankableMates } from './thankable.ts'

export const togetherRoutes: readonly Route[] = [
  on(readTogether, async (_, visit) => {
    const teams = await readOwnTeams(visit)
    const [goals, kudos, kudosLeft] = await Promise.all([
      readGoals(teams, visit),
      readKudos(visit),
      readKudosLeft(visit),
    ])
    return { teams, goals, kudos, kudosLeft }
  }),
  on(markTogetherSeen, async ({ body }, visit) => {
    await markSeen(body.kudos, visit)
    if (body.goals.length > 0) await cheer(body.goals, await readOwnTeams(visit), visit)
    return undefined
  }),
  on(readThankable, async (_, visit) => ({ mates: await readThankableMates(visit) })),
  on(giveKudos, async ({ body }, visit) => ({ kudosLeft: await give(body, visit) })),
  on(readLedGoals, async (_, visit) => ({ teams: await readLed(visit) })),
  on(setTeamGoal, ({ params, body }, visit) => setGoal(params.teamId, body.target, visit)),
]
