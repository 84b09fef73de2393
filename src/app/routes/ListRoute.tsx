import { useParams } from 'react-router-dom'
import { useAdventure } from '../adventure-context.ts'
import { useCoveredStage } from '../use-covered-stage.ts'
import { AllTasksPage } from './AllTasksPage.tsx'
import { MissionTasksPage } from './MissionTasksPage.tsx'

/** The task list of a mission, on a page of its own; of one with missions below it, all of theirs. */
export function ListRoute() {
  const { missionId = '' } = useParams()
  const { adventure } = useAdventure()
  useCoveredStage()
  const hasMissions = (adventure.missions.get(missionId)?.childIds.length ?? 0) > 0
  const Page = hasMissions ? AllTasksPage : MissionTasksPage
  return <Page missionId={missionId} />
}
