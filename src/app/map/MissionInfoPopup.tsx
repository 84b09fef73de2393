import type { ChildMission, MissionState } from '#shared/contract/missions.ts'
import { missionStatus } from '#shared/domain/progress.ts'
import { MissionInfo } from '#src/features/missions/MissionInfo.tsx'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { CAN_HOVER, useMedia } from '#src/lib/use-media.ts'
import { useLockedPlace } from './locked-place.ts'
import { useHoveredPlace } from './use-hovered-place.ts'
import { InfoCard } from '#src/ui/InfoCard.tsx'

interface MissionInfoPopupProps {
  missions: readonly ChildMission[]
  states: readonly MissionState[]
}

/** Beside the label of the place under the pointer or the focus, on screens that can hover (MAP-1). */
export function MissionInfoPopup({ missions, states }: MissionInfoPopupProps) {
  const canHover = useMedia(CAN_HOVER)
  const reasons = useReasons()
  const hovered = useHoveredPlace()
  const locked = useLockedPlace(({ place }) => place?.id)
  const mission = missions.find(({ id }) => id === hovered?.id)
  // The notice of a locked place that was pressed says the same, and more.
  if (!canHover || !hovered || !mission || locked === mission.id) return null
  const { progress = 0, activePlayers = 0 } = states.find(({ id }) => id === mission.id) ?? {}
  return (
    <InfoCard title={mission.name} anchor={hovered.anchor} picture={hovered.picture} avoid={hovered.others}>
      <MissionInfo
        name={mission.name}
        state={mission.unmet.length > 0 ? 'locked' : missionStatus(progress)}
        progress={progress}
        tasks={mission.tasks}
        tasksToDo={mission.tasksToDo}
        activePlayers={activePlayers}
        reason={reasons(mission.unmet)}
      />
    </InfoCard>
  )
}
