import { NextTaskButton } from '#src/features/tasks/NextTaskButton.tsx'
import { TaskList } from '#src/features/tasks/TaskList.tsx'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { useMission } from '../use-mission.ts'
import { useOpenIntroduction } from '#src/navigation/use-task-navigation.ts'
import { groundOf } from '#src/shell/page/Ground.tsx'
import { ListPage } from '../views/ListPage.tsx'
import { MyDue } from '../views/MyDue.tsx'
import { usePageReturn } from '../views/use-page-return.ts'

export function MissionTasksPage({ missionId }: { missionId: string }) {
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const { mission, trouble, retry } = useMission(missionId)
  const page = usePageReturn(`list ${missionId}`, mission !== undefined)
  const openIntroduction = useOpenIntroduction()
  const openTask = (taskId: string) => openIntroduction(taskId, missionId)
  if (trouble || !adventure.missions.has(missionId)) {
    return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  }
  return (
    <ListPage ref={page} ground={groundOf(adventure.missions.get(missionId), adventure)}>
      {mission && (
        <>
          <div>
            <MyDue />
          </div>
          <TaskList mission={mission} isPage reason={({ unmet }) => reasons(unmet)} onTask={openTask} />
          <NextTaskButton mission={mission} onTask={openTask} />
        </>
      )}
    </ListPage>
  )
}
