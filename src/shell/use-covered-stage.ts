import { useEffect } from 'react'
import { stageActions } from '#src/stage/stage-actions.ts'

/** What stands over the whole screen, with what is on its way out below what has come. */
let covers = 0

/** While the caller stands over the whole screen the stage draws nothing. */
export function useCoveredStage(isCovered = true): void {
  useEffect(() => {
    if (!isCovered) return
    change(1)
    return () => change(-1)
  }, [isCovered])
}

function change(by: number): void {
  covers += by
  stageActions.setCovered(covers > 0)
}
