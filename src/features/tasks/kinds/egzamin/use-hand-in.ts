import { useState } from 'react'
import { useSaving } from '../../parts/use-saving.ts'
import { failureWords, type FailureWords } from '../../parts/failure-words.ts'

interface HandIn {
  isFinishing: boolean
  trouble: FailureWords | null
  handIn: () => void
}

/** Hands in once the server has every answer; sent again by itself until it arrives. */
export function useHandIn(
  settle: () => Promise<void>,
  onFinish: () => Promise<void>,
  onStale: () => void,
): HandIn {
  const [isFinishing, setIsFinishing] = useState(false)
  const [trouble, setTrouble] = useState<FailureWords | null>(null)
  const { send } = useSaving()
  return {
    isFinishing,
    trouble,
    handIn: () => {
      setIsFinishing(true)
      setTrouble(null)
      send(
        async () => {
          await settle()
          await onFinish()
        },
        (error) => {
          if (error === null) return
          const words = failureWords(error, 'finish')
          setTrouble(words)
          setIsFinishing(false)
          if (words.isStale) onStale()
        },
      )
    },
  }
}
