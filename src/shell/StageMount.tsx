import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { profileQuery } from '#src/features/profile/queries.ts'
import { useSession } from '#src/features/session/store.ts'
import { afterFirstView } from '#src/lib/first-view.ts'
import { StageShell } from '#src/stage/StageShell.tsx'
import { stageActions } from '#src/stage/stage-actions.ts'
import { useStageSlot } from './stage-slot.ts'
import styles from './StageMount.module.css'

/** The one stage of the tab. It stays when the player signs out, but shows nothing of theirs any more. */
function StageMount() {
  // while the first view of what this device knows is made, its code is here as well
  const [isReturning] = useState(() => afterFirstView() !== null)
  const isSignedIn = useSession(({ state }) => state === 'true')
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn })
  const player = profile?.id ?? null
  useEffect(() => {
    if (isSignedIn) stageActions.setPlayer(player)
    else stageActions.clear()
  }, [isSignedIn, player])
  return (
    <div className={styles.mount} hidden={!isSignedIn}>
      <StageShell isCached={isReturning} />
    </div>
  )
}

/** Puts the stage behind every screen, for the life of the tab: a canvas is made once. */
export function useStageMount(): void {
  useEffect(() => useStageSlot.setState({ stage: <StageMount /> }), [])
}
