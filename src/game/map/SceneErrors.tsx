import { useQuery } from '@tanstack/react-query'
import { MAKERS } from '#shared/domain/roles.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { lazyComponent } from '#src/lib/lazy-component.ts'
import { useStage } from '#src/stage/stage-store.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'

const ErrorList = lazyComponent(async () => (await import('./ErrorList.tsx')).ErrorList)

/**
 * Tells the makers which files of a scene did not come (STAGE-7), and what is malformed in the adventure's tree (DATA-4); to a
 * player a missing picture says nothing, and no list of them is fetched.
 */
export function SceneErrors() {
  const { data: profile } = useQuery(profileQuery)
  const shownId = useStage(({ shown }) => shown?.id)
  const all = useStage((stage) => stage.errors)
  const { errors: treeErrors } = useAdventure()
  const errors = all.filter(({ sceneId }) => sceneId === shownId)
  if (!profile || !MAKERS.some((role) => role === profile.role) || errors.length + treeErrors.length === 0)
    return null
  return <ErrorList errors={errors} treeErrors={treeErrors} />
}
