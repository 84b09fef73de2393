import { useState } from 'react'
import type { Story } from '#shared/contract/stories.ts'
import { keepStep } from './queries.ts'

type Step = Story['steps'][number]

interface Steps {
  step: Step | undefined
  index: number
  isLast: boolean
  next: () => void
  back: () => void
}

/** Goes on where the player was; one that was heard to its end begins anew. Going back only looks. */
export function useSteps({ missionId, steps, at, isFinished }: Story): Steps {
  const last = Math.max(0, steps.length - 1)
  const [index, setIndex] = useState(isFinished ? 0 : Math.min(Math.max(0, at), last))
  const [farthest, setFarthest] = useState(isFinished ? last : index)
  return {
    step: steps[index],
    index,
    isLast: index >= last,
    next: () => {
      const to = Math.min(index + 1, last)
      setIndex(to)
      if (to <= farthest) return
      setFarthest(to)
      void keepStep(missionId, to)
    },
    back: () => setIndex(Math.max(0, index - 1)),
  }
}
