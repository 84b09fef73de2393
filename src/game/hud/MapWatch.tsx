import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isViewPage, pageAt } from '#src/navigation/paths.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'
import type { OverlayKind } from '#src/overlay/kinds.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { useTour } from '../tutorial/use-tour.ts'
import { useTourDue } from '../tutorial/use-tour-due.ts'
import { useHudPanel } from './hud-store.ts'
import { useDailyStreak } from './use-daily-streak.ts'
import { useNewContent } from './use-new-content.ts'
import { useSeasonRecap } from './use-season-recap.ts'
import { useStreakDue } from './use-streak-due.ts'

/** Reports to the overlay queue that a map is there, whether it is free, and what may still come over it. */
export function MapWatch({ isPage }: { isPage: boolean }) {
  const isView = isViewPage(useLocation().pathname)
  const tour = useTourDue()
  const isStreakDue = useStreakDue()
  const isFree = useFreeMap(isView)
  // a tour is shown on maps only: in an adventure of pages alone, everything else would wait for it for ever
  const isTour = tour !== null && !isView
  useExpected('tour', isTour)
  useExpected('streak', isStreakDue)
  useTour(isPage ? null : tour)
  useDailyStreak(isTour)
  useSeasonRecap()
  useEffect(() => overlay.standOn('map'), [])
  useNewContent(isFree)
  // last, when everything that comes by itself is in the queue
  useEffect(() => (isFree ? overlay.standOn('freeMap') : undefined), [isFree])
  return null
}

/** The map stands, and the player has opened nothing over it, nor is on the way from an introduction to its task. */
function useFreeMap(isView: boolean): boolean {
  const page = pageAt(useLocation().pathname)
  const isPage = page === 'list' || isView
  const isComing = useStage((stage) => !isPage && isDrawn(stage) && stage.status !== 'ready')
  const isCardOpen = useHudPanel(({ open }) => open !== null)
  const hasSheet = useSheet().open !== null
  return !isComing && !isCardOpen && !hasSheet && page !== 'introduction'
}

function useExpected(kind: OverlayKind, isExpected: boolean): void {
  useEffect(() => (isExpected ? overlay.expect(kind) : undefined), [kind, isExpected])
}
