import { useLocation } from 'react-router-dom'
import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { useCovered } from '#src/ui/covering.ts'
import { isViewPage, pageAt } from '#src/navigation/paths.ts'
import { usePopups } from '#src/overlay/popups.ts'
import { useTourDue } from '../tutorial/use-tour-due.ts'
import { useHudPanel } from './hud-store.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'

/**
 * Whether what comes by itself may come: the map stands, nothing is open over it, and nobody is being shown around.
 * Pop-ups wait for each other, in this order: the tour, the streak and its bonus, the house's alerts, all else.
 * @param isOwn what is open is the caller's, and hinders nothing
 */
export function useFreeMap(isOwn = false): boolean {
  const { pathname } = useLocation()
  const isView = isViewPage(pathname)
  const isPage = pageAt(pathname) === 'list' || isView
  const isComing = useStage((stage) => !isPage && isDrawn(stage) && stage.status !== 'ready')
  const isCardOpen = useHudPanel(({ open }) => open !== null)
  const hasSheet = useSheet().open !== null
  const hasPopup = usePopups(({ queue }) => queue.length > 0)
  const isCovered = useCovered()
  // it is given on maps: an adventure of pages alone would wait for it for ever
  const isTourDue = useTourDue() && !isView
  return !isComing && !isCardOpen && !hasSheet && !hasPopup && (isOwn || !isCovered) && !isTourDue
}
