import { useState } from 'react'
import { isFailure } from '#src/lib/failure.ts'
import { useSaving } from '../../parts/use-saving.ts'
import type { PlayerProps } from '../player-props.tsx'
import { failureWords, type FailureWords } from '../../parts/failure-words.ts'

interface EndWords {
  key: FailureWords['key'] | 'tasks.film.unfinished'
  values: Record<string, number>
}

interface End {
  isFinishing: boolean
  trouble: EndWords | null
  finish: () => void
}

interface Ending extends Pick<PlayerProps, 'onFinish' | 'onStale'> {
  settle: () => Promise<void>
}

/** Ends a film: first what was seen, then the end, both again by themselves until they arrive. */
export function useEnd({ settle, onFinish, onStale }: Ending): End {
  const [isFinishing, setFinishing] = useState(false)
  const [trouble, setTrouble] = useState<EndWords | null>(null)
  const { send } = useSaving()
  return {
    isFinishing,
    trouble,
    finish: () => {
      if (isFinishing) return
      setFinishing(true)
      setTrouble(null)
      send(
        async () => {
          await settle()
          await onFinish()
        },
        (error) => {
          if (error === null) return
          const words = failureWords(error, 'finish')
          if (words.isStale) onStale()
          setTrouble(isFailure(error, 422) ? { key: 'tasks.film.unfinished', values: {} } : words)
          setFinishing(false)
        },
      )
    },
  }
}
