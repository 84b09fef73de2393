import { useState } from 'react'
import type { TaskKind } from '#kinds/shared.ts'
import { isFailure } from '#src/lib/failure.ts'
import { failureWords, type FailureWords, type UnfinishedKey } from '../parts/failure-words.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { mayPass, worseOf, type SavedState } from '../parts/saving.ts'
import { useSaving } from '../parts/use-saving.ts'
import type { Playing } from './use-play.ts'

export interface End {
  isFinishing: boolean
  /** Of the end, or of an attempt that was ended elsewhere. */
  trouble: FailureWords | null
  /** Of the moves and of the end. */
  saved: SavedState
  finish: () => void
}

/**
 * Finishes an attempt when all of it has arrived. What does not get there is sent again by itself, as long as the task is
 * shown.
 */
export function useEnd<Kind extends TaskKind>(
  { saved, settle, ended }: Pick<Playing<Kind>, 'saved' | 'settle' | 'ended'>,
  { onFinish, onFinishLater, onStale }: Pick<PlayerProps<Kind>, 'onFinish' | 'onFinishLater' | 'onStale'>,
  unfinished: UnfinishedKey,
): End {
  const [isFinishing, setIsFinishing] = useState(false)
  const [trouble, setTrouble] = useState<FailureWords | null>(null)
  const saving = useSaving()

  async function end(isAgain: boolean): Promise<void> {
    await settle()
    await onFinish(isAgain)
  }

  return {
    isFinishing,
    trouble: trouble ?? (ended === null ? null : failureWords(ended, 'answer', unfinished)),
    saved: worseOf(saved, saving.saved),
    finish: () => {
      if (isFinishing) return
      setIsFinishing(true)
      setTrouble(null)
      saving.send(end, (error) => {
        if (error === null) return
        if (isFailure(error, 0) && onFinishLater?.()) {
          saving.giveUp()
          return
        }
        const words = failureWords(error, 'finish', unfinished)
        // a refused end leaves nothing unsaved behind
        if (!mayPass(error)) saving.giveUp()
        if (words.isStale) onStale()
        setTrouble(words)
        setIsFinishing(false)
      })
    },
  }
}
