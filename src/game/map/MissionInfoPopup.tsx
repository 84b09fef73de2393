import { useMemo, type ReactNode } from 'react'
import type { ChildMission } from '#shared/contract/missions.ts'
import { CAN_HOVER, useMedia } from '#src/lib/use-media.ts'
import { InfoCard } from '#src/ui/InfoCard.tsx'
import { useStage } from '#src/stage/stage-store.ts'
import { useLockedPlace } from './locked-place.ts'
import { cardAround } from './place-bounds.ts'
import { useHoveredPlace } from './use-hovered-place.ts'

interface MissionInfoPopupProps {
  missions: readonly ChildMission[]
  factsOf: (id: string) => ReactNode
}

/**
 * Beside the label of the place under the pointer or the focus, on screens that can hover (MAP-1). One card at a time:
 * that of a locked place which was pressed stays (LockedCard).
 */
export function MissionInfoPopup({ missions, factsOf }: MissionInfoPopupProps) {
  const canHover = useMedia(CAN_HOVER)
  const hovered = useHoveredPlace()
  const around = useMemo(() => hovered && cardAround(hovered), [hovered])
  const lockedIn = useLockedPlace(({ place }) => place?.sceneId)
  const hasLocked = useStage(({ shown }) => shown?.id === lockedIn)
  // As the scene calls it: what is not found yet has no name.
  const name = useStage(({ shown }) => shown?.elements.find(({ id }) => id === hovered?.id)?.name)
  const mission = missions.find(({ missionId }) => missionId === hovered?.id)
  if (!canHover || !hovered || !around || !mission || name === undefined || hasLocked) return null
  return (
    <InfoCard title={name} around={around}>
      {factsOf(mission.missionId)}
    </InfoCard>
  )
}
