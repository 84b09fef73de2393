import { useRef, useState } from 'react'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import { finishTask, refreshWorld, type Finished } from '#src/flows/finish-task.ts'
import { dropEnd, keepEnd, keptEnd } from '#src/features/tasks/kept-ends.ts'
import { kindOf } from '#src/features/tasks/kinds.ts'
import { isRefused, forgetUnsaved } from '#src/features/tasks/task-saved.ts'
import { useIsHere } from '#src/lib/use-is-here.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { pathOfMission, pathOfHub } from '#src/navigation/paths.ts'
import { useEndTask } from '#src/navigation/use-task-way.ts'
import { usePresentFinish } from './use-present-finish.ts'

interface Finish {
  /** @param answers of an anonymous survey: they go with this call and nothing else */
  finish: (isAgain?: boolean, answers?: readonly SurveyAnswer[]) => Promise<void>
  /** Without a link: keeps the end and leads on. @returns false where there is a link, or it cannot be kept */
  finishLater: () => boolean
}

/**
 * Finishes the attempt that is played, leads back to its mission and shows what it brought. Its end is kept until it has
 * arrived: should the page go meanwhile, the next one sends it.
 */
export function useFinish(attempt: Attempt, playerId: string): Finish {
  const { adventure } = useAdventure()
  const finishKey = useFinishKey(attempt.id, playerId)
  const isHere = useIsHere()
  const ended = useRef('')
  const { task } = attempt
  const present = usePresentFinish(task, playerId)
  const mission = adventure.missions.get(task.missionId)
  const end = useEndTask(mission ? pathOfMission(mission) : pathOfHub(adventure))

  async function send(isAgain: boolean, answers?: readonly SurveyAnswer[]): Promise<Finished> {
    // an end without its answers would be sent by the next page
    if (!answers) keepEnd(playerId, attempt.id, { taskId: task.id, key: finishKey })
    const finished = await finishTask(attempt.id, finishKey, isAgain, answers).catch((error: unknown) => {
      if (isRefused(error)) dropEnd(playerId, attempt.id)
      throw error
    })
    dropEnd(playerId, attempt.id)
    return finished
  }

  async function finish(isAgain = false, answers?: readonly SurveyAnswer[]): Promise<void> {
    const finished = await send(isAgain, answers)
    // A quiet repeat and a press may both be answered.
    if (ended.current === attempt.id) return
    ended.current = attempt.id
    if (!isHere()) {
      // Whoever left meanwhile is led nowhere; the world has changed all the same.
      await refreshWorld()
      return
    }
    forgetUnsaved()
    await end()
    present(finished)
  }

  function finishLater(): boolean {
    if (navigator.onLine || !isHere() || kindOf(task.type)?.isEndedOnline) return false
    if (!keepEnd(playerId, attempt.id, { taskId: task.id, key: finishKey })) return false
    forgetUnsaved()
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
