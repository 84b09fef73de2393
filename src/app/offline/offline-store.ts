import { create } from 'zustand'

/** Whether the pop-up has been closed since the link went: then one line stands for it. */
export const useOffline = create<{ isClosed: boolean }>(() => ({ isClosed: false }))

export function closeOfflinePopup(): void {
  useOffline.setState({ isClosed: true })
}

export function reopenOfflinePopup(): void {
  useOffline.setState({ isClosed: false })
}
