import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MOBILE } from '#shared/domain/mobile.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { isFirstPlay } from '#src/features/tutorial/is-first-play.ts'
import type { TourPart } from '#src/features/tutorial/pieces.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { useHudPanel } from '../hud/hud-store.ts'
import { useLeft } from './pieces-left.ts'
import { explainMenu, useShowing } from './showing.ts'

/**
 * What of the tour a player is shown, or will be as soon as the map stands: whatever else comes by itself waits. It begins on a first play alone;
 * its later pieces come when what they explain is there for the first time. On a phone they come as one, with the first task done.
 */
export function useTourDue(): TourPart | null {
  const { data: profile } = useQuery(profileQuery)
  const { data: progress } = useQuery(progressQuery)
  const { isWanted, isMenuNew } = useShowing()
  const isMobile = useMedia(MOBILE)
  const isMenuOpen = useHudPanel(({ open, use }) => open === 'me' && use === 'pressed')
  const left = useLeft(profile)
  const mayExplainMenu = !isMobile && isMenuOpen && left.includes('menu')
  useEffect(() => {
    if (mayExplainMenu) explainMenu()
  }, [mayExplainMenu])
  const isFirst = progress !== undefined && isFirstPlay(progress)
  if (isWanted) return 'all'
  if (profile?.isTutorialSeen === false && isFirst) return 'arrival'
  if (!isMobile && isMenuNew && left.includes('menu')) return 'menu'
  return left.includes('reward') && progress !== undefined && !isFirst ? 'reward' : null
}
