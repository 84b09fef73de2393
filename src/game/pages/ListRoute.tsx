import { Navigate, useParams } from 'react-router-dom'
import { isStoryKind } from '#shared/domain/mission-kinds.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { pathOfMission } from '#src/navigation/paths.ts'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { AllTasksPage } from './AllTasksPage.tsx'
import { MissionTasksPage } from './MissionTasksPage.tsx'

/** The task list of a mission, on a page of its own; of one with missions below it, all of theirs. What only tells has none. */
export function ListRoute() {
  const { missionId = '' } = useParams()
  const { adventure } = useAdventure()
  const node = adventure.missions.get(missionId)
  useCoveredStage()
  if (node && isStoryKind(node.kind)) return <Navigate to={pathOfMission(node)} replace />
  const hasMissions = (node?.childIds.length ?? 0) > 0
  const Page = hasMissions ? AllTasksPage : MissionTasksPage
  return <Page missionId={missionId} />
}
