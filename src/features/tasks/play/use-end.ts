import { useState } from 'react'
import type { TaskKind } from '#shared/domain/task-kinds.ts'
import { failureWords, type FailureWords } from '../parts/failure-words.ts'
import type { PlayerProps } from '../kinds/player-props.tsx'
import { worseOf, type SavedState } from '../parts/saving.ts'
import { useSaving } from '../parts/use-saving.ts'
import type { Playing } from './use-play.ts'

interface End {
  isFinishing: boolean
  trouble: FailureWords | null
  /** Of the moves and of the end. */
  saved: SavedState
  finish: () => void
}

/** Finishes an attempt when all of it has arrived. What does not get there is sent again by itself. */
export function useEnd<Kind extends TaskKind>(
  { saved, settle }: Playing<Kind>,
  { onFinish, onStale }: PlayerProps<Kind>,
): End {
  const [isFinishing, setIsFinishing] = useState(false)
  const [trouble, setTrouble] = useState<FailureWords | null>(null)
  const saving = useSaving()

  async function end(): Promise<void> {
    await settle()
    await onFinish()
  }

  return {
    isFinishing,
    trouble,
    saved: worseOf(saved, saving.saved),
    finish: () => {
      setIsFinishing(true)
      setTrouble(null)
      saving.send(end, (error) => {
        if (error === null) return
        const words = failureWords(error, 'finish')
        if (words.isStale) onStale()
        setTrouble(words)
        setIsFinishing(false)
      })
    },
  }
}
