import { useEffect } from 'react'
import { stageActions } from '#src/stage/stage-actions.ts'

/** While the caller stands over the whole screen the stage draws nothing. */
export function useCoveredStage(): void {
  useEffect(() => {
    stageActions.setCovered(true)
    return () => stageActions.setCovered(false)
  }, [])
}
