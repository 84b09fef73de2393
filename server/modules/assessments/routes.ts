import { assessMission, readMissionAssessment } from '#shared/contract/assessments.ts'
import { on, type Route } from '#server/http/route.ts'
import { assess, readAssessment } from './assess.ts'

export const assessmentRoutes: readonly Route[] = [
  on(readMissionAssessment, ({ params }, visit) => readAssessment(params.id, visit)),
  on(assessMission, ({ params, body }, visit) => assess(params.id, body.stars, visit)),
]
