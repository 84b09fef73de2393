import type { Attempt } from '#shared/contract/tasks.ts'

/** Answers that were right at the first try. */
export interface Score {
  right: number
  all: number
}

export interface PlayerProps {
  attempt: Attempt
  /** Sends the end of the attempt with what the player scored, where there was something to answer; rejects with the `Failure` that the server answered. */
  onFinish: (score: Score | null) => Promise<void>
  onBack: () => void
  /** More of the attempt has reached the server: what is shown elsewhere of its progress is out of date. */
  onSaved: () => void
  /** The attempt was changed from elsewhere: what is shown must be loaded again. */
  onStale: () => void
}
