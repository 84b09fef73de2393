import { useRef, useState } from 'react'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import { finishTask, refreshWorld, type Finished } from '#src/flows/finish-task.ts'
import { waitingFinishKey } from '#src/features/tasks/finish/send.ts'
import { kindOf } from '#src/features/tasks/kinds.ts'
import { useIsHere } from '#src/lib/use-is-here.ts'
import { forgetUnsaved } from '#src/outbox/page-saved.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { pathOfMission, pathOfHub } from '#src/navigation/paths.ts'
import { useEndTask } from '#src/navigation/use-task-navigation.ts'
import { usePresentFinish } from './use-present-finish.ts'

interface Finish {
  /** @param answers of an anonymous survey: they go with this call and nothing else */
  finish: (isAgain?: boolean, answers?: readonly SurveyAnswer[]) => Promise<void>
  /** Without a link: leads on, and what was finished waits in the outbox. @returns false where there is a link */
  finishLater: () => boolean
}

/**
 * Finishes the attempt that is played, leads back to its mission and shows what it brought. The finish waits in the outbox until
 * it has arrived: should the page go meanwhile, the next one sends it.
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

  async function finish(isAgain = false, answers?: readonly SurveyAnswer[]): Promise<void> {
    const finished = await finishTask(attempt.id, finishKey(), isAgain, answers)
    // A quiet repeat and a press may both be answered.
    if (ended.current === attempt.id) return
    ended.current = attempt.id
    // The server has it, whether or not it can be shown.
    void leadOn(finished)
  }

  async function leadOn(finished: Finished): Promise<void> {
    if (!isHere()) {
      // A player who left meanwhile stays where they are; the world has changed all the same.
      await refreshWorld()
      return
    }
    forgetUnsaved()
    await end()
    await present(finished)
  }

  function finishLater(): boolean {
    if (navigator.onLine || !isHere() || kindOf(task.type)?.isEndedOnline) return false
    forgetUnsaved()
    void end()
    return true
  }

  return { finish, finishLater }
}

/** One key for all tries of an attempt's finish, so that a repeated one awards nothing twice. */
function useFinishKey(attemptId: string, playerId: string): () => string {
  const [own] = useState(() => new Map<string, string>())
  return () => {
    const key = waitingFinishKey(playerId, attemptId) ?? own.get(attemptId) ?? crypto.randomUUID()
    own.set(attemptId, key)
    return key
  }
}
