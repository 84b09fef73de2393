import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { missionTasksQuery } from '#src/features/missions/queries.ts'
import { AllTasks } from '#src/features/tasks/AllTasks.tsx'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useAdventure } from '../adventure-context.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { pathOfMission } from '../paths.ts'
import { useFreshTree } from '../use-fresh-tree.ts'
import { useOpenIntroduction } from '../use-task-way.ts'
import { ListPage } from './ListPage.tsx'

export function AllTasksPage({ missionId }: { missionId: string }) {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const { data, error, refetch } = useQuery(missionTasksQuery(missionId, i18n.language))
  const openIntroduction = useOpenIntroduction()
  useFreshTree(data)
  if (!data && error) {
    const trouble = isFailure(error, 404) ? 'gone' : 'failed'
    return <MissionTrouble trouble={trouble} onRetry={() => void refetch()} />
  }
  return (
    <ListPage>
      {data && (
        <AllTasks
          missions={data}
          reasons={reasons}
          onMission={(id) => {
            const node = adventure.missions.get(id)
            if (node) void navigate(pathOfMission(node))
          }}
          onTask={openIntroduction}
        />
      )}
    </ListPage>
  )
}
