import type { Attempt } from '#shared/contract/tasks.ts'

export interface PlayerProps {
  attempt: Attempt
  /** Sends the end of the attempt; rejects with the `Failure` that the server answered. */
  onFinish: () => Promise<void>
  onBack: () => void
  /** The attempt was changed from elsewhere: what is shown must be loaded again. */
  onStale: () => void
}
