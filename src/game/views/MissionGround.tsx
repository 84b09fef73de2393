import type { MissionNode } from '#shared/scene/adventure.ts'
import { MissionScene } from '../map/MissionScene.tsx'
import { BoardView } from './BoardView.tsx'
import { LmsView } from './LmsView.tsx'

interface MissionGroundProps {
  missionId: string
  node: MissionNode | undefined
}

/** What an introduction stands over: the view of its mission. */
export function MissionGround({ missionId, node }: MissionGroundProps) {
  if (node?.kind === 'LMS') return <LmsView missionId={missionId} isUnderPopup />
  if (node?.kind === 'board') return <BoardView missionId={missionId} isUnderPopup />
  return <MissionScene missionId={missionId} hasList={false} />
}
