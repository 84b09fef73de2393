import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { isFirstPlay } from '#src/features/tutorial/is-first-play.ts'
import { useWasShownPart } from './pieces-left.ts'

/**
 * Whether somebody was shown around on this page and has yet to finish a first task: what comes by itself waits until something was
 * earned, or the page is opened anew.
 */
export function useIsBeforeFirstTask(): boolean {
  const { data: profile } = useQuery(profileQuery)
  const { data: progress } = useQuery(progressQuery)
  const wasShown = useWasShownPart(profile?.id)
  return wasShown && progress !== undefined && isFirstPlay(progress)
}
