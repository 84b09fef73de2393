import { create } from 'zustand'
import { dropTab, readTab, writeTab } from '#src/lib/tab-storage.ts'

/** Tab key; stands there from the closing of the pop-up until the link is back, also through a reload. */
const CLOSED = 'offlineClosed'

/** Whether the pop-up has been closed since the link went: then one line stands for it. */
export const useOffline = create<{ isClosed: boolean }>(() => ({ isClosed: readTab(CLOSED) !== null }))

export function closeOfflinePopup(): void {
  writeTab(CLOSED, '1')
  useOffline.setState({ isClosed: true })
}

export function reopenOfflinePopup(): void {
  dropTab(CLOSED)
  useOffline.setState({ isClosed: false })
}
