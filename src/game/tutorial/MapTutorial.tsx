import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { MOBILE } from '#shared/domain/mobile.ts'
import { headOf, stillOf } from '#shared/scene/assistant.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { saveProfile } from '#src/features/profile/save-profile.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { collectSpots } from '#src/features/tutorial/collect-spots.ts'
import { PIECES, type TourPart } from '#src/features/tutorial/pieces.ts'
import {
  dropTutorial,
  finishTutorial,
  showSpots,
  startTutorial,
  useTutorial,
} from '#src/features/tutorial/store.ts'
import type { FindSpot } from '#src/features/tutorial/spots.ts'
import { Summary } from '#src/features/tutorial/Summary.tsx'
import { Tutorial } from '#src/features/tutorial/Tutorial.tsx'
import { queryClient } from '#src/lib/query-client.ts'
import { pageAt } from '#src/navigation/paths.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { useStage } from '#src/stage/stage-store.ts'
import { closePanel, openPanel } from '../hud/hud-store.ts'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'
import { spotFinder } from './find-spot.ts'
import { notePart } from './pieces-left.ts'
import { stopShowing } from './showing.ts'

/** Shows a newcomer around; it makes room for the introduction of a task, and begins anew on the scene below it. */
export function MapTutorial(props: OverlayViewProps<'tour'>) {
  const isIntroduction = pageAt(useLocation().pathname) === 'introduction'
  return isIntroduction ? null : <Tour {...props} />
}

function Tour({ request, frame }: OverlayViewProps<'tour'>) {
  const { part, hasActivities, hasCoins } = request
  const { onGone } = frame
  const isMobile = useMedia(MOBILE)
  const hasStreak = usePlatform(({ switches }) => switches.streak_enabled)
  const state = useTutorial((tutorial) => tutorial.state)
  const assistant = useStage(({ shown }) => shown?.assistant ?? null)
  const isActive = state === 'active'

  useEffect(() => {
    startTutorial()
    return dropTutorial
  }, [])
  useEffect(() => {
    if (state !== 'finished') return
    // what the player had opened is there again
    if (part === 'menu') openPanel('me')
    onGone()
  }, [state, part, onGone])
  const end = () => close(part, true)
  const done = () => {
    const { steps, at } = useTutorial.getState()
    const enter = part === 'arrival' ? steps?.[at]?.enter : null
    close(part, false)
    enter?.()
  }
  const find = spotFinder({ hasStreak, hasActivities })
  useNarrowed(isMobile, end)
  useMenu(isActive && !isMobile && part !== 'arrival' && part !== 'reward')

  const collect = useEffectEvent(async (stopped: AbortSignal) => {
    const names = part === 'all' ? undefined : PIECES[part]
    const spots = await collectSpots(find, stopped, names)
    if (stopped.aborted) return
    if (spots.length > 0) showSpots(spots)
    // where there is nothing to show, it is over
    else close(part, false)
  })
  useEffect(() => {
    if (!isActive || isMobile) return
    const stop = new AbortController()
    void collect(stop.signal)
    return () => stop.abort()
  }, [isActive, isMobile])

  if (!isActive) return null
  if (isMobile) return <OnOneCard {...{ part, hasStreak, find }} onClose={end} />
  const face = assistant && headOf(stillOf(assistant))
  return <Tutorial face={face} hasCoins={hasCoins} onClose={end} onDone={done} />
}

interface OnOneCardProps {
  part: TourPart
  hasStreak: boolean
  find: FindSpot
  onClose: () => void
}

/** On a phone: where to begin, and with the first task behind a player all that is left of it. */
function OnOneCard({ part, hasStreak, find, onClose }: OnOneCardProps) {
  const mark = part === 'arrival' ? find('mark') : null
  const first = mark === 'absent' ? null : mark
  const done = () => {
    close(part, part !== 'arrival')
    first?.enter?.()
  }
  return <Summary {...{ part, hasStreak, onClose }} first={first?.label ?? null} onDone={done} />
}

/** @param isEnough nothing of it is to follow */
function close(part: TourPart, isEnough: boolean): void {
  const profile = queryClient.getQueryData(profileQuery.queryKey)
  const tourLeft = profile && notePart(profile, part, isEnough)
  finishTutorial()
  stopShowing()
  if (!profile || !tourLeft) return
  const seen = part === 'all' || part === 'arrival' ? ({ isTutorialSeen: true } as const) : {}
  queryClient.setQueryData(profileQuery.queryKey, { ...profile, ...seen, tourLeft })
  // where it does not arrive, it is offered again with the next visit
  void saveProfile({ ...seen, tourLeft }).catch(() => {})
}

/** Opens the main menu unseen while the tour looks for its buttons, and in sight while it explains them. */
function useMenu(isTour: boolean): void {
  const use = useTutorial(({ steps, at }) => {
    if (!steps) return 'measured'
    return steps[at]?.name === 'navigation' ? 'displayed' : null
  })
  useEffect(() => {
    if (!isTour || use === null) return
    openPanel('me', use)
    return closePanel
  }, [isTour, use])
}

/** Tells that the window has become too narrow (TUT-5). */
function useNarrowed(isMobile: boolean, close: () => void): void {
  const wasMobile = useRef(isMobile)
  const onNarrow = useEffectEvent(close)
  useEffect(() => {
    const isNarrowed = isMobile && !wasMobile.current
    wasMobile.current = isMobile
    if (isNarrowed && useTutorial.getState().state === 'active') onNarrow()
  }, [isMobile])
}
