import {
  askSignOff,
  decideSignOff,
  readAskedSignOffs,
  readEndedSignOffs,
  readSignOffs,
  withdrawSignOff,
} from '#shared/contract/coaching.ts'
import { on, type Route } from '#server/http/route.ts'
import { ask, readMine, withdraw } from './ask.ts'
import { decide } from './decide.ts'
import { readAsked, readEnded } from './of-my-players.ts'

export const coachingRoutes: readonly Route[] = [
  on(readSignOffs, (_, visit) => readMine(visit)),
  on(askSignOff, ({ body }, visit) => ask(body, visit)),
  on(withdrawSignOff, async ({ params }, visit) => {
    await withdraw(params.signOffId, visit)
    return undefined
  }),
  on(readAskedSignOffs, (_, visit) => readAsked(visit)),
  on(readEndedSignOffs, ({ query }, visit) => readEnded(query, visit)),
  on(decideSignOff, async ({ params, body }, visit) => {
    await decide(params.signOffId, body, visit)
    return undefined
  }),
]
