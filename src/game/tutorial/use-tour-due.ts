import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { isFirstPlay } from '#src/features/tutorial/is-first-play.ts'
import { useShowing } from './showing.ts'

/** Whether a player is shown around, or will be as soon as the map stands: whatever else comes by itself waits. */
export function useTourDue(): boolean {
  const { data: profile } = useQuery(profileQuery)
  const { data: progress } = useQuery(progressQuery)
  const isAsked = useShowing(({ isWanted }) => isWanted)
  const isNew = profile?.isTutorialSeen === false && progress !== undefined && isFirstPlay(progress)
  return isAsked || isNew
}
