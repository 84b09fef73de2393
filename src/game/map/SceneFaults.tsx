import { useQuery } from '@tanstack/react-query'
import { MAKERS } from '#shared/domain/roles.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { lazyComponent } from '#src/lib/lazy-component.ts'
import { useStage } from '#src/stage/stage-store.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'

const FaultList = lazyComponent(async () => (await import('./FaultList.tsx')).FaultList)

/**
 * Tells the makers which files of a scene did not come (STAGE-7), and what is malformed in the adventure's tree (DATA-4); to a
 * player a missing picture says nothing, and no list of them is fetched.
 */
export function SceneFaults() {
  const { data: profile } = useQuery(profileQuery)
  const shownId = useStage(({ shown }) => shown?.id)
  const all = useStage((stage) => stage.faults)
  const { faults: treeFaults } = useAdventure()
  const faults = all.filter(({ sceneId }) => sceneId === shownId)
  if (!profile || !MAKERS.some((role) => role === profile.role) || faults.length + treeFaults.length === 0)
    return null
  return <FaultList faults={faults} treeFaults={treeFaults} />
}
