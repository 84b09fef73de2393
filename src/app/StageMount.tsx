import { useEffect } from 'react'
import { StageShell } from '#src/stage/StageShell.tsx'
import { stageActions } from '#src/stage/stage-actions.ts'

/** The one stage of the tab. It stays when the player signs out, but shows nothing of theirs any more. */
export default function StageMount({ isSignedIn }: { isSignedIn: boolean }) {
  useEffect(() => {
    if (!isSignedIn) stageActions.clear()
  }, [isSignedIn])
  return (
    <div hidden={!isSignedIn}>
      <StageShell />
    </div>
  )
}
