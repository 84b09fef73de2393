import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { missionTasksQuery } from '#src/features/missions/queries.ts'
import { AllTasks } from '#src/features/tasks/AllTasks.tsx'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { useOpenMission } from '../use-enter-place.ts'
import { useFreshTree } from '../use-fresh-tree.ts'
import { troubleOf } from '../use-mission.ts'
import { useOpenIntroduction } from '#src/navigation/use-task-navigation.ts'
import { groundOf } from '#src/shell/page/Ground.tsx'
import { ListPage } from '../views/ListPage.tsx'
import { MyDue } from '../views/MyDue.tsx'
import { usePageReturn } from '../views/use-page-return.ts'

export function AllTasksPage({ missionId }: { missionId: string }) {
  const { i18n } = useTranslation()
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const query = useQuery(missionTasksQuery(missionId, i18n.language))
  const { data, refetch } = query
  const trouble = troubleOf(query)
  const openMission = useOpenMission()
  const page = usePageReturn(`list ${missionId}`, data !== undefined)
  const openIntroduction = useOpenIntroduction()
  useFreshTree(data)
  if (trouble) return <MissionTrouble trouble={trouble} onRetry={() => void refetch()} />
  return (
    <ListPage ref={page} ground={groundOf(adventure.missions.get(missionId), adventure)}>
      {data && (
        <>
          <div>
            <MyDue />
          </div>
          <AllTasks missions={data} reasons={reasons} onMission={openMission} onTask={openIntroduction} />
        </>
      )}
    </ListPage>
  )
}
