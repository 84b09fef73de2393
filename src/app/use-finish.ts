import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { TaskKind } from '#shared/domain/task-kinds.ts'
import { answerFinish, finishTask } from '#src/flows/finish-task.ts'
import { useAdventure } from './adventure-context.ts'
import { finishPopup } from './finish-popup.ts'
import { pathOfMission, pathOfRoot } from './paths.ts'
import { forgetMission, missionQuery } from '#src/features/missions/queries.ts'
import { openedBy } from '#src/features/unlocking/opened-by.ts'
import { dropEnd, keepEnd, keptEnd } from '#src/features/tasks/kept-ends.ts'
import { isRefused, letGo } from '#src/features/tasks/task-saved.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { useIsHere } from '#src/lib/use-is-here.ts'
import { tellFinish } from './tell-finish.ts'
import { useEndTask } from './use-task-way.ts'
import { reviewPathOf } from './review-path.ts'
import { useWayOn } from './use-way-on.ts'
import { backgroundOf } from './views/Ground.tsx'

interface Finish {
  finish: (isAgain?: boolean) => Promise<void>
  /** Without a link: keeps the end and leads on. @returns false where there is a link, or it cannot be kept */
  finishLater: () => boolean
}

/** What is judged by the clock, or waits for another house, ends where it is played. */
const ENDS_HERE: readonly TaskKind[] = ['egzamin', 'scorm12', 'upload']

/**
 * Finishes the attempt that is played, leads back to its mission and tells what it brought. Its end is kept until it has
 * arrived: should the page go meanwhile, the next one sends it.
 */
export function useFinish(attempt: Attempt, playerId: string): Finish {
  const { i18n } = useTranslation()
  const { name, adventure, config } = useAdventure()
  const finishKey = useFinishKey(attempt.id, playerId)
  const isHere = useIsHere()
  const ended = useRef('')
  const { task } = attempt
  const goOn = useWayOn(task)
  const mission = adventure.missions.get(task.missionId)
  const end = useEndTask(mission ? pathOfMission(mission) : pathOfRoot(adventure))
  const parent = mission?.parentId ? adventure.missions.get(mission.parentId) : undefined

  const finish = async (isAgain = false) => {
    keepEnd(playerId, attempt.id, { taskId: task.id, key: finishKey })
    const { result, isMissionFinished, isAdventureFinished } = await finishTask(
      attempt.id,
      finishKey,
      isAgain,
    ).catch((error: unknown) => {
      if (isRefused(error)) dropEnd(playerId, attempt.id)
      throw error
    })
    dropEnd(playerId, attempt.id)
    // A quiet repeat and a press may both be answered.
    if (ended.current === attempt.id) return
    ended.current = attempt.id
    if (!isHere()) {
      // Whoever left meanwhile is led nowhere; the world has changed all the same.
      await answerFinish()
      return
    }
    letGo()
    await end()
    const reached = {
      taskId: task.id,
      missionId: isMissionFinished ? task.missionId : null,
      points: result.isAlreadyDone ? 0 : result.points,
    }
    const map = parent && queryClient.getQueryData(missionQuery(parent.id, i18n.language).queryKey)
    const isPassed = result.isAlreadyDone || result.isPassed
    const finished = {
      // Where the adventure is one mission its name is said once.
      mission: isMissionFinished && task.missionId !== adventure.rootId ? (mission?.name ?? null) : null,
      adventure: isAdventureFinished ? name : null,
      // what is not passed opens nothing
      opened: (isPassed ? openedBy(reached, map?.missions ?? []) : []).map((place) => ({
        id: place.missionId,
        name: place.missionName,
      })),
    }
    // The pop-up says that it is finished: so does what lies behind it. The map keeps its news for who comes there.
    void forgetMission(queryClient, task.missionId)
    const back = isMissionFinished ? parent : undefined
    // What opens with it brings pictures of its own.
    const backgroundUrl = isMissionFinished && finished.opened.length === 0 ? backgroundOf(mission) : null
    const popup = finishPopup({
      task,
      result,
      isCoins: config.shop.isShopEnabled,
      finished,
      reviewPath: reviewPathOf(task),
      backgroundUrl,
    })
    tellFinish({
      playerId,
      popup,
      result,
      // The map answers when the player is there; the scene of the mission is there already.
      onLeave: (goTo) => (back && goTo === null ? Promise.resolve() : answerFinish()),
      onEnd: (goTo) => goOn(goTo, back),
    })
  }

  function finishLater(): boolean {
    if (navigator.onLine || !isHere() || ENDS_HERE.includes(task.type)) return false
    if (!keepEnd(playerId, attempt.id, { taskId: task.id, key: finishKey })) return false
    letGo()
    void end()
    return true
  }

  return { finish, finishLater }
}

/** One key for all tries of an attempt's finish, so that a repeated one awards nothing twice. */
function useFinishKey(attemptId: string, playerId: string): string {
  const keyOf = () => ({ attemptId, key: keptEnd(playerId, attemptId)?.key ?? crypto.randomUUID() })
  const [finish, setFinish] = useState(keyOf)
  if (finish.attemptId === attemptId) return finish.key
  const next = keyOf()
  setFinish(next)
  return next.key
}
