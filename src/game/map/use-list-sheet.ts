import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useSheet } from '#src/navigation/use-sheet.ts'

/** What the router calls the entry that a tab began with. */
const FIRST_ENTRY = 'default'

/**
 * The list of a mission as a sheet. It comes up by itself with the arrival, once; anyone who steps back to a mission
 * finds it as it was left.
 */
export function useListSheet(missionId: string, isWanted: boolean): { isOpen: boolean; close: () => void } {
  const { open, openSheet, closeSheet } = useSheet()
  const isArrival = useNavigationType() !== NavigationType.Pop
  const isFirst = useLocation().key === FIRST_ENTRY
  const shownFor = useRef('')
  const arrive = useEffectEvent(() => {
    if (shownFor.current === missionId) return
    shownFor.current = missionId
    if (open === null && (isArrival || isFirst)) openSheet('tasks')
  })
  useEffect(() => {
    if (isWanted) arrive()
  }, [missionId, isWanted])
  return { isOpen: open === 'tasks', close: closeSheet }
}
