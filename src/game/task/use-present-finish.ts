import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mission } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'
import { forgetMission, missionQuery } from '#src/features/missions/queries.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { openedBy } from '#src/features/unlocking/opened-by.ts'
import { refreshWorld, type Finished } from '#src/flows/finish-task.ts'
import { emit } from '#src/lib/events.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { finishEffect } from '#src/features/tasks/finish/effect.ts'
import { presentFinish } from '#src/features/tasks/finish/present.ts'
import { reviewPathOf } from '#src/features/tasks/review-path.ts'
import { showFinish } from '#src/flows/present-finish.ts'
import { useNavigateAfterFinish } from '../use-navigate-after-finish.ts'
import { missionAt, pageAt } from '#src/navigation/paths.ts'
import { untilLit } from './until-lit.ts'
import { backgroundOf } from '#src/shell/page/Ground.tsx'

/**
 * Shows what the finish of a task brought, with all else that is finished and opened by it, and leads on. Its place in the scene lights up
 * first, where that is seen.
 */
export function usePresentFinish(task: Task, playerId: string): (finish: Finished) => Promise<void> {
  const { i18n } = useTranslation()
  const { name, adventure, config } = useAdventure()
  const navigateAfterFinish = useNavigateAfterFinish(task)
  const mission = adventure.missions.get(task.missionId)
  const parent = mission?.parentId ? adventure.missions.get(mission.parentId) : undefined

  // What a finish opened follows from what was locked before: a task that was opened by its address has loaded no map yet.
  const language = i18n.language
  useQuery({
    ...missionQuery(parent?.id ?? '', language),
    enabled: parent !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { reporting: 'log' },
  })

  return async (finish) => {
    const { result, isMissionFinished, isAdventureFinished } = finish
    const map = parent && queryClient.getQueryData(missionQuery(parent.id, language).queryKey)
    const finished = {
      // Where the adventure is one mission its name is said once.
      mission: isMissionFinished && task.missionId !== adventure.rootId ? (mission?.name ?? null) : null,
      adventure: isAdventureFinished ? name : null,
      opened: openedOn(map, task, finish),
    }
    const back = isMissionFinished ? parent : undefined
    const payload = presentFinish({
      task,
      result,
      isCoins: config.shop.isShopEnabled,
      finished,
      missions: adventure.missions,
      reviewPath: reviewPathOf(task),
      // What opens with it brings pictures of its own.
      backgroundUrl: isMissionFinished && finished.opened.length === 0 ? backgroundOf(mission) : null,
    })
    // What lies behind the pop-up says before it that the task is finished. The map keeps its news for who comes there.
    void forgetMission(queryClient, task.missionId)
    emit({ type: 'task-finished', taskId: task.id, effect: finishEffect(payload) })
    if (!task.is_completed && payload.isPassed) await untilLit(task.missionId, task.id)
    // '': the one who plays did not come to be known
    const isOther = playerId !== '' && queryClient.getQueryData(profileQuery.queryKey)?.id !== playerId
    if (isOther) return
    showFinish({
      playerId,
      finish: payload,
      result,
      // The map answers when the player is there; the scene of the mission is there already.
      onLeave: (goTo) => (back && goTo === null ? Promise.resolve() : refreshWorld()),
      // anyone who has gone elsewhere before all of it was shown, as to another adventure or to the shop, is not called back
      onEnd: (goTo) => {
        if (isAmongTasksOf(task.missionId)) navigateAfterFinish(goTo, back)
      },
    })
  }
}

/** Whether the player is in the mission, or on a page of tasks: an introduction or a list leads on as the mission does. */
function isAmongTasksOf(missionId: string): boolean {
  const [path = ''] = location.hash.slice(1).split('?')
  return path === '' || pageAt(path) !== null || missionAt(path) === missionId
}

/** What the finish opens on the map around; what is not passed opens nothing. */
function openedOn(map: Mission | undefined, task: Task, { result, isMissionFinished }: Finished) {
  if (!result.isAlreadyDone && !result.isPassed) return []
  const reached = {
    taskId: task.id,
    missionId: isMissionFinished ? task.missionId : null,
    points: result.isAlreadyDone ? 0 : result.points,
  }
  return openedBy(reached, map?.missions ?? []).map(({ missionId, missionName }) => ({
    id: missionId,
    name: missionName,
  }))
}
