import { dismissRecommendation, readRecommendations } from '#shared/contract/recommendations.ts'
import { on, type Route } from '#server/http/route.ts'
import { dismiss } from './dismissed.ts'
import { readOwnRecommendations } from './recommend.ts'

export const recommendationRoutes: readonly Route[] = [
  on(readRecommendations, (_, visit) => readOwnRecommendations(visit)),
  on(dismissRecommendation, async ({ params }, visit) => {
    await dismiss(params.taskId, visit)
    return undefined
  }),
]
