import { readMission, readMissionDetails, readMissionTasks } from '#shared/contract/missions.ts'
import { on, type Route } from '#server/http/route.ts'
import { readOneMission } from './read-mission.ts'
import { readStates } from './read-states.ts'
import { readTasksBelow } from './read-tasks-below.ts'

export const missionRoutes: readonly Route[] = [
  on(readMission, ({ params }, visit) => readOneMission(params.id, visit)),
  on(readMissionDetails, ({ params }, visit) => readStates(params.id, visit)),
  on(readMissionTasks, ({ params }, visit) => readTasksBelow(params.id, visit)),
]
