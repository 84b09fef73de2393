import { useEffect } from 'react'
import { stageActions } from '#src/stage/stage-actions.ts'

/** While the caller stands over the whole screen the stage draws nothing. */
export function useCoveredStage(isCovered = true): void {
  useEffect(() => {
    if (!isCovered) return
    stageActions.setCovered(true)
    return () => stageActions.setCovered(false)
  }, [isCovered])
}
