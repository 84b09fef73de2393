import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { isSamePage } from './same-page.ts'
import { useGoBack } from './use-go-back.ts'

/** What comes from below on a phone, one at a time. `tasks` is the list of the mission that the address names. */
const Sheet = z.enum(['tasks', 'streak', 'me', 'forYou'])
export type SheetName = z.infer<typeof Sheet>

const SheetState = z.object({ sheet: Sheet })

interface SheetControl {
  open: SheetName | null
  openSheet: (sheet: SheetName) => void
  closeSheet: () => void
  /** To another address; an open sheet leaves no trace behind. */
  leaveFor: (path: string) => void
}

/** The sheet that an entry of the history has open; null: it is a page alone. */
export function sheetIn(state: unknown): SheetName | null {
  const parsed = SheetState.safeParse(state)
  return parsed.success ? parsed.data.sheet : null
}

/** An open sheet is an entry of the history over its page: Back closes it, and it never outlives its address. */
export function useSheet(): SheetControl {
  const location = useLocation()
  const navigate = useNavigate()
  const goBack = useGoBack()
  const open = sheetIn(location.state)

  const closeSheet = (): void => {
    if (open) goBack()
  }
  return {
    open,
    // The streak and me take each other's place; both stand over the list.
    openSheet: (sheet) =>
      void navigate(location.pathname, { state: { sheet }, replace: open === 'streak' || open === 'me' }),
    closeSheet,
    leaveFor: (path) => {
      if (isSamePage(path, location.pathname)) closeSheet()
      else void navigate(path, { replace: open !== null })
    },
  }
}
