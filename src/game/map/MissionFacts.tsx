import type { ChildMission, MissionState } from '#shared/contract/missions.ts'
import { missionStatus } from '#shared/domain/progress.ts'
import { MissionInfo } from '#src/features/missions/MissionInfo.tsx'
import { StoryInfo } from '#src/features/missions/StoryInfo.tsx'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'

interface MissionFactsProps {
  mission: ChildMission
  states: readonly MissionState[]
}

/** What a card says of a mission on the map (MAP-1). */
export function MissionFacts({ mission, states }: MissionFactsProps) {
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const kind = adventure.missions.get(mission.missionId)?.kind
  const { progress = 0, activePlayers = 0, mates } = states.find(({ id }) => id === mission.missionId) ?? {}
  const state = mission.unmet.length > 0 ? 'locked' : missionStatus(progress)
  const reason = reasons(mission.unmet)
  if (kind === 'onboarding') return <StoryInfo sign="welcome" state={state} reason={reason} />
  if (kind === 'easter_egg') return <StoryInfo sign="secret" state={state} reason={reason} />
  return (
    <MissionInfo
      name={mission.missionName}
      state={state}
      progress={progress}
      tasks={mission.tasks}
      tasksToDo={mission.tasksToDo}
      activePlayers={activePlayers}
      mates={mates}
      reason={reason}
    />
  )
}
