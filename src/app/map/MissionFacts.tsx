import type { ChildMission, MissionState } from '#shared/contract/missions.ts'
import { missionStatus } from '#shared/domain/progress.ts'
import { MissionInfo } from '#src/features/missions/MissionInfo.tsx'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'

interface MissionFactsProps {
  mission: ChildMission
  states: readonly MissionState[]
}

/** What a card says of a mission on the map (MAP-1). */
export function MissionFacts({ mission, states }: MissionFactsProps) {
  const reasons = useReasons()
  const { progress = 0, activePlayers = 0 } = states.find(({ id }) => id === mission.id) ?? {}
  return (
    <MissionInfo
      name={mission.name}
      state={mission.unmet.length > 0 ? 'locked' : missionStatus(progress)}
      progress={progress}
      tasks={mission.tasks}
      tasksToDo={mission.tasksToDo}
      activePlayers={activePlayers}
      reason={reasons(mission.unmet)}
    />
  )
}
