import { bringWritten } from '#src/features/tasks/written-plays.ts'
import type { Carrier } from './sender.ts'

/** Carries files nowhere: where a task is written, what is chosen is there at once, and stays on this device. */
export function besideForm(attemptId: string): Carrier {
  return {
    transfer: (file, _, { onBegun, onProgress }) => ({
      done: Promise.resolve().then(() => {
        onBegun(bringWritten(attemptId, file))
        onProgress(file.size)
      }),
      stop: () => undefined,
    }),
    check: () => Promise.resolve(true),
    cancel: () => Promise.resolve(),
  }
}
