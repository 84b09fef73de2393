import { create } from 'zustand'

/** What an info modal tells (specification, section 3). The specification's apiError is `useApiError`. */
export type InfoCall =
  | {
      vietType: 'exam'
      /** The task's. */
      name: string
      isPassed: boolean
      /** What was right; null where that is kept back. */
      score: { right: number; all: number } | null
      points: number
      coins: number
    }
  | { vietType: 'streak'; points: number; coins: number }
  | {
      vietType: 'protip_chose' | 'protip_read'
      /** Who chose it; null where that person hides it. */
      name: string | null
      text: string
      /** Who wrote it, where that is somebody else who shows it. */
      author?: string | null
      /** Of the tip's words, where it is known. */
      lang?: string
      points: number
    }
  | { vietType: 'protip_wrong' }
  | {
      /** What was finished without a link, and the server has refused. */
      vietType: 'uncounted'
      /** The task's. */
      name: string
    }

/** They wait for each other: the first is open. */
export const useInfo = create<{ queue: readonly InfoCall[] }>(() => ({ queue: [] }))

export function openInfo(call: InfoCall): void {
  useInfo.setState(({ queue }) => ({ queue: [...queue, call] }))
}

export function closeInfo(): void {
  useInfo.setState(({ queue }) => ({ queue: queue.slice(1) }))
}

/** Whoever comes next must not see what was meant for the one before. */
export function dropInfos(): void {
  useInfo.setState({ queue: [] })
}
