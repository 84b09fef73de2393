import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { SceneDescription } from '#shared/scene/description.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { playerKey } from '#src/lib/player-keys.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { beginArrival } from './arrival.ts'

const GLIDE_MS = 3000

/** Anyone who sees the map for the first time glides to the first open place; once, and a touch of the map ends it. */
export function useFirstArrival(scene: SceneDescription | null): void {
  const { data: profile } = useQuery(profileQuery)
  const { data: progress } = useQuery(progressQuery)
  const isThere = useStage(
    (stage) => isDrawn(stage) && stage.status === 'ready' && stage.shown?.id === scene?.id,
  )
  const isNew = progress?.playerProgress === 0 && progress.playerPoints === 0
  const first = scene?.kind === 'moving' ? scene.elements.find(({ isNext }) => isNext)?.id : undefined
  const key = profile && playerKey('arrived', profile.id)

  // before anyone who waits for its end looks whether it has begun
  useLayoutEffect(() => {
    if (!isThere || !isNew || !first || !key || readLocal(key)) return
    writeLocal(key, '1')
    return beginArrival(stageActions.approachElement(first, GLIDE_MS))
  }, [isThere, isNew, first, key])
}
