import { isFailure } from '#src/lib/failure.ts'

/** `offline`: no answer came; `unsaved`: the server refused. */
export type SavedState = 'saved' | 'saving' | 'offline' | 'unsaved'

type Send = () => Promise<unknown>

export function savedAfter(error: unknown): SavedState {
  return isFailure(error) && error.kind === 'offline' ? 'offline' : 'unsaved'
}

/** What one chip says of two things that are saved apart. */
export function worseOf(one: SavedState, other: SavedState): SavedState {
  const worstFirst = ['saving', 'unsaved', 'offline', 'saved'] as const
  return worstFirst.find((saved) => saved === one || saved === other) ?? 'saved'
}

/** Keeps the latest of many: one call at a time, and of those that wait only the last is sent. */
export function keepLatest(report: (saved: SavedState) => void): (send: Send) => void {
  let isUnderWay = false
  let waiting: Send | null = null

  async function work(send: Send): Promise<void> {
    isUnderWay = true
    report('saving')
    const saved = await send().then(() => 'saved' as const, savedAfter)
    isUnderWay = false
    const next = waiting
    waiting = null
    if (next) void work(next)
    else report(saved)
  }

  return (send) => {
    if (isUnderWay) waiting = send
    else void work(send)
  }
}
