import {
  markRecapSeen,
  readRanking,
  readRecap,
  readSeason,
  readSmallRanking,
} from '#shared/contract/rankings.ts'
import { changeSeason, createSeason, dropSeason, readSeasons } from '#shared/contract/seasons.ts'
import { on, type Route } from '#server/http/route.ts'
import { readBig, readSmall } from './read-rankings.ts'
import { markSeen, readEnded, readRunning } from './read-season.ts'
import { change, create, drop, readAll } from './seasons.ts'

export const rankingRoutes: readonly Route[] = [
  on(readSmallRanking, (_, visit) => readSmall(visit)),
  on(readRanking, ({ query }, visit) => readBig(query, visit)),
  on(readSeason, (_, visit) => readRunning(visit)),
  on(readRecap, (_, visit) => readEnded(visit)),
  on(markRecapSeen, async ({ params }, visit) => {
    await markSeen(params.seasonId, visit)
    return undefined
  }),
  on(readSeasons, (_, visit) => readAll(visit)),
  on(createSeason, ({ body }, visit) => create(body, visit)),
  on(changeSeason, ({ params, body }, visit) => change(params.seasonId, body, visit)),
  on(dropSeason, async ({ params }, visit) => {
    await drop(params.seasonId, visit)
    return undefined
  }),
]
