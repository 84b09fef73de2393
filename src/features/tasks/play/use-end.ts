import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TaskKind } from '#kinds/shared.ts'
import { isFailure } from '#src/lib/failure.ts'
import { worseOf, type SavedState } from '#src/outbox/saved.ts'
import { useQueueState } from '#src/outbox/use-queue.ts'
import { finishes } from '../finish/send.ts'
import { failureWords, type FailureWords, type UnfinishedKey } from '../parts/failure-words.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import type { Playing } from './use-play.ts'

export interface End {
  isFinishing: boolean
  /** Of the end, or of an attempt that was ended elsewhere. */
  trouble: FailureWords | null
  /** Of the moves and of the end. */
  saved: SavedState
  finish: () => void
}

type Finishing<Kind extends TaskKind> = Pick<
  PlayerProps<Kind>,
  'attempt' | 'playerId' | 'onFinish' | 'onFinishLater' | 'onStale'
>

/**
 * Finishes an attempt when all of it has arrived. What does not get there is sent again by itself: as it is shown here, and
 * later on without it.
 */
export function useEnd<Kind extends TaskKind>(
  { saved, ended }: Pick<Playing<Kind>, 'saved' | 'ended'>,
  { attempt, playerId, onFinish, onFinishLater, onStale }: Finishing<Kind>,
  unfinished: UnfinishedKey,
): End {
  const [isFinishing, setIsFinishing] = useState(false)
  const [trouble, setTrouble] = useState<FailureWords | null>(null)
  const queue = finishes.at(playerId, attempt.id)
  const sending = useQueueState(queue)
  const release = useRef(() => {})
  const isSentHere = useRef(false)
  const attendWaiting = useEffectEvent(() => {
    // an earlier page has pressed finish: the result is shown here, where the task is open
    if (queue.state().waiting.length > 0) attend()
  })
  useEffect(() => {
    attendWaiting()
    return () => release.current()
  }, [])

  function attend(): void {
    release.current()
    isSentHere.current = false
    const via = async (isAgain: boolean) => {
      isSentHere.current = true
      await onFinish(isAgain)
      return null
    }
    release.current = queue.attend({ via, report })
  }

  function report(error: unknown): void {
    if (error === null) {
      // an earlier try had arrived: its result is not known here, but the attempt is over
      if (!isSentHere.current) {
        setIsFinishing(false)
        onStale()
      }
      return
    }
    if (isFailure(error, 0) && queue.isStored() && onFinishLater?.()) return
    const words = failureWords(error, 'finish', unfinished)
    if (words.isStale) onStale()
    setTrouble(words)
    setIsFinishing(false)
  }

  return {
    isFinishing,
    trouble: trouble ?? (ended === null ? null : failureWords(ended, 'answer', unfinished)),
    saved: worseOf(saved, sending.saved),
    finish: () => {
      if (isFinishing) return
      setIsFinishing(true)
      setTrouble(null)
      attend()
      queue.press()
      queue.put({ taskId: attempt.taskId, key: crypto.randomUUID() })
    },
  }
}
