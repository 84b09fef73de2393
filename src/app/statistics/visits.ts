import type { Location } from 'react-router-dom'
import { sheetIn } from '#src/navigation/use-sheet.ts'

/** Navigations inside such an URL are recorded (ROUTE-5). */
const RECORDED_IN = 'app/game'

/** Where the player is. */
export interface Visit {
  /** The router makes one for each navigation, also where key and address are the same. */
  entry: Location | null
  /** Key and address of the latest page that was recorded. */
  recorded: string | null
}

/** A sheet stands over the page where the player is already: neither that it comes nor that it goes is a navigation. */
export function nextVisit(
  { entry: last, recorded }: Visit,
  entry: Location,
): Visit & { isRecorded: boolean } {
  const address = `${entry.pathname}${entry.search}`
  const page = `${entry.key} ${address}`
  const isUnder = last !== null && sheetIn(last.state) !== null && recorded === page
  if (entry === last || isUnder || sheetIn(entry.state) !== null || !address.includes(RECORDED_IN)) {
    return { entry, recorded, isRecorded: false }
  }
  return { entry, recorded: page, isRecorded: true }
}
