import { useNavigate } from 'react-router-dom'
import type { Task } from '#shared/contract/tasks.ts'
import type { MissionNode } from '#shared/scene/adventure.ts'
import { refreshWorld } from '#src/flows/finish-task.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { pathOfMission, pathOfReview } from '#src/navigation/paths.ts'

/**
 * Leads on once everything that a finished task brought was shown: to what was chosen in the pop-up, a mission, the review or the next task,
 * else to the map that has the finished mission, or to the task's place in its scene.
 */
export function useNavigateAfterFinish(
  task: Task,
): (goTo: string | null, back: MissionNode | undefined) => void {
  const navigate = useNavigate()
  const { adventure } = useAdventure()
  return (goTo, back) => {
    if (goTo === pathOfReview(task.id)) {
      void navigate(goTo)
      return
    }
    // the introduction of the next task, which is closed to where this one lies
    if (goTo?.startsWith('/')) {
      const mission = adventure.missions.get(task.missionId)
      void navigate(goTo, { state: mission && { openedOn: pathOfMission(mission) } })
      return
    }
    const opened = adventure.missions.get(goTo ?? '')
    if (opened) {
      void navigate(pathOfMission(opened))
      return
    }
    if (!back) {
      stageActions.standOnWhenShown(task.missionId, task.id)
      return
    }
    void navigate(pathOfMission(back))
    stageActions.standOnWhenShown(back.id, task.missionId)
    void stageActions.whenShown(back.id).then(refreshWorld)
  }
}
