import { answerRecall, readRecall } from '#shared/contract/recall.ts'
import { on, type Route } from '#server/http/route.ts'
import { answerCard } from './answer-card.ts'
import { readOwnRecall } from './read-recall.ts'

export const recallRoutes: readonly Route[] = [
  on(readRecall, (_, visit) => readOwnRecall(visit)),
  on(answerRecall, ({ body }, visit) => answerCard(body, visit)),
]
