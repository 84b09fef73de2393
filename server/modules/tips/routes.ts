import {
  chooseTip,
  readTeammates,
  readTip,
  readTipBook,
  readTipExchange,
  readTips,
  withdrawTip,
  writeTip,
} from '#shared/contract/tips.ts'
import { on, type Route } from '#server/http/route.ts'
import { readBook, withdraw, write } from './book.ts'
import { choose, readMates } from './choose.ts'
import { readExchange } from './read-exchange.ts'
import { readMyTips, readOne } from './read-mine.ts'

export const tipRoutes: readonly Route[] = [
  on(readTips, (_, visit) => readMyTips(visit)),
  on(readTip, ({ body }, visit) => readOne(body.id, visit)),
  on(readTipBook, ({ query }, visit) => readBook(query, visit)),
  on(writeTip, ({ body }, visit) => write(body.text, visit)),
  on(withdrawTip, async ({ params }, visit) => {
    await withdraw(params.tipId, visit)
    return undefined
  }),
  on(readTipExchange, (_, visit) => readExchange(visit)),
  on(readTeammates, (_, visit) => readMates(visit)),
  on(chooseTip, async ({ body }, visit) => {
    await choose(body, visit)
    return undefined
  }),
]
